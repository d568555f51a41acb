import { test, type Page } from '@playwright/test'

/** What a person does once a journey is over. */
export type Way = 'Back' | 'reload' | 'the same address typed again' | 'another tab'

/** Whose journey it is, and of what. */
export type State = { token: string; id?: number }

/** A journey to its end, and what holds after it. */
export type Journey = {
  /** Completes "after …". */
  name: string
  /** Where it happens: typed again later. */
  address: string | ((state: State) => string)
  /** Goes as far as the last press; what it gives is for `stored`. */
  begin: (page: Page) => Promise<State>
  /** The last press, until the end is on the screen. */
  end: (page: Page) => Promise<void>
  /** What the server has of it. */
  stored: (page: Page, state: State) => Promise<unknown>
  /** Where the page says that one stands. */
  says: Record<Way, (page: Page) => Promise<unknown>>
  /** What it makes the browser say in its console. */
  errors?: RegExp[]
  /** A second tab that was open before the end. */
  openTabs?: OpenTab[]
}

export type OpenTab = {
  /** Completes "a tab that was open before …". */
  name: string
  /** Brings it to the same last press. */
  begin: (tab: Page, state: State) => Promise<unknown>
  /** Presses there after the end, if there is anything to press, until the tab says where one stands. */
  end: (tab: Page) => Promise<unknown>
}

/** The server's own reply, past the app. */
export async function fetched(page: Page, path: string, token: string): Promise<unknown> {
  const reply = await page.request.get(path, { headers: { Authorization: `Bearer ${token}`, 'X-user-lang': 'en' } })
  return (await reply.json()) as unknown
}

/** Another page of the app, as by a link: the one before stays in the history. */
export async function goTo(page: Page, path: string): Promise<void> {
  await page.evaluate((path) => {
    history.pushState(null, '', path)
    dispatchEvent(new PopStateEvent('popstate'))
  }, path)
}

let made = 0
/** Far apart: what a provider state makes beside it is numbered on from it. */
export const newId = (): number => (1 + test.info().workerIndex) * 1_000_000 + 500_000 + ++made * 1_000
