import type { Page } from '@playwright/test'
import { choose } from './choose.ts'
import { enquiryForm, losesMeanwhile, ONION, POSTS, VEGETABLES } from './enquiry-form.ts'
import { farmerWithEnquiry, filledIn, ownEnquiries, ownEnquiry } from './filled-in.ts'
import { chooseFile, photo } from './file-field.ts'
import { fail, recover } from './mock-faults.ts'
import { aroundAlert, expect, open, openAs, shortMessages, test, testWithFaults } from './fixture.ts'
import { provide } from './provide.ts'
import { holdRequests } from './requests.ts'
import { stopClock } from './time.ts'
import { asPerson, fetched, logIn, signIn } from './sign-in.ts'
import { proves } from '../tests/proves.ts'

const alert = (page: Page, text: string | RegExp) => page.getByRole('alert').filter({ hasText: text })
const createdDialog = (page: Page) => page.getByRole('dialog', { name: 'Enquiry created successfully!' })

const isOnBoard = async (page: Page, token: string, id: number) => {
  const board = '/api/mobile/v1/global-enquiries/?page=1&page_size=12'
  return (await fetched<{ results: { id: number }[] }>(page, board, token)).results.some((each) => each.id === id)
}

test.describe('posting', () => {
  test('a farmer’s offer is in the own list at once, and on the board once approved', async ({ page }) => {
    const { token } = await openAs(page, 'farmer', '/enquiry/new', 'mr')
    const form = enquiryForm(page)
    await expect(page.getByText('मला विक्री करायची आहे.')).toBeVisible()
    await expect(page.getByRole('radiogroup', { name: 'मला' })).toHaveCount(0)
    // The empty location offers the place of the profile, in the script of the page.
    const place = page.getByRole('option', { name: 'नाशिक, महाराष्ट्र (तुमच्या प्रोफाइलमधून)' })
    // The list stays closed until the profile is there.
    await expect(async () => {
      if (!(await place.isVisible())) await form.location.press('ArrowDown')
      await expect(place).toBeVisible({ timeout: 500 })
    }).toPass()
    await place.click()
    await expect(form.location).toHaveValue('नाशिक, महाराष्ट्र')
    await expect(page.getByText('प्रस्ताव टाकल्यावर तुम्ही आणखी फोटो जोडू शकता.')).toBeVisible()
    await form.fill()
    await form.notes.fill('कोरडा आणि निवडलेला')
    await expect(form.minimum).toHaveAccessibleDescription(/0\.00/)
    const sent = page.waitForRequest((each) => each.method() === 'POST' && each.url().endsWith('/v1/enquiries/'))
    await form.post.click()
    expect((await sent).postData()).toMatch(/name="minimum_expected_price"\s+0\.00\s/)
    const dialog = page.getByRole('dialog', { name: 'तुमचा प्रस्ताव टाकला आहे!' })
    await expect(dialog).toContainText('प्रस्ताव 24 तासांनंतर मंजूर होतो.')
    const heading = page.getByRole('heading', { level: 2, name: 'तुमचा प्रस्ताव टाकला आहे!' })
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await expect(heading).toBeFocused()

    const [own] = await ownEnquiries(page, token)
    expect(own).toMatchObject({ type: 'sell', quantity: 10, unit: 'quintal', expected_price: 12.5, status: 'pending' })
    expect(await ownEnquiry(page, token, own!.id)).toMatchObject({
      minimum_expected_price: 0,
      is_organic: false,
      contact_preference: 'phone',
      additional_notes: 'कोरडा आणि निवडलेला',
    })
    await expect(page.getByRole('link', { name: 'माझा प्रस्ताव पहा' })).toHaveAttribute('href', `/enquiry/${own!.id}`)
    expect(await isOnBoard(page, token, own!.id)).toBe(false)
    await provide(page, 'an enquiry is approved', { id: own!.id })
    await expect.poll(() => ownEnquiry(page, token, own!.id)).toMatchObject({ status: 'approved' })
    expect(await isOnBoard(page, token, own!.id)).toBe(true)

    // The code of the second dialog is there already.
    await page.getByRole('button', { name: 'आणखी एक टाका' }).click()
    await form.fill()
    await form.post.click()
    await expect(dialog).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(heading).toBeFocused()

    // The address is opened anew, as from a bookmark.
    await page.goto('/enquiry/new')
    await expect(form.post).toBeVisible()
  })
})

