import type { Page } from '@playwright/test'

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
  /** Continues up to, but not including, the last press. Its result is passed to `stored`. */
  begin: (page: Page) => Promise<State>
  /** The last press, until the end is on the screen. */
  end: (page: Page) => Promise<void>
  stored: (page: Page, state: State) => Promise<unknown>
  /** How the page shows the current state. */
  isOver: (page: Page) => Promise<unknown>
  /** Where a way leads to something else. */
  after?: Partial<Record<Way, (page: Page) => Promise<unknown>>>
  /** A second tab that was open before the end. */
  openTab?: OpenTab
}

type OpenTab = {
  /** Completes "a tab that was open before …". */
  name: string
  /** Brings the tab to the same last press. */
  begin: (tab: Page, state: State) => Promise<unknown>
  /** After the end: presses the last button if it is there, and waits until the tab shows the current state. */
  end: (tab: Page) => Promise<unknown>
}
