import type { Page } from '@playwright/test'
import { active, checkout, joinNow, payPlan, pressIn, subscriptions } from './checkout.ts'
import { enquiryForm } from './enquiry-form.ts'
import { farmerWithEnquiry, ownEnquiries, ownEnquiry } from './filled-in.ts'
import { expect, goTo, open, openAs, test } from './fixture.ts'
import { newId, provide } from './provide.ts'
import { fillStep1, fillStep2, press, textsOf } from './registration-form.ts'
import { fetched, signIn } from './sign-in.ts'

// After a journey's end nothing is lost or done twice, and each way back to it shows the current state: reload, Back,
// its address, and a tab that was open before.

const PROFILE = '/api/mobile/v1/user-profile/'

/** Ways that send nothing by themselves; what is stored stays, also after the last press in an earlier tab. */
async function changesNothing(
  page: Page,
  stored: () => Promise<unknown>,
  go: () => Promise<unknown>,
  pressInEarlierTab?: () => Promise<unknown>,
) {
  const before = await stored()
  const sent: string[] = []
  page.context().on('request', (request) => {
    if (!['GET', 'HEAD', 'OPTIONS'].includes(request.method())) sent.push(`${request.method()} ${request.url()}`)
  })
  await go()
  expect(sent, 'nothing is sent by itself').toEqual([])
  await pressInEarlierTab?.()
  expect(await stored(), 'what is stored stays').toEqual(before)
}

async function newTab(page: Page, address: string) {
  const tab = await page.context().newPage()
  await tab.goto(address)
  return tab
}

test('after a registration', async ({ page }) => {
  const step2 = '/register?step=2&business_type=retailer'
  const title = (tab: Page) => tab.getByRole('heading', { level: 1 })
  async function isRegistered(tab: Page) {
    await expect(title(tab)).toHaveText('Your business is registered')
    await expect(tab.getByText('14 Market Yard')).toBeVisible()
    await expect(tab.getByRole('button', { name: 'Next', exact: true })).toBeHidden()
    await expect(tab.getByRole('link', { name: 'Edit details' })).toBeVisible()
  }
  /** Step 2 as an edit form: every stored value is filled in. */
  async function isEditing(tab: Page) {
    await expect(title(tab)).toContainText('Edit details')
    await expect(tab.getByText('14 Market Yard')).toBeVisible()
    for (const [name] of textsOf('retailer')) await expect(tab.locator(`[name="${name}"]`)).not.toHaveValue('')
    await expect(tab.getByRole('button', { name: 'Save', exact: true })).toBeVisible()
  }

  await page.setViewportSize({ width: 360, height: 640 })
  const { token } = await signIn(page)
  await open(page, '/register', 'en')
  const atStep1 = await newTab(page, '/register')
  await fillStep1(page, 'retailer')
  await press(page, 'Next')
  await fillStep2(page, 'retailer')
  const atStep2 = await newTab(page, step2)
  await fillStep2(atStep2, 'retailer')
  await press(page, 'Register')
  await expect(page).toHaveURL('/')

  await changesNothing(
    page,
    () => fetched(page, PROFILE, token),
    async () => {
      await page.goBack()
      await isRegistered(page)
      // The page starts at the top, not at the scroll position of the long form.
      await expect(title(page)).toBeInViewport()
      await page.goto(step2)
      await isEditing(page)
    },
    async () => {
      await press(atStep2, 'Register')
      await isEditing(atStep2)
      await fillStep1(atStep1, 'retailer')
      await press(atStep1, 'Next')
      await isRegistered(atStep1)
    },
  )
})

test('after posting an enquiry', async ({ page }) => {
  /** It doesn't invite the person to post the same enquiry again. */
  async function isEmptyForm(tab: Page) {
    await expect(tab.getByRole('heading', { level: 1 })).toHaveText('New enquiry')
    await expect(enquiryForm(tab).location).toHaveValue('')
    await expect(enquiryForm(tab).quantity).toHaveValue('')
  }
  const posted = page.getByRole('heading', { level: 2, name: 'Enquiry created successfully!' })

  const { token } = await openAs(page, 'farmer', '/enquiry')
  await page.getByRole('link', { name: 'Add new' }).first().click()
  await enquiryForm(page).fill()
  await enquiryForm(page).post.click()
  await page.getByRole('dialog').getByRole('button', { name: 'OK' }).click()
  await expect(posted).toBeFocused()

  await changesNothing(
    page,
    () => ownEnquiries(page, token),
    async () => {
      await isEmptyForm(await newTab(page, '/enquiry/new'))
      await page.reload()
      await expect(posted).toBeVisible()
      await expect(page.getByRole('link', { name: 'See my enquiry' })).toBeVisible()
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await page.goBack()
      await expect(page.getByText('Niphad, Nashik').first()).toBeVisible()
      await page.goForward()
      await page.getByRole('button', { name: 'Post another one' }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'New enquiry' })).toBeFocused()
      await isEmptyForm(page)
    },
  )
})

