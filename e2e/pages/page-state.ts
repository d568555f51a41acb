import type { Locator, Page } from '@playwright/test'
import type { FaultName } from '../../mock-server/faults.ts'
import type { OperationId } from '../../mock-server/operation.ts'
import type { Locale } from '../../src/i18n/locales.ts'
import { fail } from '../mock-faults.ts'
import { provide } from '../provide.ts'
import { signIn } from '../sign-in.ts'

export type PageState = {
  name: string
  path: string
  /** Brings the page into its state, and waits for it. Called again after Tab has walked through the page. */
  ready: (page: Page) => Promise<unknown>
  /** Preparation before the page opens, such as signing in. */
  before?: (page: Page) => Promise<unknown>
  /** The widths (px) where the state exists; every width by default. */
  at?: readonly number[]
  landmarks?: readonly ('banner' | 'main' | 'contentinfo' | 'complementary' | 'dialog' | 'alertdialog')[]
  // React Aria hides the page behind an overlay and keeps the focus inside; axe, which checks markup only, reports what
  // could take the focus there (§accessibility.14).
  overlay?: boolean
  /** The form is part of a page with other content, so errors don't change the title. */
  formIsPart?: boolean
  /** The payment provider's window covers the page: the page is checked, but not by keyboard. */
  isProviders?: boolean
  /** Console errors that the state causes. */
  errors?: readonly RegExp[]
}

/** Landmarks of a page with header and footer. */
export const LANDMARKS: NonNullable<PageState['landmarks']> = ['banner', 'main', 'contentinfo']
/** Landmarks of the auth layout: sign-in and registration. */
export const AUTH_LANDMARKS: NonNullable<PageState['landmarks']> = ['main', 'complementary']

/** An overlay hides the page behind it from screen readers. */
export const DIALOG = { overlay: true, landmarks: ['dialog'] } as const
export const ALERT_DIALOG = { overlay: true, landmarks: ['alertdialog'] } as const

/** An open list of suggestions hides everything around it too; the page's other states cover that. */
export const LIST = { overlay: true, landmarks: [] } as const

/** Widths (px) with the page's wide layout. */
export const WIDE = [1280]
/** Widths (px) where tools are in drawers. */
export const NARROW = [768, 320]

export type Step = (page: Page) => Promise<unknown>
/** States of one page by name, with what they share. A state given as a function is ready after that step. */
export const statesOf = <Shared extends Partial<PageState>>(
  shared: Shared,
  states: Record<string, Step | (Partial<PageState> & Omit<PageState, 'name' | keyof Shared>)>,
) =>
  Object.entries(states).map(
    ([name, state]) =>
      Object.assign({ name }, shared, typeof state === 'function' ? { ready: state } : state) as PageState,
  )
export const inOrder =
  (...steps: Step[]): Step =>
  async (page) => {
    for (const step of steps) await step(page)
  }
/** The mock answers the operation wrongly, by default in another shape than the document's. */
export const failing =
  (operation: OperationId, fault: FaultName = 'shape'): Step =>
  (page) =>
    fail(page, operation, fault)
export const farmer = (page: Page) => signIn(page, 'farmer')
export const buyer = (page: Page) => signIn(page, 'buyer')
/** Signs somebody in, and puts the mock into states of theirs, in this order. */
export const given =
  (person: (page: Page) => Promise<{ mobile: string }>, states: (mobile: string) => Record<string, object>): Step =>
  async (page) => {
    const { mobile } = await person(page)
    for (const [state, params] of Object.entries(states(mobile))) await provide(page, state, params)
  }
/** Runs the step that shows an element, unless it is already shown, and waits for the element. */
export const once =
  (shown: (page: Page) => Locator, act: Step): Step =>
  async (page) => {
    if (await shown(page).isVisible()) return
    await act(page)
    await shown(page).waitFor()
  }
export const anAlert = (page: Page) => page.getByRole('alert').first()
export const aDialog = (page: Page) => page.getByRole('dialog')
export const aQuestion = (page: Page) => page.getByRole('alertdialog')

/** The page's current language. */
export const localeOf = async (page: Page) => (await page.locator('html').getAttribute('lang')) as Locale
/** Waits for the first element that fits. */
export const there =
  (selector: string): Step =>
  (page) =>
    page.locator(selector).first().waitFor()
/** Ready once its heading is shown. */
export const heading = (page: Page) => page.getByRole('heading', { level: 1 }).waitFor()
export const alert = (page: Page) => anAlert(page).waitFor()

/** The server never answers, and no timeout ends the wait. */
export async function hold(page: Page) {
  await withoutTimers(page, 9_000)
  await page.route('**/api/**', () => undefined)
}

/** The page while all its data is on its way. */
export const loading = (person: Step) => ({ before: inOrder(person, hold), ready: waiting })
/** The page after an operation has failed. */
export const failed = (person: Step, operation: OperationId, fault?: FaultName) => ({
  before: inOrder(person, failing(operation, fault)),
  ready: alert,
})

/** The cards of a list. */
export const cards = there('main article')
/** Opens the drawer with the filters of a list of cards. */
export const filterDrawer = inOrder(
  once(
    aDialog,
    inOrder(cards, (page) => page.locator('main button[aria-haspopup=dialog]').first().click()),
  ),
  there('[role=dialog] [aria-expanded]'),
)
/** Opens the saved searches, in a dialog or, on a phone, under More. */
export const savedSearches = (page: Page) =>
  page.locator('main button[aria-haspopup=dialog]').filter({ visible: true }).last().click()

/** The same from a list of cards, until the searches are there. */
export const savedSearchesOfCards = inOrder(once(aDialog, inOrder(cards, savedSearches)), there('[role=dialog] li a'))

/** Waits for a skeleton, with its screen-reader-only text. */
export const waiting = async (page: Page) => {
  await heading(page)
  await page.locator('main [role=status]').filter({ hasText: /\S/ }).first().waitFor({ state: 'attached' })
}

/** Disables timers of this length (ms) or longer. */
export const withoutTimers = (page: Page, from: number) =>
  page.addInitScript((least) => {
    const set = window.setTimeout
    window.setTimeout = ((callback: () => void, ms?: number, ...rest: []) =>
      (ms ?? 0) >= least ? 0 : set(callback, ms, ...rest)) as typeof window.setTimeout
  }, from)