testWithFaults(
  'after an expired session and a reload during posting, the draft says it may be posted, and is posted once',
  proves('case 15'),
  async ({ page }) => {
    const { mobile, token, form } = await filledIn(page)
    await fail(page, 'createEnquiry', '401', 1)
    await form.post.click()
    await expect(page).toHaveURL('/auth?next=%2Fenquiry%2Fnew')
    await logIn(page, mobile)
    await expect(form.location).toHaveValue('Niphad, Nashik')
    const { arrived, release } = await holdRequests(page, POSTS, { answered: true })
    await form.post.click()
    await arrived
    await page.reload()
    release()
    const notice = page.getByRole('status').filter({ hasText: 'it may already be posted' })
    await expect(notice.getByRole('link', { name: 'My enquiries' })).toHaveAttribute('href', '/enquiry')
    await form.post.click()
    await expect(createdDialog(page)).toBeVisible()
    expect(await ownEnquiries(page, token)).toHaveLength(1)
  },
)

test('fields have labels, the mandi price doesn’t move the location, a summary lists errors', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await openAs(page, 'farmer', '/enquiry/new')
  const form = enquiryForm(page)
  for (const [field, name] of [
    [form.category, 'Category'],
    [form.subcategory, 'Subcategory'],
    [form.variety, 'Variety'],
    [form.quantity, 'Quantity'],
    [form.unit, /^Unit/],
    [form.price, 'Expected price'],
    [form.minimum, 'Minimum expected price'],
    [form.location, 'Location'],
    [form.notes, 'Additional notes'],
    [form.post, 'Post enquiry'],
  ] as const)
    await expect(field).toHaveAccessibleName(name)
  await choose(form.category, VEGETABLES)
  await choose(form.subcategory, ONION)
  await form.location.click()
  const top = () => form.location.evaluate((field) => Math.round(field.getBoundingClientRect().top))
  const distance = async () => (await top()) - (await form.price.boundingBox())!.y
  const [before, apart] = [await top(), await distance()]
  await form.location.fill('Nashik')
  const price = page.getByText('No recent mandi price')
  await expect(price).toBeAttached()
  expect(await distance()).toBeGreaterThan(apart)
  // It is about the expected price (§enquiries.23).
  expect((await price.boundingBox())!.y).toBeLessThan((await form.minimum.boundingBox())!.y)
  await expect.poll(top).toBe(before)
  const withHint = await distance()
  await form.location.fill('Nowhere')
  await expect(page.getByText('No mandi price for this produce and place')).toBeVisible()
  expect(await distance()).toBe(withHint)
  await expect.poll(top).toBe(before)
})

test.describe('the profile check before posting', () => {
  test.use({ expected: { errors: [/Failed to load resource/] } })

  // SendFailure.test.tsx has the other problems, and where their links lead.
  test(
    'stops people without a business, and with a detail missing',
    proves('Create enquiry: profile-check errors block submission'),
    async ({ page }) => {
      const { form } = await filledIn(page, '')
      const register = alert(page, 'You have not registered a business yet.')
      await expect(register).toBeVisible()
      await form.post.click()
      await expect(register).toHaveCount(2) // above the form, and beside the pressed button

      const company = await filledIn(page, 'company')
      await provide(page, 'the business of the user lacks a detail', { mobile: company.mobile, detail: 'company_pan' })
      await company.form.post.click()
      await expect(alert(page, /Still missing: PAN of the company\. Enquiries can be posted only/).last()).toBeVisible()
      expect(await ownEnquiries(page, company.token)).toEqual([])
    },
  )

  test(
    'corrects a business type that differs from the server’s, and can be retried when the profile fails to load',
    proves(
      'Enquiry creation profile checks (block posting): businessTypeMismatch',
      'Enquiry creation profile checks (block posting): fetchProfile',
    ),
    async ({ page }) => {
      const { mobile, form } = await filledIn(page, 'farmer')
      await provide(page, 'the user has a complete business', { mobile, type: 'buyer' })
      await form.post.click()
      const notice = alert(page, 'The kind of business saved on this device is not the one you registered.')
      await notice.getByRole('button', { name: 'Use the registered one' }).first().click()
      await expect(page.getByRole('radio', { name: 'Buy' })).toBeVisible()
      await page.getByRole('radio', { name: 'Buy' }).check()

      await fail(page, 'getUserProfile', '500', 1)
      await form.post.click()
      const failure = alert(page, 'Your profile could not be loaded, so your enquiry was not posted.')
      await failure.getByRole('button', { name: 'Try again' }).click()
      await expect(createdDialog(page)).toBeVisible()
    },
  )
})

