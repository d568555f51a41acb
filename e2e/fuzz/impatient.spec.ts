import type { Page } from '@playwright/test'
import { createRandom, type Random } from '../../mock-server/store/seed/random.ts'
import { paths } from '../../src/domain/navigation/paths.ts'
import { LOCALES } from '../../src/i18n/locales.ts'
import { SEED } from '../../tests/fuzz/seed.ts'
import { expect, open, test } from '../fixture.ts'
import { signIn } from '../sign-in.ts'
import { installOracle, type Oracle } from './oracle.ts'

// An impatient person presses, types and chooses anything, goes back at once, and loses the line. No page may then show
// what the oracle forbids. `FUZZ_SEED=7 npm run e2e -- e2e/fuzz/impatient.spec.ts` walks other ways.

const WALKS = 12
const ACTS = 40
/** Time in which a control must be free to be pressed (ms). One that isn't is left alone. */
const FREE_WITHIN = 1_500

/** What a lost line makes the browser and React say. */
const OF_THE_LINE = /Failed to load resource|net::ERR|dynamically imported module|error occurred when fetching/
test.use({ expected: { errors: [OF_THE_LINE] } })

const ADDRESSES = [
  paths.home(),
  paths.board(),
  paths.directory(),
  paths.mandi({ commodity: 'Onion' }),
  paths.support(),
  paths.boardEnquiry(12),
  paths.business('farmer', 3),
  paths.auth(),
  paths.register(undefined),
  paths.enquiries(),
  paths.newEnquiry(),
  paths.profile({ mode: 'edit' }),
  paths.boughtContacts(),
  paths.subscription(),
  paths.deleteAccount(),
]
const TEXTS = ['Onion', 'कांदा', '9876543210', '-5', 'x'.repeat(300), 'Pune', '422001', '   ', '<b>x</b>', '१२']
const KEYS = ['Tab', 'Shift+Tab', 'Enter', 'Escape', 'ArrowDown', 'Space']
/** Other sites and the phone's own apps are left out. */
const CONTROLS =
  'a[href^="/"], button, select, summary, input:not([type=file]), textarea, [role=option], [role=radio], [role=menuitem]'

async function pressSomething(page: Page, random: Random): Promise<string> {
  const dialog = page.getByRole('dialog')
  const within = (await dialog.count()) > 0 ? dialog.last() : page.locator('body')
  const controls = within.locator(CONTROLS).filter({ visible: true })
  const control = controls.nth(random.int(0, (await controls.count()) - 1))
  const [tag, type, name] = await control.evaluate((element) => [
    element.tagName,
    element.getAttribute('type') ?? '',
    (element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 40),
  ])
  if (tag === 'SELECT') {
    const index = random.int(0, (await control.locator('option').count()) - 1)
    await control.selectOption({ index })
    return `choose ${index} in ${name}`
  }
  if (tag === 'TEXTAREA' || (tag === 'INPUT' && !/radio|checkbox/.test(type))) {
    const text = random.pick(TEXTS)
    await control.fill(text)
    if (random.chance(0.3)) await page.keyboard.press(random.pick(KEYS))
    return `type ${text}`
  }
  const isTwice = random.chance(0.2)
  await (isTwice ? control.dblclick() : control.click())
  if (random.chance(0.1)) await goBack(page)
  return `press ${name}${isTwice ? ' twice' : ''}`
}

/** An open dialog cancels the way back (§shell.30), which Playwright would wait for. */
const goBack = (page: Page) => page.goBack({ waitUntil: 'commit', timeout: 2_000 }).catch(() => undefined)

/** @returns what was done, for the message of a failure */
async function act(page: Page, random: Random, line: { isLost: boolean }): Promise<string> {
  const kind = random.next()
  if (kind < 0.1) return goBack(page).then(() => 'back')
  if (kind < 0.14) return page.reload({ waitUntil: 'commit' }).then(() => 'reload')
  if (kind < 0.24) {
    const key = random.pick(KEYS)
    return page.keyboard.press(key).then(() => key)
  }
  if (kind < 0.3) {
    const address = random.pick(ADDRESSES)
    return page.goto(address, { waitUntil: 'commit' }).then(() => address)
  }
  if (kind < (line.isLost ? 0.6 : 0.36)) {
    line.isLost = !line.isLost
    return page
      .context()
      .setOffline(line.isLost)
      .then(() => (line.isLost ? 'the line is lost' : 'it is back'))
  }
  return pressSomething(page, random)
}

function faultsOfApp(): string[] {
  // The browser's own error page, the file that the sign-in started from, or a page that says that the app has not
  // arrived (src/head/early-input.ts).
  const isOther = location.protocol === 'chrome-error:' || location.pathname.endsWith('.txt')
  if (isOther || document.querySelector('#app-missing:not([hidden])')) return []
  return (globalThis as unknown as { oracle: Oracle }).oracle.faults()
}

for (let walk = 1; walk <= WALKS; walk++)
  test(`walk ${walk} of somebody impatient @full`, async ({ page, baseURL }) => {
    test.setTimeout(600_000)
    page.setDefaultTimeout(FREE_WITHIN)
    page.setDefaultNavigationTimeout(10_000)
    const random = createRandom(`${SEED} ${walk}`)
    await page.setViewportSize({ width: random.pick([320, 360, 820, 1440]), height: 800 })
    await page.route(
      ({ origin }) => origin !== baseURL,
      (route) => route.abort(),
    )
    if (random.chance(0.6)) await signIn(page, random.pick(['farmer', 'buyer', 'company']))
    await page.addInitScript(installOracle)
    await open(page, random.pick(ADDRESSES), random.pick(LOCALES))
    const line = { isLost: false }
    const done: string[] = []
    for (let each = 0; each < ACTS; each++) {
      // What is covered, gone or not reached is no fault.
      done.push(await act(page, random, line).catch(() => 'nothing'))
      if (random.chance(0.3)) continue
      // A failure of the browser, or the file that the sign-in started from.
      if (!page.url().startsWith(baseURL!) || page.url().endsWith('.txt')) {
        await page.context().setOffline((line.isLost = false))
        await page.goto('/')
      }
      await page.waitForLoadState('networkidle', { timeout: 5_000 }).catch(() => undefined)
      const faults = () => page.evaluate(faultsOfApp).catch(() => [])
      // A page that is still loading may have no heading yet.
      const lasting = async () => (await faults()).filter((fault) => !OF_THE_LINE.test(fault))
      await expect.poll(lasting, { message: `${page.url()} after: ${done.slice(-8).join(', ')}` }).toEqual([])
    }
  })
