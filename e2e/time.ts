import { expect, type Page } from '@playwright/test'
import { FIRST_PAGE_TAKES } from '../src/domain/timers.ts'

/** What the app puts off until its first page is there comes at once. Before the page is opened. */
export const withoutPause = (page: Page) =>
  page.addInitScript((pause) => {
    const { setTimeout: start, performance } = globalThis
    const now = performance.now.bind(performance)
    performance.now = () => now() + pause
    globalThis.setTimeout = ((run: () => void, wait?: number, ...rest: []) =>
      start(run, wait === pause ? 0 : wait, ...rest)) as typeof setTimeout
  }, FIRST_PAGE_TAKES)

/** Lets the page's time run on, second after second, until that holds: nobody waits for it. After `page.clock.install()`. */
export const inTime = (page: Page, holds: () => Promise<unknown>) =>
  expect(async () => {
    await page.clock.fastForward(1_000)
    await holds()
  }).toPass({ intervals: [0] })

/** A moment, for what holds `inTime`. */
export const SOON = { timeout: 100 }

/** From here on time passes only when the test says so. What falls due in the next second happens now. After `page.clock.install()`. */
export const stopClock = async (page: Page) => page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000)
