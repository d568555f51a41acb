import type { EntityType } from '../../domain/navigation/paths.ts'

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
