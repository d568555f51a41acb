import type { Page } from '@playwright/test'
import { sampled } from '../tests/sample.ts'
import { fail } from './mock-faults.ts'
import { farmerWithEnquiry, ownEnquiry } from './filled-in.ts'
import { cards, expect, open, shortMessages, test, testWithFaults } from './fixture.ts'
import { newId, provide } from './provide.ts'
import { holdRequests, requestsTo } from './requests.ts'
import { asFarmerWithMany, signIn } from './sign-in.ts'
import { proves } from '../tests/proves.ts'
import { inTime, SOON } from './time.ts'
import { chooseFile, fileButton, photo } from './file-field.ts'

/** A new farmer's own approved enquiry. */
async function farmersEnquiry(page: Page) {
  const { id, token } = await farmerWithEnquiry(page)
  return { id, atServer: () => ownEnquiry(page, token, id) }
}

const message = (page: Page, text: string | RegExp) => shortMessages(page).getByText(text)
const dialog = (page: Page) => page.getByRole('dialog')

test('own enquiries show 12 a page and are filtered on the device (§enquiries.30)', async ({ page }) => {
  await asFarmerWithMany(page)
  const asked = requestsTo(page, /\/enquiries\/\?.*page_size=100/)
  await open(page, '/enquiry', 'en')
  await expect(page).toHaveTitle('My enquiries – Krishi Vyapar')
  await expect(page.getByRole('heading', { level: 2, name: 'All your enquiries, page 1 of 3' })).toBeVisible()
  await expect(page.getByText('34 enquiries')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Add new' })).toHaveAttribute('href', '/enquiry/new')
  const states = page.getByRole('list', { name: 'Status of the enquiries' })
  const heading = page.getByRole('heading', { level: 2 }).first()
  const counts: number[] = []
  for (const [name, status] of [
    ['Approved', 'open'],
    ['Pending', 'progress'],
    ['Closed', 'closed'],
  ] as const) {
    await states.getByRole('link', { name }).click()
    await expect(page).toHaveURL(`/enquiry?status=${status}`)
    await expect(states.getByRole('link', { name })).toHaveAttribute('aria-current', 'true')
    await expect(heading).toHaveText(/^Your enquiries/)
    const count = page.getByText(/^\d+ enquir(y|ies)$/)
    await expect(cards(page).filter({ hasNotText: name })).toHaveCount(0)
    counts.push(Number.parseInt((await count.textContent())!))
  }
  expect(counts.reduce((sum, count) => sum + count)).toBe(34)
  // All enquiries came with one request, whatever the filter.
  expect(asked).toHaveLength(1)

  await page.goBack()
  await expect(page).toHaveURL('/enquiry?status=progress')
  await page.goto('/enquiry?status=open&page=2')
  await expect(heading).toHaveText('Your enquiries, page 2 of ' + Math.ceil(counts[0]! / 12))
  await expect(page.getByRole('list', { name: 'Buy or sell' })).toBeHidden() // a farmer only sells
  await states.getByRole('link', { name: 'Closed' }).click()
  await expect(page).toHaveURL('/enquiry?status=closed') // its first page
  await page.goto('/enquiry?status=open&type=buy') // a link shared by a buyer
  await expect(page.getByRole('heading', { name: 'No such enquiries' })).toBeVisible()
  await page.getByRole('link', { name: `Without “Buy”: ${counts[0]} found` }).click()
  await expect(page).toHaveURL('/enquiry?status=open')
  await page.goBack()
  await page.getByRole('link', { name: 'Show all your enquiries' }).click()
  await expect(page).toHaveURL('/enquiry')
  await expect(cards(page)).toHaveCount(12)
})

test('an own enquiry shows its stage and, for premium members, who is interested (§enquiries.31)', async ({ page }) => {
  const { id } = await farmersEnquiry(page)
  await provide(page, 'an enquiry has tasks', { id })
  await open(page, '/enquiry', 'en')
  await page.getByRole('main').getByRole('article').getByRole('link').first().click()
  await page.getByRole('link', { name: 'Edit Enquiry' }).click()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page).toHaveURL(`/enquiry/${id}`)
  await page.goBack()
  await expect(page, 'not the form again').toHaveURL('/enquiry')
  await page.goForward()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('for sale in Nashik')
  await expect(page).toHaveTitle(/: my enquiry – Krishi Vyapar$/)
  const main = page.getByRole('main')
  for (const text of ['Approved', '₹24.50 per kg', '40 quintals', '₹22 per kg', 'Nashik'])
    await expect(main.getByText(text, { exact: false }).first()).toBeVisible()
  await expect(page.getByRole('link', { name: 'Edit Enquiry' })).toHaveAttribute('href', `/enquiry/edit/${id}`)

  const timeline = page.getByRole('region', { name: 'Status timeline' })
  await expect(timeline.getByRole('button', { name: 'Sample Inspection Current stage' })).toBeVisible()
  await expect(timeline.getByText('Sample checked')).toBeVisible()

  const interested = page.getByRole('region', { name: 'Interested users' })
  await expect(interested).toContainText('Only premium members see who is interested.')
  expect(await main.innerText()).not.toMatch(/NaN|undefined|null|Invalid/)
  const { mobile } = await signIn(page, 'farmer')
  await provide(page, 'the user is premium', { mobile })
  await provide(page, 'an enquiry exists', { id: id + 1, owner: mobile, visible_to: '9876500042' })
  await page.goto(`/enquiry/${id + 1}`)
  await expect(interested.getByRole('link', { name: 'Call +91 98765 00042' })).toBeVisible()
  await expect(interested.getByRole('link', { name: /^WhatsApp to / })).toBeVisible()
})