test.describe('after posting with an incomplete profile', () => {
  const dialog = (page: Page) => page.getByRole('alertdialog', { name: 'Enquiry created successfully!' })

  test(
    'a farmer is warned, then taken to the premium plan after 30 s',
    proves('Create enquiry: Enquiry created successfully!', 'check 26', 'check 28'),
    async ({ page }) => {
      await page.clock.install()
      const { mobile, form } = await filledIn(page, 'farmer')
      await page.clock.runFor(1_000)
      await losesMeanwhile(page, mobile, 'farm_size')
      await form.post.click()
      await expect(dialog(page)).toContainText('It still lacks: farm size.')
      await expect(dialog(page)).toContainText('Enquiries are approved after 24 hours.')
      await expect(page.getByRole('button', { name: 'Stay here' })).toBeFocused()
      await stopClock(page)
      const status = dialog(page).getByRole('status').first()
      await page.clock.runFor(4_000)
      await expect(status).toHaveText('')
      await page.clock.runFor(6_000)
      await expect(status).toHaveText('The next page opens in 20 seconds.')
      await page.clock.runFor(10_000)
      await expect(status).toHaveText('The next page opens in 10 seconds.')
      await expect(page).toHaveURL('/enquiry/new')
      await page.clock.runFor(9_000)
      await page.clock.resume()
      await expect(page).toHaveURL('/subscription')
      await expect(shortMessages(page)).toContainText('Enquiry created successfully!')
    },
  )

  test('others continue with step 2 of the registration @full', async ({ page }) => {
    const { mobile, form } = await filledIn(page, 'buyer')
    await losesMeanwhile(page, mobile, 'gst_number')
    await page.getByRole('radio', { name: 'Sell' }).check()
    await form.post.click()
    await expect(dialog(page)).toContainText('It still lacks: GST number.')
    await page.getByRole('button', { name: 'Complete my profile' }).click()
    await expect(page).toHaveURL('/register?step=2&business_type=buyer')
  })
})

test.describe('failures', () => {
  test.use({ expected: { errors: [/Failed to load resource/] } })

  test(
    'a list that failed to load can be retried; another choice clears the fields that depend on it',
    proves(
      'Other category failures: Failed to load categories',
      'Other category failures: Failed to load subcategories',
      'Other category failures: Failed to load varieties',
    ),
    async ({ page }) => {
      await signIn(page, 'farmer')
      await fail(page, 'listSubcategoriesOfCategory', '500', 1)
      await fail(page, 'listVarieties', '500', 1)
      await open(page, '/enquiry/new', 'en')
      const form = enquiryForm(page)
      await choose(form.category, VEGETABLES)
      await alert(page, 'Failed to load subcategories').getByRole('button').click()
      await choose(form.subcategory, ONION)
      await alert(page, 'Failed to load varieties').getByRole('button').click()
      await choose(form.variety, { at: 0 })
      // The cleared fields are asked for again.
      const summary = alert(page, 'Please correct this')
      await form.post.click()
      await expect(summary).not.toContainText('Choose a variety')
      await choose(form.subcategory, { typed: 'potato', name: 'Potato' })
      await form.post.click()
      await expect(summary).toContainText('Choose a variety')
      await choose(form.category, { id: '5' }) // fruits
      await form.post.click()
      await expect(summary).toContainText('Choose a subcategory')
      await fail(page, 'listCategories', '500', 2)
      await page.reload()
      await expect(alert(page, 'Failed to load categories')).toBeVisible()
      await recover(page)
      await alert(page, 'Failed to load categories').getByRole('button').click()
      await expect(form.category).toHaveValue('Fruits')
    },
  )
})

