import { expect, type Page } from '@playwright/test'
import { storedValues } from './sign-in.ts'

/** The stored copy of the pages viewed last. */
export const lastSeen = async (page: Page) => (await storedValues(page))['seen']

export const expectSaved = (page: Page, text: string) =>
  expect.poll(async () => (await lastSeen(page)) ?? '', { timeout: 20_000, intervals: [100] }).toContain(text)

/** The visible copy; it is hidden from assistive technology, so role locators find nothing in it. */
export const copyOn = (page: Page) => page.locator('#main [data-seen]')

/** Blocks the strip with the copy's age, which appears after 4 s of waiting and shifts the page. */
export const withoutAge = (page: Page) => page.route('**/assets/OfflineNotices-*.js', () => undefined)

/** Waits until the head script has run, and the frame and styles that a copy needs have loaded. */
export async function parsed(page: Page) {
  await expect(page.getByRole('contentinfo')).toBeAttached()
  const styled = () =>
    [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]:not([disabled])')].every(({ sheet }) => sheet)
  await expect.poll(() => page.evaluate(styled), { intervals: [20] }).toBe(true)
  // Waits for the listeners of the last load to run.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)))
}
