import { test, type Page } from '@playwright/test'

/** What a person does once a journey is over. */
export type Way = 'Back' | 'reload' | 'the same address typed again' | 'another tab'

/** The person's token, and the id of the record. */
export type State = { token: string; id?: number }

/** A journey up to its end, and what holds afterwards. */
export type Journey = {
  /** Completes "after …". */
  name: string
  /** The address of the journey, typed again later. */
  address: string | ((state: State) => string)
  /** Continues up to the last press; its result is passed to `stored`. */
  begin: (page: Page) => Promise<State>
  /** The last press, until the end is on the screen. */
  end: (page: Page) => Promise<void>
  /** What the server has stored. */
  stored: (page: Page, state: State) => Promise<unknown>
  /** How the page shows the current state. */
  says: Record<Way, (page: Page) => Promise<unknown>>
  /** Console errors that the journey causes. */
  errors?: RegExp[]
  /** A second tab that was open before the end. */
  openTabs?: OpenTab[]
}

export type OpenTab = {
  /** Completes "a tab that was open before …". */
  name: string
  /** Brings the tab to the same last press. */
  begin: (tab: Page, state: State) => Promise<unknown>
  /** After the end: presses the last button if it is there, and waits until the tab shows the current state. */
  end: (tab: Page) => Promise<unknown>
}

/** The server's own reply, bypassing the app. */
export async function fetched(page: Page, path: string, token: string): Promise<unknown> {
  const reply = await page.request.get(path, { headers: { Authorization: `Bearer ${token}`, 'X-user-lang': 'en' } })
  return (await reply.json()) as unknown
}

/** Opens another page of the app like a link: the current one stays in the history. */
export async function goTo(page: Page, path: string): Promise<void> {
  await page.evaluate((path) => {
    history.pushState(null, '', path)
    dispatchEvent(new PopStateEvent('popstate'))
  }, path)
}

let made = 0
/** Ids far apart, because a provider state numbers related records onwards from its id. */
export const newId = (): number => (1 + test.info().workerIndex) * 1_000_000 + 500_000 + ++made * 1_000