test.describe('changing an enquiry', () => {
  testWithFaults(
    'starts prefilled and saves; shows the server’s refusal and that a photo is damaged',
    proves(
      'Edit enquiry: Enquiry updated successfully!',
      'Edit enquiry: Failed to update enquiry',
      'Edit enquiry: with the server text',
      'check 28',
    ),
    async ({ page }) => {
      const { token, id } = await farmerWithEnquiry(page)
      const stored = await ownEnquiry(page, token, id)
      await page.clock.install()
      await open(page, `/enquiry/edit/${id}`, 'en')
      const form = enquiryForm(page)
      await expect(form.category).toHaveValue(stored.product.name)
      await expect(form.subcategory).toHaveValue(stored.sub_category.name)
      await expect(form.variety).not.toHaveValue('')
      await expect(form.price).toHaveValue('24.5')
      await expect(form.minimum).toHaveValue('22')
      await expect(form.quantity).toHaveValue('40')
      await expect(form.notOrganic).toBeChecked()
      await chooseFile(page, await photo(page))
      // The produce follows the language, and the form stays.
      const languages = page.locator('select', { has: page.locator('option[lang=mr]') }).first()
      const produce = page.getByRole('main').locator('h1 + p')
      await expect(produce).toContainText(stored.sub_category.name)
      await languages.selectOption('hi')
      await expect(produce).not.toContainText(stored.sub_category.name)
      await languages.selectOption('en')
      await expect(produce).toContainText(stored.sub_category.name)
      await form.minimum.fill('')
      await form.location.fill('Yeola, Nashik')
      await form.location.press('Tab')
      await stopClock(page)
      await page.getByRole('button', { name: 'Update enquiry' }).click()
      await expect(async () => {
        await page.clock.runFor(20)
        const done = page.getByRole('main').getByText('Enquiry updated successfully!')
        await expect(done).toBeFocused({ timeout: 100 })
        await expect(done).toBeInViewport({ ratio: 1, timeout: 100 })
      }).toPass()
      await page.clock.runFor(700)
      await expect(page).toHaveURL(`/enquiry/edit/${id}`)
      await page.clock.resume()
      await expect(page).toHaveURL(`/enquiry/${id}`)
      await expect(shortMessages(page)).toContainText('Enquiry updated successfully!')
      await expect(page.getByRole('main')).toContainText('Yeola, Nashik')
      const now = await ownEnquiry(page, token, id)
      expect(now).toMatchObject({ location: 'Yeola, Nashik', minimum_expected_price: 0, expected_price: 24.5 })
      expect(now.photo).toMatch(/\.jpg$|^\/media\/photos\//)

      await page.getByRole('link', { name: 'Edit Enquiry' }).click()
      await expect(form.location).toHaveValue('Yeola, Nashik')
      await form.location.fill('Niphad')
      await page.keyboard.press('Tab')
      await fail(page, 'updateEnquiry', '400', 1)
      const update = page.getByRole('button', { name: 'Update enquiry' })
      await update.click()
      await expect(alert(page, 'Failed to update enquiry')).toContainText('Please check the fields below.')
      // The page itself refuses a damaged photo.
      const { buffer, ...whole } = await photo(page)
      await chooseFile(page, { ...whole, buffer: buffer.subarray(0, 40) })
      await update.press('Enter')
      await expect(aroundAlert(alert(page, 'This file can’t be read as a photo.'))).toBeFocused()
    },
  )

  test('removes the photo, and can undo that @full', async ({ page }) => {
    const { token, id } = await farmerWithEnquiry(page)
    await open(page, '/', 'hi')
    await page.request.patch(`/api/mobile/v1/enquiries/${id}/`, {
      ...asPerson(token),
      multipart: { photo: await photo(page, { width: 400 }) },
    })
    await page.goto(`/enquiry/edit/${id}`)
    await page.getByRole('button', { name: 'फ़ोटो हटाएँ' }).click()
    await expect(page.getByText('प्रस्ताव बदलने पर फ़ोटो हट जाएगी।')).toBeVisible()
    await page.getByRole('button', { name: 'फ़ोटो रहने दें' }).click()
    await page.getByRole('button', { name: 'बदलाव सहेजें' }).click()
    await expect(page).toHaveURL(`/enquiry/${id}`)
    expect((await ownEnquiry(page, token, id)).photo).not.toBeNull()

    // A file that is no photo is refused, and the photo is removed all the same, also after a reload.
    await page.goto(`/enquiry/edit/${id}`)
    await page.getByRole('button', { name: 'फ़ोटो हटाएँ' }).click()
    await chooseFile(page, { name: 'bill.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('bill') })
    await expect(page.getByText(/^bill\.jpg: इस तरह/)).not.toHaveCount(0)
    await page.reload()
    await page.getByRole('button', { name: 'बदलाव सहेजें' }).click()
    await expect(page).toHaveURL(`/enquiry/${id}`)
    expect((await ownEnquiry(page, token, id)).photo).toBeNull()
  })
})
