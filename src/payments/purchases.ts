import { useSyncExternalStore, useContext } from 'react'
import type { DirectoryType } from '../domain/navigation/paths.ts'
import type { PaymentOrder } from '../api/payment.ts'
import { watchSession, type OpenSession } from '../session/session.ts'
import { readStored } from '../session/storage.ts'
import { createEmitter, createStore } from '../ui/hooks/events.ts'
import { CopyState } from '../domain/business/contact.tsx'

/** What has a contact for sale: an enquiry (its owner's), or a business. */
export type Subject = { kind: 'enquiry' | DirectoryType; id: number }

/** What a payment is for: a contact, named as in `purchasedEntities` (§payments.4), or the subscription. */
export type Purpose = `${Subject['kind']}_${number}` | typeof SUBSCRIPTION
export const SUBSCRIPTION = 'subscription'

export const purposeOf = ({ kind, id }: Subject): Exclude<Purpose, typeof SUBSCRIPTION> => `${kind}_${id}`

/** The contact that a payment is for; undefined for the subscription or an unknown format. */
export function subjectOf(purpose: string): Subject | undefined {
  const found = /^(enquiry|farmer|buyer|manufacturer)_(\d+)$/.exec(purpose)
  return found ? { kind: found[1] as Subject['kind'], id: Number(found[2]) } : undefined
}

/** Paise per rupee. */
export const PAISE = 100
/** The provider's smallest amount, in paise. */
const MIN_AMOUNT = 100
const CURRENCY = 'INR'

export const isPayable = ({ order_id, amount, currency }: PaymentOrder): boolean =>
  order_id !== '' && Number.isSafeInteger(amount) && amount >= MIN_AMOUNT && currency === CURRENCY

/** Price of a contact in rupees (§payments.5). An order at another price replaces it, and the person is asked again. */
export const contactPrice = createStore(10)
export const useContactPrice = contactPrice.use

/** Contacts paid for on this device are never offered again (§payments.4). The server still decides what shows. */
const purchases = createEmitter()

/** The session is the buyer's. */
export function rememberPurchase(purpose: string, session: OpenSession): void {
  const bought = readStored('purchasedEntities') ?? []
  if (bought.includes(purpose)) return
  session.store({ purchasedEntities: [...bought, purpose] })
  purchases.emit()
}

watchSession(() => purchases.emit()) // logging out clears them
globalThis.window?.addEventListener('storage', ({ key }) => {
  if (key === 'purchasedEntities') purchases.emit()
})

function usePurposes(): string[] {
  const stored = () => readStored('purchasedEntities')?.join(' ')
  return (useSyncExternalStore(purchases.subscribe, stored, () => undefined) ?? '').split(' ')
}

export const useBought = (subject: Subject): boolean => usePurposes().includes(purposeOf(subject))

/** All contacts paid for on this device, newest first. */
export const usePurchases = (): Subject[] =>
  usePurposes()
    .flatMap((purpose) => subjectOf(purpose) ?? [])
    .toReversed()

/** A saved copy never contains a contact, so it can't tell whether one was paid for, and nothing is sold on it. */
export function useAccess(subject: Subject): 'bought' | 'unknown' | 'offered' {
  const bought = useBought(subject)
  const isCopy = useContext(CopyState) !== undefined
  if (bought) return 'bought'
  return isCopy ? 'unknown' : 'offered'
}
