import { expect, type Page } from '@playwright/test'

/** The stand-in for the payment provider's window (mock-server/checkout). */
export const checkout = (page: Page) => page.getByRole('dialog', { name: /^(Krishi Vyapar|कृषि व्यापार|कृषी व्यापार)$/ })
export const pressIn = (page: Page, name: string | RegExp) => checkout(page).getByRole('button', { name }).click()

/** What the journal of payments holds, as the browser keeps it. */
export const journal = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<{ order: string; owner: string; payment?: object }[]>((resolve, reject) => {
        const open = indexedDB.open('payments')
        open.addEventListener('error', () => reject(new Error('no database')))
        open.addEventListener('success', () => {
          const { result } = open
          if (!result.objectStoreNames.contains('journal')) return resolve([])
          const all = result.transaction('journal').objectStore('journal').getAll()
          all.addEventListener('success', () => resolve(all.result as { order: string; owner: string }[]))
        })
      }),
  )

/** The subscriptions that the server knows of: how often the person was charged. */
export async function subscriptions(page: Page, token: string): Promise<{ days_remaining: number }[]> {
  const reply = await page.request.get('/api/payment/subscriptions/status/', {
    headers: { authorization: `Bearer ${token}`, 'x-user-lang': 'en' },
  })
  expect(reply.ok()).toBe(true)
  return ((await reply.json()) as { subscriptions: { days_remaining: number }[] }).subscriptions
}
