import { expect, open, openAs, test, testWithFaults } from './fixture.ts'
import { fail, recover } from './mock-faults.ts'
import { holdRequests } from './requests.ts'
import { asBuyerOfContacts, asPremiumBuyer, signIn, store } from './sign-in.ts'

/** All contacts that a person has bought, on one page (§payments.26). */
const [OPEN, CLOSED, GONE] = [7411, 7412, 7413]
// One after another: each test opens the same two enquiries, and closes one.
test.describe.configure({ mode: 'default' })

/** No operation returns the purchases of enquiries. */
const NOT_LISTED = 'Contacts of enquiries that you bought on another phone or computer, or before you logged out, can’t'

test.describe('bought contacts', () => {
  testWithFaults(
    'can be called and written to, even after the enquiry closed; a deleted one says so',
    async ({ page }) => {
      await asBuyerOfContacts(page, OPEN, CLOSED)
      await page.setViewportSize({ width: 360, height: 740 })
      await open(page, '/', 'en')
      await page.getByRole('button', { name: 'Menu' }).click()
      await page.getByRole('dialog').getByRole('link', { name: 'Bought contacts' }).click()
      await expect(page).toHaveURL('/bought-contacts')
      await expect(page).toHaveTitle('Bought contacts – Krishi Vyapar')
      await expect(page.getByText('2 contacts')).toBeVisible()
      const cards = page.getByRole('main').getByRole('article')
      await expect(cards).toHaveCount(2)
      await expect(cards.first().getByRole('heading')).toHaveText('Wheat Sharbati in Nashik (closed)')
      await expect(cards.last().getByRole('heading')).toHaveText('Wheat Sharbati for sale in Nashik')
      // The title says it; the states of an owner's list mean nothing to a buyer.
      await expect(cards.getByText(/^(Closed|Approved)$/)).toHaveCount(0)
      for (const each of await cards.all()) {
        await expect(each.getByRole('link', { name: 'Call +91 91234 56780' })).toHaveAttribute(
          'href',
          'tel:+919123456780',
        )
        await expect(each.getByRole('link', { name: /^WhatsApp/ })).toHaveAttribute(
          'href',
          /^https:\/\/wa\.me\/919123456780/,
        )
      }
      await cards.first().getByRole('link').first().click()
      await expect(page).toHaveURL(`/global-enquiry/${CLOSED}`)

      await store(page, { purchasedEntities: JSON.stringify([`enquiry_${OPEN}`, `enquiry_${GONE}`]) })
      await fail(page, 'listFarmers', '500')
      await page.goto('/bought-contacts')
      await expect(page.getByText('It is no longer listed.')).toBeVisible()
      await expect(page.getByRole('link', { name: 'Call +91 91234 56780' })).toBeVisible()
      await expect(page.getByRole('alert')).toContainText('Failed to load what you bought on other devices')
      await recover(page)
      await page.getByRole('alert').getByRole('button', { name: 'Try again' }).click()
      await expect(page.getByRole('alert')).toHaveCount(0)
      await expect(page.locator(':focus')).toHaveCount(1)
    },
  )

  test('include a business bought on another device', async ({ page }) => {
    await signIn(page, 'buyer')
    await page.route(/\/api\/mobile\/v1\/farmers\/\?/, async (route) => {
      const reply = await route.fetch()
      const json = (await reply.json()) as { results: { business: { id: number; can_view_contact: boolean } }[] }
      const [first] = json.results
      first!.business.can_view_contact = true
      await route.fulfill({ response: reply, json: { ...json, results: [first], count: 1, next: null } })
    })
    await open(page, '/bought-contacts', 'en')
    await expect(page.getByText('1 contact', { exact: true })).toBeVisible()
    await expect(page.getByRole('main').getByRole('article').getByRole('link')).toHaveAttribute(
      'href',
      /^\/farmer\/\d+$/,
    )
    await expect(page.getByText(NOT_LISTED)).toBeVisible()

    const [id] = /\d+$/.exec((await page.getByRole('article').getByRole('link').getAttribute('href'))!)!
    await store(page, { purchasedEntities: JSON.stringify([`farmer_${id}`]) })
    await page.reload()
    await expect(page.getByText('1 contact', { exact: true })).toBeVisible()
  })

  test('say to premium members that they see all; with none, point to the enquiries', async ({ page }) => {
    await asPremiumBuyer(page)
    await open(page, '/bought-contacts', 'en')
    await expect(page.getByRole('heading', { name: 'You see every contact' })).toBeVisible()
    await expect(page.getByText(NOT_LISTED)).toBeHidden()
    const farmers = await holdRequests(page, /farmers\/\?/)
    await openAs(page, 'buyer', '/bought-contacts')
    await expect(page.getByText('Looking for your contacts…')).toBeVisible()
    await expect(page.getByRole('main').locator('[aria-hidden=true] > *'), 'cards in waiting').toHaveCount(3)
    farmers.release()
    await expect(page.getByRole('heading', { name: 'No contacts bought yet' })).toBeVisible()
    await expect(page.getByText(NOT_LISTED)).toBeVisible()
    await page.getByRole('main').getByRole('link', { name: 'See all enquiries' }).click()
    await expect(page).toHaveURL('/global-enquiry')
  })
})
