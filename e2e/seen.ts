import { expect, type BrowserContext, type Page } from '@playwright/test'
import { storedValues } from './sign-in.ts'

/** What is kept of the pages that a person saw last. */
export const kept = async (page: Page) => (await storedValues(page))['seen']

export const isKept = (page: Page, text: string) =>
  expect.poll(async () => (await kept(page)) ?? '', { timeout: 20_000, intervals: [100] }).toContain(text)

/** The copy: for the eye only, so no role finds what is in it. */
export const copyOn = (page: Page) => page.locator('#main [data-seen]')

/** Holds the app back, so that a page is what its HTML and its head make of it. @returns lets it come */
export async function holdApp(on: Page | BrowserContext) {
  const held = Promise.withResolvers<void>()
  await on.route('**/assets/core-*.js', async (route) => {
    await held.promise
    await route.continue()
  })
  return held.resolve
}

/** The strip that says how old a copy is comes after 4 s of waiting, and takes its room: not in a test of what moves before. */
export const withoutAge = (page: Page) => page.route('**/assets/OfflineNotices-*.js', () => undefined)

/** The head has run, and all that a copy waits for is there: the frame and its styles. */
export async function parsed(page: Page) {
  await expect(page.getByRole('contentinfo')).toBeAttached()
  const styled = () =>
    [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]:not([disabled])')].every(({ sheet }) => sheet)
  await expect.poll(() => page.evaluate(styled), { intervals: [20] }).toBe(true)
  // What hears that the last of them has come has acted.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)))
}