test.describe('photos', () => {
  test('a photo is scaled, sent, and stored byte for byte', async ({ page }) => {
    await page.addInitScript(() => {
      const fetch = window.fetch.bind(window)
      window.fetch = (request, init) => {
        if (request instanceof Request && request.url.includes('/product-images/'))
          (window as { sent?: unknown }).sent = request.clone().arrayBuffer()
        return fetch(request, init)
      }
    })
    const { id, atServer } = await farmersEnquiry(page)
    await page.clock.install()
    await open(page, `/enquiry/${id}`, 'en')
    await chooseFile(page, await photo(page))
    await expect(message(page, 'Image uploaded successfully!')).toBeVisible()
    await expect(fileButton(page, 'Upload image')).toBeFocused()
    await expect(page.getByRole('img', { name: 'Image 1 of 1' })).toBeVisible()

    const { images } = await atServer()
    const stored = await (await page.request.get(images[0]!.image)).body()
    const sent = Buffer.from(
      await page.evaluate(async () => {
        const bytes = new Uint8Array(await ((window as { sent?: unknown }).sent as Promise<ArrayBuffer>))
        return Array.from(bytes)
      }),
    )
    expect(sent.includes(stored), 'what the server has is what was sent').toBe(true)
    expect(sent.toString('latin1')).toContain('filename="onion.jpg"')
    const size = await page.evaluate(async (address) => {
      const { width, height } = await createImageBitmap(await (await fetch(address)).blob())
      return [width, height]
    }, images[0]!.image)
    expect(size).toEqual([1600, 800])
    await inTime(page, () => expect(message(page, 'Image uploaded successfully!')).toBeHidden(SOON))
  })

  test('an upload can be cancelled; the page then shows what the server has @full', async ({ page }) => {
    const { id, atServer } = await farmersEnquiry(page)
    await fail(page, 'addProductImage', 'hang')
    await open(page, `/enquiry/${id}`, 'en')
    await chooseFile(page, await photo(page))
    await expect(page.getByRole('progressbar', { name: 'Upload of the photo' })).toBeVisible()
    await expect(page.getByRole('status').getByText('Sending the photo…')).toBeVisible()
    const cancel = page.getByRole('button', { name: 'Cancel upload' })
    await expect(cancel).toBeFocused()
    expect((await atServer()).images).toEqual([])
    await provide(page, 'an enquiry has an image', { id, image: newId() }) // the server goes on storing it
    await cancel.click()
    await expect(message(page, 'Upload cancelled.')).toBeVisible()
    await expect(fileButton(page, 'Upload image')).toBeFocused()
    await expect(page.getByRole('img', { name: 'Image 1 of 1' })).toBeVisible()
  })
})

