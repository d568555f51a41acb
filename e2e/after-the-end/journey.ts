import type { Page } from '@playwright/test'

/** What a person does once a journey is over. */
export type Way = 'Back' | 'reload' | 'the same address typed again' | 'another tab'

/** A journey to its end, and what holds after it. */
export type Journey = {
  /** Completes "after …". */
  name: string
  /** Where it happens: typed again later. */
  address: string
  /** Goes as far as the last press; what it gives is for `stored`. */
  begin: (page: Page) => Promise<{ token: string }>
  /** The last press, until the end is on the screen. */
  end: (page: Page) => Promise<void>
  /** What the server has of it. */
  stored: (page: Page, state: { token: string }) => Promise<unknown>
  /** Where the page says that one stands. */
  says: Record<Way, (page: Page) => Promise<unknown>>
  /** Brings a second tab to the same last press. */
  beginAgain: (tab: Page) => Promise<void>
  /** Presses there after the end, until the tab says where one stands. */
  endAgain: (tab: Page) => Promise<unknown>
}

/** The server's own reply, past the app. */
export async function fetched(page: Page, path: string, token: string): Promise<unknown> {
  const reply = await page.request.get(path, { headers: { Authorization: `Bearer ${token}`, 'X-user-lang': 'en' } })
  return (await reply.json()) as unknown
}
