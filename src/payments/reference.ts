import * as v from 'valibot'
import { ownState, readOwnState } from '../session/storage.ts'

/** The reference of a payment, such as pay_29QQoUBi66xm2f, or of its order. */
const check = v.object({ payment: v.pipe(v.string(), v.maxLength(100)) })

/** State of a link to the support, whose message then names the payment. The reference is in no address. */
export const aboutPayment = (payment: string) => ownState({ payment } satisfies v.InferOutput<typeof check>)

export const readReference = (state: unknown): string | undefined => readOwnState(check, state)?.payment
