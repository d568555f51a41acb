import type { Page } from '@playwright/test'

export type PageState = {
  name: string
  path: string
  /** Brings the page into its state, and shows that it is there. Called again after a walk through the page. */
  ready: (page: Page) => Promise<unknown>
  /** What comes before the page is opened: signing in, say. */
  before?: (page: Page) => Promise<unknown>
  /** Where the state exists; without it, at every width. */
  at?: readonly number[]
  landmarks?: readonly ('banner' | 'main' | 'contentinfo' | 'complementary' | 'dialog' | 'alertdialog')[]
  /**
   * React Aria hides the page behind an overlay with aria-hidden and keeps the focus inside; axe, which looks at markup
   * only, sees what could be focused there (§accessibility.14).
   */
  overlay?: boolean
  /** Its form is a part of a page that has more to say: the title stays the page's. */
  formIsPart?: boolean
  /** The window over the page is the payment provider's: the page under it is measured, not what the keyboard reaches. */
  isProviders?: boolean
  /** What the state makes the browser say in its console. */
  errors?: readonly RegExp[]
}

/** Of a page in its ordinary frame. */
export const LANDMARKS: NonNullable<PageState['landmarks']> = ['banner', 'main', 'contentinfo']
/** Of the auth layout: sign-in and registration. */
export const AUTH_LANDMARKS: NonNullable<PageState['landmarks']> = ['main', 'complementary']

/** An overlay hides the page behind it from a screen reader. */
export const DIALOG = { overlay: true, landmarks: ['dialog'] } as const
export const ALERT_DIALOG = { overlay: true, landmarks: ['alertdialog'] } as const

/** So does a list of suggestions, while it is open: what stands around it is checked in the other states of its page. */
export const LIST = { overlay: true, landmarks: [] } as const

/** Where the wide parts of a page have room. */
export const WIDE = [1280]
/** Where they are in drawers. */
export const NARROW = [768, 320]

/** Shown as soon as its heading is. */
export const heading = (page: Page) => page.getByRole('heading', { level: 1 }).waitFor()
export const alert = (page: Page) => page.getByRole('alert').first().waitFor()

/** A reply of the server that never comes, and no time-out that ends the wait. */
export async function hold(page: Page, url = '**/api/**') {
  await withoutTimers(page, 9_000)
  await page.route(url, () => undefined)
}

/** Those that are kept, in a dialog or, on a phone, under More. */
export const savedSearches = (page: Page) =>
  page.locator('main button[aria-haspopup=dialog]').filter({ visible: true }).last().click()

/** A skeleton, and the words for it that only a screen reader hears. */
export const waiting = async (page: Page) => {
  await heading(page)
  await page.locator('main [role=status]').filter({ hasText: /\S/ }).first().waitFor({ state: 'attached' })
}

/** No timer of this length or longer ends while a state is looked at. */
export const withoutTimers = (page: Page, from: number) =>
  page.addInitScript((least) => {
    const set = window.setTimeout
    window.setTimeout = ((callback: () => void, ms?: number, ...rest: []) =>
      (ms ?? 0) >= least ? 0 : set(callback, ms, ...rest)) as typeof window.setTimeout
  }, from)
