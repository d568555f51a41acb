import { expect, type Page } from '@playwright/test'
import { FIRST_PAGE_TAKES } from '../src/domain/timers.ts'

/** Runs at once what the app delays until its first page has loaded. Call it before the page opens. */
export const withoutPause = (page: Page) =>
  page.addInitScript((pause) => {
    const { setTimeout: start, performance } = globalThis
    const now = performance.now.bind(performance)
    performance.now = () => now() + pause
    globalThis.setTimeout = ((run: () => void, wait?: number, ...rest: []) =>
      start(run, wait === pause ? 0 : wait, ...rest)) as typeof setTimeout
  }, FIRST_PAGE_TAKES)

/** Advances the clock second by second until the condition holds, without waiting; needs `page.clock.install()`. */
export const inTime = (page: Page, holds: () => Promise<unknown>) =>
  expect(async () => {
    await page.clock.fastForward(1_000)
    await holds()
  }).toPass({ intervals: [0] })

/** A short timeout for conditions inside `inTime`. */
export const SOON = { timeout: 100 }

// Time now passes only when the test advances it; timers due within a second fire now. It needs `page.clock.install()`.
export const stopClock = async (page: Page) => page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000)
