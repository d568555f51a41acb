import type { Page } from '@playwright/test'
import { proves, type Requirement } from '../tests/proves.ts'
import { losesFocus, withStandIns } from './accessibility/lost-focus.ts'
import { expect, expectSilence, openState, pages, test } from './fixture.ts'
import { recover } from './mock-faults.ts'
import type { PageState } from './pages/page-state.ts'

/** Every page says what could not be loaded, and a second try loads it. (All words: tests/domain/failures.test.ts.) */
// e2e/bought.spec.ts has the list of bought contacts, whose other parts stay; subscription-page.test.tsx has the plan.
const CONTENT =
  'main :is(article, dl, tbody tr, [aria-current=step], a[href="/term"], form:not(:has([name=search], [name=pin])))'
const again = { name: /again|^Retry$/i }

type Row = [says: string | RegExp, proves: Requirement[], wayOn?: [link: string, href: string]]
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
const rowOf = (name: string): Row =>
  rows[name.replace(' that could not be loaded', '')] ?? [/could not|can’t|failed|unable/i, []]

const failed = pages.filter(({ name }) => /^(?!bought).*could not be loaded$/.test(name))
test(
  'a page that failed to load says so, and Try again loads it',
  proves('check 32', ...failed.flatMap(({ name }) => rowOf(name)[1])),
  async ({ page }) => {
    test.setTimeout(15_000 * failed.length)
    await withStandIns(page)
    for (const state of failed)
      await test.step(state.name, async () => {
        await failsAndRecovers(page, state)
        expectSilence(page, state.errors, state.name)
      })
  },
)

async function failsAndRecovers(page: Page, state: PageState) {
  const { name, at } = state
  const [says, proved, wayOn] = rowOf(name)
  await page.setViewportSize({ width: at?.at(-1) ?? 1280, height: 740 })
  await openState(page, state)
  const alert = page.getByRole('alert')
  await expect(alert, name).toContainText(says)
  if (proved.length) await expect(page.locator(CONTENT), name).toHaveCount(0)
  if (wayOn)
    await expect(page.getByRole('main').getByRole('link', { name: wayOn[0] })).toHaveAttribute('href', wayOn[1])
  const press = () => alert.getByRole('button', again).evaluate(losesFocus)
  expect(await press(), `${name}: the focus is lost when it fails again`).toBe(false)
  await recover(page)
  expect(await press(), `${name}: the focus is lost when it loads`).toBe(false)
  await expect(page.locator(CONTENT).first(), name).toBeVisible()
  await expect(alert, name).toHaveCount(0)
}
