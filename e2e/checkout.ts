import type { Page } from '@playwright/test'
import { fetched, store } from './sign-in.ts'

/** The stand-in for the payment provider's window (mock-server/checkout). */
export const checkout = (page: Page) => page.getByRole('dialog', { name: /^(Krishi Vyapar|कृषि व्यापार|कृषी व्यापार)$/ })
export const pressIn = (page: Page, name: string | RegExp) => checkout(page).getByRole('button', { name }).click()

/** The plan on its page: before, while and after it is paid. */
export const joinNow = (page: Page) => page.getByRole('button', { name: 'Join Now' })
export const confirming = (page: Page) => page.getByText('Confirming your payment…')
export const checkAgain = (page: Page) => page.getByRole('button', { name: 'Check again' })
export const active = (page: Page) => page.getByText('ACTIVE', { exact: true })
export async function payPlan(page: Page) {
  await joinNow(page).click()
  await pressIn(page, 'Pay ₹999')
}

type Entry = { order: string; owner: string; payment?: object }

/** The entries of the payment journal in the browser, without the text that probes for a moment whether it lasts. */
export const journal = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<Entry[]>((resolve, reject) => {
        const open = indexedDB.open('payments')
        open.addEventListener('error', () => reject(new Error('no database')))
        open.addEventListener('success', () => {
          const { result } = open
          if (!result.objectStoreNames.contains('journal')) return resolve([])
          const all: IDBRequest<(Entry | string)[]> = result.transaction('journal').objectStore('journal').getAll()
          all.addEventListener('success', () => resolve(all.result.filter((value) => typeof value !== 'string')))
        })
      }),
  )

/** Puts a payment of an earlier visit into the journal; its outcome is unknown unless `more` says otherwise. */
export const leavePayment = (page: Page, owner: string, purpose: string, more: object = {}) => {
  const order = 'order_29QQoUBi66xm2f'
  const entry = { order, owner, purpose, openedAt: Date.now(), ...more }
  return store(page, { payments_open: 'true', payments_journal: JSON.stringify({ [order]: entry }) })
}

/** A browser that can't store payments. */
export const blockPaymentStorage = (page: Page) =>
  page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    }
    IDBFactory.prototype.open = refuse
    // oxlint-disable-next-line typescript/unbound-method -- called on its storage
    const set = Storage.prototype.setItem
    Storage.prototype.setItem = function (key, value) {
      if (key.startsWith('payments')) refuse()
      set.call(this, key, value)
    }
  })

/** The server's subscriptions: one for each charge to the person. */
export const subscriptions = async (page: Page, token: string) =>
  (await fetched<{ subscriptions: { days_remaining: number }[] }>(page, '/api/payment/subscriptions/status/', token))
    .subscriptions