test('after closing an enquiry', async ({ page }) => {
  async function openWithRemark(tab: Page) {
    await open(tab, address, 'en')
    await tab.getByRole('button', { name: 'Close Enquiry' }).click()
    await tab.getByLabel('Closing remark').fill('All sold.')
  }
  async function close(tab: Page) {
    await tab.getByRole('dialog').getByRole('button', { name: 'Yes, close it' }).click()
    await isInTheList(tab)
  }
  async function isInTheList(tab: Page) {
    await expect(tab).toHaveURL('/enquiry')
    const closed = tab.getByRole('main').getByRole('heading', { name: /\(closed\)$/ })
    await expect(closed.first()).toBeVisible()
  }
  async function isClosed(tab: Page) {
    await expect(tab.getByText('This enquiry is closed. It can’t be changed any more.')).toBeVisible()
    await expect(tab.getByRole('button', { name: 'Close Enquiry' })).toHaveCount(0)
  }

  const { id, token } = await farmerWithEnquiry(page)
  const address = `/enquiry/${id}`
  await openWithRemark(page)
  const earlier = await page.context().newPage()
  await openWithRemark(earlier)
  await close(page)

  await changesNothing(
    page,
    () => ownEnquiry(page, token, id),
    async () => {
      await page.reload()
      await isInTheList(page)
      await page.goBack()
      await isClosed(page)
      await isClosed(await newTab(page, address))
    },
    () => close(earlier),
  )
})

test('after buying the contact of an enquiry', async ({ page }) => {
  async function isShown(tab: Page) {
    const contact = tab.getByRole('region', { name: 'Owner’s contact' })
    await expect(contact.getByRole('link', { name: /\+91 / })).toBeVisible()
    await expect(offer(tab)).toHaveCount(0)
    await expect(tab.getByRole('dialog')).toHaveCount(0)
  }
  const offer = (tab: Page) => tab.getByRole('button', { name: 'Show interest (₹10)' })
  const pay = (tab: Page) => tab.getByRole('dialog').getByRole('button', { name: 'Pay ₹10' })

  const { token } = await signIn(page, 'buyer')
  const id = newId()
  await provide(page, 'an enquiry exists', { type: 'sell', id })
  const address = `/global-enquiry/${id}`
  await open(page, '/Support', 'en')
  await goTo(page, address)
  await offer(page).click()
  const earlier = await newTab(page, address)
  await offer(earlier).click()
  await expect(pay(earlier)).toBeVisible()
  await pay(page).click()
  await expect(checkout(page)).toBeVisible()
  await pressIn(page, 'Pay ₹10')
  await isShown(page)

  await changesNothing(
    page,
    () => fetched(page, `/api/mobile/v1/enquiries/${id}/detail/`, token),
    async () => {
      // The tab no longer asks for the price.
      await isShown(earlier)
      await isShown(await newTab(page, address))
      await page.reload()
      await isShown(page)
      await page.goBack()
      await expect(page).toHaveURL('/Support')
      await page.goForward()
      await isShown(page)
    },
  )
})

test('after paying for the premium plan', async ({ page }) => {
  async function isActive(tab: Page) {
    await expect(active(tab)).toBeVisible()
    await expect(joinNow(tab)).toHaveCount(0)
  }

  const { token } = await openAs(page, 'farmer', '/profile')
  await goTo(page, '/subscription')
  await payPlan(page)
  await isActive(page)

  await changesNothing(
    page,
    () => subscriptions(page, token),
    async () => {
      await isActive(await newTab(page, '/subscription'))
      await page.reload()
      await isActive(page)
      await page.goBack()
      await expect(page).toHaveURL('/profile')
      await page.goForward()
      await isActive(page)
    },
  )
})

test('after asking for the account to be deleted', async ({ page }) => {
  async function request(tab: Page) {
    await tab.getByRole('button', { name: 'Request deletion' }).click()
    await tab.getByRole('alertdialog').getByRole('button', { name: 'Stay here' }).click()
    await isReceived(tab)
  }
  async function isReceived(tab: Page) {
    await expect(tab.getByRole('heading', { level: 2, name: 'Request received' })).toBeVisible()
    await expect(tab.getByRole('button', { name: 'Request deletion' })).toHaveCount(0)
    await expect(tab.getByRole('alertdialog')).toHaveCount(0)
  }

  const { token } = await openAs(page, 'buyer', '/profile')
  await goTo(page, '/delete-account')
  await page.getByRole('textbox').fill('I no longer farm.')
  const earlier = await newTab(page, '/delete-account')
  await earlier.getByRole('textbox').fill('I have moved to the city.')
  await request(page)

  await changesNothing(
    page,
    // The account works as before until the deletion is carried out.
    () => fetched(page, PROFILE, token),
    async () => {
      await isReceived(await newTab(page, '/delete-account'))
      await page.reload()
      await isReceived(page)
      await page.goBack()
      await expect(page.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible()
      await page.goForward()
      await isReceived(page)
    },
    () => request(earlier),
  )
})
