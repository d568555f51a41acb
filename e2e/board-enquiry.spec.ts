import type { Page } from '@playwright/test'
import { expect, open, openAs, shortMessages, test, testExpecting } from './fixture.ts'
import { newId, provide } from './provide.ts'
import { requestsTo } from './requests.ts'
import { signIn } from './sign-in.ts'
import { spacedMobile } from '../src/domain/formats.ts'
import { proves } from '../tests/proves.ts'

const OWNER = '9123456780'
const contact = (page: Page, name = 'Owner’s contact') => page.getByRole('region', { name })

/** An enquiry with a known owner's number that no other test uses. */
async function post(page: Page, options: { visible_to?: string } = {}) {
  const id = newId()
  await provide(page, 'an enquiry exists', { id, type: 'sell', owner: OWNER, ...options })
  return id
}

test.describe('an enquiry', () => {
  test('shows photos, price, quantity, details, the mandi price and others like it', async ({ page }) => {
    await openAs(page, 'buyer', '/global-enquiry?subcategory=119&name=Papaya')
    await page.getByRole('article').first().getByRole('link').click()
    const title = page.getByRole('heading', { level: 1 })
    await expect(title).toHaveText(/^Papaya .* (required|for sale) in /)
    await expect(title).toBeFocused()
    await expect(page).toHaveTitle(new RegExp(`^${await title.textContent()} – `))
    await expect(page.getByText(/^Posted on \d{1,2} \w+ \d{4}$/)).toBeVisible()
    await expect(page.getByText(/^₹[\d,.]+ per kg/).first()).toBeVisible()
    await expect(page.getByText('No recent mandi price')).toBeVisible()
    await expect(page.getByRole('link', { name: 'See older prices' })).toHaveAttribute(
      'href',
      /^\/price-mandi\?state=\w+&commodity=Papaya$/,
    )
    const details = page.getByRole('region', { name: 'Product details' })
    for (const fact of [/Quantity[\d,]+ (kg|quintal|ton)/, /CategoryFruits/, /SubcategoryPapaya/, /Organic(Yes|No)/]) {
      await expect(details).toContainText(fact)
    }
    const similar = page.getByRole('region', { name: 'Similar enquiries' })
    await expect(similar.getByRole('article').first()).toContainText('Papaya')
    await similar.getByRole('link', { name: /^View all/ }).click()
    await expect(page).toHaveURL('/global-enquiry?subcategory=119&name=Papaya')
    await page.goBack()
    await expect(title).toHaveText(/^Papaya/)
    await page.getByRole('button', { name: 'Back' }).click()
    await expect(page).toHaveURL('/global-enquiry?subcategory=119&name=Papaya')
  })

  test('has photos, small and full screen, and can be shared @full', async ({ page, context, baseURL }) => {
    await openAs(page, 'buyer', '/global-enquiry/419')
    const large = page.getByRole('button', { name: / Enlarge$/ })
    await expect(large).toHaveAccessibleName(/^Photo 1 of 2/)
    await page.getByRole('button', { name: /^Photo 2 of 2/ }).click()
    await expect(large).toHaveAccessibleName(/^Photo 2 of 2/)
    const viewer = page.getByRole('dialog', { name: 'Photo' })
    await large.click()
    await expect(viewer).toBeVisible()
    const { width, height } = page.viewportSize()!
    expect(await viewer.boundingBox()).toEqual({ x: 0, y: 0, width, height })
    await expect(viewer.getByRole('button', { name: 'Next photo' })).toBeInViewport({ ratio: 1 })
    await page.keyboard.press('ArrowRight')
    await expect(viewer.getByRole('status').filter({ hasText: 'Photo' })).toHaveText(/^Photo 1 of 2/)
    await viewer.getByRole('button', { name: 'Previous photo' }).click()
    await expect(viewer.getByRole('status').filter({ hasText: 'Photo' })).toHaveText(/^Photo 2 of 2/)
    await page.keyboard.press('Escape')
    await expect(viewer).toBeHidden()
    await expect(large).toBeFocused()

    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await open(page, '/global-enquiry/419', 'hi')
    const whatsApp = page.getByRole('region', { name: 'यह प्रस्ताव दूसरों को भेजें' }).getByRole('link', { name: 'WhatsApp' })
    const shared = new URL((await whatsApp.getAttribute('href'))!)
    expect(shared.origin).toBe('https://wa.me')
    expect(shared.searchParams.get('text')).toBe(
      `${await page.getByRole('heading', { level: 1 }).textContent()}\n${baseURL}/global-enquiry/419?lang=hi`,
    )
    await page.getByRole('button', { name: 'लिंक कॉपी करें' }).click()
    await expect(shortMessages(page).getByText('लिंक कॉपी हो गया')).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${baseURL}/global-enquiry/419?lang=hi`)
  })
})

testExpecting(/status of 404/)(
  'a closed enquiry still shows a bought contact; somebody just buying it is told that nothing was charged',
  async ({ page }) => {
    const { mobile } = await signIn(page, 'buyer')
    const closed = await post(page, { visible_to: mobile })
    await provide(page, 'an enquiry is closed', { id: closed })
    await open(page, `/global-enquiry/${closed}`, 'en')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/\(closed\)$/)
    await expect(page.getByRole('main').getByText('Closed', { exact: true })).toHaveCount(0)
    await expect(contact(page).getByRole('link', { name: `+91 ${spacedMobile(OWNER)}` })).toBeVisible()

    for (const moment of ['before Pay asks for it', 'before Pay orders'] as const) {
      const id = await post(page)
      await open(page, `/global-enquiry/${id}`, 'en')
      await contact(page).getByRole('button', { name: 'Show interest (₹10)' }).click()
      const pay = page.getByRole('dialog').getByRole('button', { name: /^Pay/ })
      await expect(pay).toBeVisible()
      if (moment === 'before Pay asks for it') await provide(page, 'an enquiry is closed', { id })
      else
        await page.route(`**/enquiries/${id}/purchase/`, async (route) => {
          await provide(page, 'an enquiry is closed', { id })
          await route.continue()
        })
      await pay.click()
      await expect(page.getByRole('heading', { level: 1 }), moment).toHaveText('Enquiry closed')
      await expect(page.getByRole('alert')).toHaveText(
        'Its owner has just closed this enquiry. Nothing has been charged for the contact.',
      )
      await expect(page.getByRole('dialog')).toHaveCount(0)
    }
  },
)

test.describe('the contact', () => {
  test(
    'at 400 % zoom its dialog opens at the top with the price; the page says if no enquiry is similar',
    proves('Empty states: No similar products found'),
    async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 256 })
      await page.route('**/global-enquiries/?sub_category=*', (route) =>
        route.fulfill({ json: { count: 0, next: null, previous: null, results: [] } }),
      )
      await openAs(page, 'buyer', '/global-enquiry/419')
      await expect(page.getByText('No similar products found')).toBeVisible()
      await contact(page).getByRole('button', { name: 'Show interest (₹10)' }).click()
      const dialog = page.getByRole('dialog')
      await expect(dialog.getByText('once, for the contact of this owner')).toBeInViewport()
      await expect(dialog.getByRole('heading', { name: 'See the contact details' })).toBeInViewport()
      await expect.poll(() => dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true)
    },
  )

  test('opens a call or WhatsApp at a tap, once shown (§payments.25)', async ({ page, context }) => {
    const { mobile } = await signIn(page, 'buyer')
    await provide(page, 'the user is premium', { mobile })
    const id = await post(page, { visible_to: '9876500042' })
    const asked = requestsTo(context, /wa\.me|9123456780/)
    await context.route('https://wa.me/**', (route) => route.fulfill({ body: 'WhatsApp' }))
    await open(page, `/global-enquiry/${id}`, 'mr')
    const owner = contact(page, 'प्रस्ताव टाकणाऱ्याचा संपर्क')
    await expect(owner.getByRole('link', { name: `+91 ${spacedMobile(OWNER)} वर कॉल करा` })).toHaveAttribute(
      'href',
      `tel:+91${OWNER}`,
    )
    await expect(page.getByRole('button', { name: /₹10/ })).toHaveCount(0)
    const heading = page.getByRole('heading', { level: 1 })
    await expect(heading).toContainText('नाशिक')
    const title = await heading.textContent()
    const whatsApp = owner.getByRole('link', { name: 'WhatsApp' })
    await page.waitForLoadState('networkidle')
    expect(asked).toEqual([])
    await page.emulateMedia({ media: 'print' })
    await expect(whatsApp).toBeHidden()
    await expect(owner).toContainText(`+91 ${spacedMobile(OWNER)}`)
    await page.emulateMedia({ media: 'screen' })
    const [chat] = await Promise.all([context.waitForEvent('page'), whatsApp.click()])
    const address = new URL(chat.url())
    expect(address.origin + address.pathname).toBe(`https://wa.me/91${OWNER}`)
    expect(address.searchParams.get('text')).toBe(`नमस्कार, कृषी व्यापारावरील तुमच्या या प्रस्तावाबद्दल बोलायचे आहे: ${title}`)
    expect(await chat.evaluate(() => document.referrer)).toBe('')
    const interested = page.getByRole('region', { name: 'स्वारस्य दाखवणारे' })
    await expect(interested.getByRole('link', { name: 'WhatsApp' }).first()).toHaveAttribute(
      'href',
      /^https:\/\/wa\.me\/919876500042\?text=/,
    )
  })
})
