import type { EntityType } from '../domain/navigation/paths.ts'
import type { PaymentOrder } from '../api/payment.ts'

/** Whose contact is bought: the owner's of an enquiry, or a business's. */
export type Subject = { kind: 'enquiry' | EntityType; id: number }

/** What a payment is for: a contact, named as in `purchasedEntities` (§payments.4), or the subscription. */
export type PaymentTarget = `${Subject['kind']}_${number}` | typeof SUBSCRIPTION
export const SUBSCRIPTION = 'subscription'

export const paymentTargetOf = ({ kind, id }: Subject): Exclude<PaymentTarget, typeof SUBSCRIPTION> => `${kind}_${id}`

/** The contact that a payment is for; undefined for the subscription or an unknown format. */
export function subjectOf(purpose: string): Subject | undefined {
  const [, kind, id] = /^(enquiry|farmer|buyer|manufacturer)_(\d+)$/.exec(purpose) ?? []
  return (kind && { kind: kind as Subject['kind'], id: Number(id) }) || undefined
}

/** Paise per rupee. */
export const PAISE = 100
/** The provider's smallest amount, in paise. */
const MIN_AMOUNT = 100
const CURRENCY = 'INR'

/** Whether a checkout may be opened for this order: it has an id and a valid integer amount of paise in INR. */
export const isPayable = ({ order_id, amount, currency }: PaymentOrder): boolean =>
  order_id !== '' && Number.isSafeInteger(amount) && amount >= MIN_AMOUNT && currency === CURRENCY

/** Price of a contact, in rupees (§payments.5). If the server's order differs, the person is asked again. */
export const CONTACT_PRICE = 10
