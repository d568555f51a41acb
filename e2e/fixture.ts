import { test as base, expect, type Locator, type Page } from '@playwright/test'
import type { Locale } from '../src/i18n/locales.ts'
import { axeProblems } from './accessibility/axe.ts'
import { account } from './pages/account.ts'
import { registration, signInPage } from './pages/auth.ts'
import { board, directory } from './pages/board-and-directory.ts'
import { enquiries } from './pages/enquiries.ts'
import { mandi, shell } from './pages/public.ts'
import { otherPages } from './pages/opened.ts'
import type { PageState } from './pages/page-state.ts'
import { voice } from './pages/voice.ts'
import { signIn } from './sign-in.ts'
import { translateLikeChrome } from './translator.ts'

export type Fixtures = {
  /** The console may show no errors or warnings, except those that a test provokes. */
  expected: { errors: RegExp[] }
  /** Whether the browser translates all pages. */
  isTranslated: boolean
}

/** playwright.config.ts blocks the service worker in all tests but its own. */
const NO_WORKER = /Service Worker registration blocked by Playwright/

/** Removes Chromium's recogniser, which would put a microphone in a field (§voice.1); voice.ts has a stand-in. */
function deafen() {
  for (const name of ['SpeechRecognition', 'webkitSpeechRecognition'] as const) {
    const own: unknown = Reflect.get(window, name)
    if (String(own).includes('[native code]')) Reflect.deleteProperty(window, name)
  }
}

/** The errors and warnings of each page's console since they were checked. */
const said = new WeakMap<Page, string[]>()

/** Expects that the console has said nothing else since the last call. */
export function expectSilence(page: Page, errors: readonly RegExp[] = [], where = 'the test') {
  const unexpected = said
    .get(page)!
    .splice(0)
    .filter((text) => ![NO_WORKER, ...errors].some((pattern) => pattern.test(text)))
  expect.soft(unexpected, `the console is silent: ${where}`).toEqual([])
}

/** How many times slower the page's processor is (docs/proofs.md). */
const slowdown = Number(process.env['E2E_SLOWDOWN'] ?? 1)

export const test = base.extend<Fixtures>({
  expected: [{ errors: [] }, { option: true }],
  isTranslated: [process.env['E2E_TRANSLATED'] === '1', { option: true }],
  page: async ({ page, context, expected, isTranslated }, give) => {
    await context.addInitScript(deafen)
    if (isTranslated) await context.addInitScript(translateLikeChrome, 'load' as const)
    if (slowdown > 1) {
      const session = await context.newCDPSession(page)
      await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    }
    const heard: string[] = []
    said.set(page, heard)
    page.on('console', (message) => {
      // A headed Chrome requests it where a page names no icon, such as when a test signs in before the app opens.
      if (message.location().url.endsWith('/favicon.ico')) return
      if (['error', 'warning'].includes(message.type())) heard.push(`${message.type()}: ${message.text()}`)
    })
    page.on('pageerror', (error) => heard.push(`uncaught: ${error.stack ?? error.message}`))
    await give(page)
    expectSilence(page, expected.errors)
  },
})

export { expect }

/** A test that provokes these console errors. */
export const testExpecting = (...errors: RegExp[]) => test.extend({ expected: { errors } })
/** A test that provokes failed requests. */
export const testWithFaults = testExpecting(/Failed to load resource/)

const rows = {
  shell,
  mandi,
  'sign-in': signInPage,
  registration,
  board,
  enquiries,
  directory,
  account,
  voice,
} satisfies Record<string, PageState[]>

/** Every state of every page, by area. */
export const areas: Record<string, PageState[]> = { ...rows, others: otherPages(Object.values(rows).flat()) }

/** All states: e2e/accessibility/every-state.spec.ts checks them, `npm run look` takes their pictures. */
export const pages: PageState[] = Object.values(areas).flat()

/** Opens a page in a language, as a visitor whose language is remembered. */
export async function open(page: Page, path: string, locale: Locale, options: Parameters<Page['goto']>[1] = {}) {
  await page.context().addCookies([{ name: 'lang', value: locale, url: test.info().project.use.baseURL! }])
  await page.goto(path, options)
}

export const stateOf = (name: string): PageState => pages.find((state) => state.name === name)!
export async function openState(page: Page, name: string | PageState, locale: Locale = 'en') {
  const { before, path, ready } = typeof name === 'string' ? stateOf(name) : name
  await before?.(page)
  await open(page, path, locale)
  await ready(page)
}

/** Opens another page of the app like a link: the current one stays in the history. */
export async function goTo(page: Page, path: string): Promise<void> {
  await page.evaluate((path) => {
    history.pushState(null, '', path)
    dispatchEvent(new PopStateEvent('popstate'))
  }, path)
}

/** Signs in a person with a complete business, and opens a page as they do. */
export async function openAs(page: Page, businessType: string, path: string, locale: Locale = 'en') {
  const person = await signIn(page, businessType)
  await open(page, path, locale)
  return person
}

/** The records of a list. */
export const cards = (page: Page) => page.getByRole('main').getByRole('article')

// Short messages on the screen; the announced text is the visible one. On a busy machine the code of the first can take
// more than a second: then it is plain text (src/app/shell/ToastMount.tsx).
export const shortMessages = (page: Page) =>
  page.getByRole('alertdialog').getByRole('alert').or(page.locator('[role=alert][data-messages] > p'))

/** A field with suggestions, by its label, plain or as a combobox. Only inputs: its button and list have that label too. */
export const inputOf = (within: Page | Locator, label: string): Locator =>
  within.getByLabel(label).and(within.locator('input'))

/** The element around an alert that takes the focus (src/ui/form/ErrorSummary.tsx). */
export const aroundAlert = (alert: Locator) => alert.locator('xpath=..')

export async function expectNoAxeViolations(page: Page) {
  // Waits for animations, because content that fades in has less contrast.
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
        .map(({ finished }) => finished),
    ),
  )
  expect.soft(await axeProblems(page)).toEqual([])
}
