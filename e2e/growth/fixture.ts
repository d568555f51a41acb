import type { Page } from '@playwright/test'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { full } from '../../tests/sample.ts'
import { test as base } from '../fixture.ts'
import { store } from '../sign-in.ts'
import { grown } from './grow.ts'

// The first action is answered within this time (ms) of the navigation's start, on an otherwise idle machine (issue 8).
// In `npm test` three tests and a server share two cores.
export const USABLE_WITHIN = full ? 2_000 : 15_000

// The suite's largest pages have two thirds of these elements. A list that renders each of 10,000 rows, or 500 options
// with their parts, has far more.
export const MAX_ELEMENTS = 5_000

/** Runs every test of the suite against a marketplace after some years (grow.ts), with one server per worker. */
export const test = base.extend<object, { grownServer: string }>({
  grownServer: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of what is needed
    async ({}, use) => {
      const file = fileURLToPath(new URL('server.ts', import.meta.url))
      const server = spawn(process.execPath, [file, process.env.E2E_DIST ?? 'dist'], {
        stdio: ['pipe', 'pipe', 'inherit'],
      })
      const [port] = (await once(server.stdout, 'data')) as [Buffer]
      await use(`http://127.0.0.1:${String(port).trim()}`)
      server.kill()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: ({ grownServer }, provide) => provide(grownServer),
})

export const farmer = (page: Page) => store(page, { authToken: `demo-${grown.farmer}`, business_type: 'farmer' })
export const buyer = (page: Page) => store(page, { authToken: `demo-${grown.premiumBuyer}`, business_type: 'buyer' })

/** A second attempt, for a busy machine. */
const TRIES = 2

// Returns the ms from the start of navigation until `answered`, which acts and waits without leaving the document; by
// the page's own clock, the best of several attempts.
export async function usableAfter(page: Page, path: string, answered: () => Promise<unknown>): Promise<number> {
  let best = Infinity
  for (let tries = 0; tries < TRIES && best > USABLE_WITHIN; tries++) {
    await page.goto(path, { waitUntil: 'commit' })
    await answered()
    best = Math.min(best, await page.evaluate(() => performance.now()))
  }
  return Math.round(best)
}

export const elements = (page: Page) => page.evaluate(() => document.getElementsByTagName('*').length)

/** Elements that scroll sideways too far for anyone to find the end. */
export const farAside = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main *')]
      .filter(({ scrollWidth, clientWidth }) => clientWidth > 0 && scrollWidth > 3 * clientWidth)
      .map((element) => ({ element, style: getComputedStyle(element) }))
      // Excludes rows of cards, which are swiped card by card.
      .filter(({ style }) => ['auto', 'scroll'].includes(style.overflowX) && style.scrollSnapType === 'none')
      .map(({ element: { scrollWidth, outerHTML } }) => `${scrollWidth} px: ${outerHTML.slice(0, 120)}`),
  )