test.describe('photos that fail', () => {
  test.use({ expected: { errors: [/Failed to load resource/] } })

  for (const [server, honoured] of sampled([
    ['reads the key', true],
    ['doesn’t', false],
  ] as const))
    test(`a photo whose reply was lost isn’t added twice if the server ${server}`, async ({ page }) => {
      const { id, atServer } = await farmersEnquiry(page)
      await open(page, `/enquiry/${id}`, 'en')
      await page.route(
        '**/product-images/*/',
        async (route) => {
          const { 'idempotency-key': key, ...headers } = route.request().headers()
          await route.fetch({ headers: honoured ? { ...headers, 'idempotency-key': key! } : headers })
          await route.abort('connectionreset')
        },
        { times: 1 },
      )
      // If the server honours the key, the app needs nothing else: here the enquiry lists no images.
      if (honoured)
        await page.route(/\/v1\/enquiries\/\d+\/$/, async (route) => {
          const reply = await route.fetch()
          await route.fulfill({ response: reply, json: { ...((await reply.json()) as object), images: [] } })
        })
      await chooseFile(page, await photo(page))
      await page.getByRole('button', { name: 'Try again' }).click()
      await expect(message(page, 'Image uploaded successfully!')).toBeVisible()
      expect((await atServer()).images).toHaveLength(1)

      // One that never arrived is sent later, though another one was added meanwhile.
      await page.unrouteAll()
      await page.reload()
      await page.route('**/product-images/*/', (route) => route.abort('connectionreset'), { times: 1 })
      await chooseFile(page, 'public/icons/192.png')
      await page.getByRole('button', { name: 'Choose another photo' }).click()
      await chooseFile(page, await photo(page, { width: 2402 }))
      await expect(page.getByRole('img', { name: 'Image 2 of 2' })).toBeVisible()
      await chooseFile(page, 'public/icons/192.png')
      await expect(page.getByRole('img', { name: 'Image 3 of 3' })).toBeVisible()
      expect((await atServer()).images).toHaveLength(3)
    })
})

const remark = (page: Page) => dialog(page).getByRole('textbox', { name: 'Closing remark' })
const close = (page: Page) => dialog(page).getByRole('button', { name: 'Yes, close it' })

testWithFaults(
  'closing an enquiry needs a remark, which survives a failure and a reload; the list confirms it',
  proves('Close enquiry: Failed to close enquiry. Please try again.'),
  async ({ page }) => {
    const { id, atServer } = await farmersEnquiry(page)
    await open(page, `/enquiry/${id}`, 'en')
    await page.getByRole('button', { name: 'Close Enquiry' }).click()
    await remark(page).fill('   ')
    await close(page).click()
    await expect(remark(page)).toHaveAccessibleDescription(/Please provide a closing remark/)

    await remark(page).fill('mock:500 all sold')
    await close(page).click()
    await expect(dialog(page).getByText('Failed to close enquiry. Please try again.')).toBeVisible()
    await expect(remark(page)).toHaveValue('mock:500 all sold')
    expect((await atServer()).status).toBe('approved')

    await page.goto('/enquiry')
    await cards(page).first().getByRole('link').click()
    await page.getByRole('button', { name: 'Close Enquiry' }).click()
    await expect(remark(page)).toHaveValue('mock:500 all sold')
    const sold = 'All sold.\nThe trader is from Pune.'
    await remark(page).fill(sold)
    const { arrived, release } = await holdRequests(page, `**/enquiries/${id}/`, { answered: true })
    await close(page).click()
    await arrived
    await remark(page).fill(`${sold} And more`)
    release()
    await expect(page).toHaveURL('/enquiry')
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await expect(page.getByRole('main').getByText(/^Your enquiry for .+ is closed\.$/)).toBeVisible()
    await expect(message(page, /is closed\.$/)).toBeVisible()
    await expect(cards(page).first().getByRole('heading')).toHaveText(/\(closed\)$/)
    expect(await atServer()).toMatchObject({ status: 'closed', closing_remark: sold })
    // The draft of the remark ends with the enquiry, also what was typed after the press.
    const stored = await page.evaluate(() => Object.entries(localStorage).flat().join())
    expect(stored).not.toContain('All sold')

    await cards(page).first().getByRole('link').click()
    await expect(page.getByText('All sold.')).toHaveText(/^All sold\.\nThe trader/, { useInnerText: true })
    await expect(page.getByRole('link', { name: 'Edit Enquiry' })).toHaveCount(0)
  },
)
