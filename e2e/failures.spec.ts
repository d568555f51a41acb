import { proves, type Requirement } from '../tests/proves.ts'
import { losesFocus, withStandIns } from './accessibility/lost-focus.ts'
import { expect, open, openState, pages, testExpecting, testWithFaults } from './fixture.ts'
import { fail, recover } from './mock-faults.ts'
import { signIn } from './sign-in.ts'

/** Every page says what could not be loaded, and a second try loads it. (All words: tests/domain/failures.test.ts.) */
// e2e/bought.spec.ts has the list of bought contacts, whose other parts stay.
const failed = pages.filter(({ name }) => /^(?!bought).*could not be loaded$/.test(name))
const CONTENT =
  'main :is(article, dl, tbody tr, [aria-current=step], a[href="/term"], form:not(:has([name=search], [name=pin])))'
const again = { name: /again|^Retry$/i }

type Row = [says: string, proves: Requirement[], wayOn?: [link: string, href: string]]
const rows: Record<string, Row> = {
  board: ['Failed to load enquiries', ['Global board: Failed to load enquiries']],
  'enquiry of the board': [
    'Failed to load enquiry details',
    ['Enquiry detail: Failed to load enquiry details', 'Enquiry detail: a back button'],
    ['Back to the enquiries', '/global-enquiry'],
  ],
  directory: ['Failed to load farmers', ['Directory: Failed to load {type}s']],
  'my enquiries': ['Failed to load enquiries', ['Own list: Failed to load enquiries']],
  'own enquiry': [
    'Failed to fetch enquiry details',
    ['Enquiry detail: Failed to fetch enquiry details'],
    ['Back to my enquiries', '/enquiry'],
  ],
  'change of an enquiry': [
    'Failed to fetch enquiry details.',
    ['Edit enquiry: Failed to fetch enquiry details.'],
    ['My enquiries', '/enquiry'],
  ],
  profile: [
    'Failed to load profile',
    ['Profile load: Failed to load profile', 'Profile load: Failed to load profile data'],
  ],
  subscription: ['Failed to fetch subscription status. Please try again.', ['Subscription: fetchStatus, with Retry']],
}
const rowOf = (name: string) => rows[name.replace(' that could not be loaded', '')]

for (const state of failed) {
  const [says, proved = [], wayOn] = rowOf(state.name) ?? [/could not|can’t|failed|unable/i]
  testExpecting(...(state.errors ?? []))(
    `${state.name}: the page says so, and a second try loads it`,
    proves('check 32', ...proved),
    async ({ page }) => {
      await page.setViewportSize({ width: state.at?.at(-1) ?? 1280, height: 740 })
      await withStandIns(page)
      await openState(page, state)
      const alert = page.getByRole('alert')
      await expect(alert).toContainText(says)
      if (proved.length) await expect(page.locator(CONTENT)).toHaveCount(0)
      if (wayOn)
        await expect(page.getByRole('main').getByRole('link', { name: wayOn[0] })).toHaveAttribute('href', wayOn[1])
      const press = () => alert.getByRole('button', again).evaluate(losesFocus)
      expect(await press(), 'the focus is lost when it fails again').toBe(false)
      await recover(page)
      expect(await press(), 'the focus is lost when it loads').toBe(false)
      await expect(page.locator(CONTENT).first()).toBeVisible()
      await expect(alert).toHaveCount(0)
    },
  )
}

testWithFaults(
  'a plan that could not be loaded is not sold at its usual price (§subscription.1)',
  proves('Subscription: fetchPlan, with Retry'),
  async ({ page }) => {
    await signIn(page, 'farmer')
    await fail(page, 'getPlan', '500')
    await open(page, '/subscription', 'en')
    const alert = page.getByRole('alert')
    await expect(alert).toContainText('Failed to fetch subscription plan. Please try again.')
    await expect(page.getByText('Premium membership usually costs ₹999 per year.')).toBeVisible()
    await expect(page.locator('main a[href="/term"]')).toHaveCount(0)
    await recover(page)
    await alert.getByRole('button', again).click()
    await expect(page.locator('main a[href="/term"]')).toBeVisible()
  },
)
