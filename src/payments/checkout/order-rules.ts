import type { PaymentOrder } from '../../api/payment.ts'

/** Paise per rupee. */
export const PAISE = 100
/** The provider's smallest amount, in paise. */
const MIN_AMOUNT = 100
const CURRENCY = 'INR'

/** Whether a checkout may be opened for this order: it has an id and a valid amount of whole paise in INR. */
export const isPayable = ({ order_id, amount, currency }: PaymentOrder): boolean =>
  order_id !== '' && Number.isSafeInteger(amount) && amount >= MIN_AMOUNT && currency === CURRENCY
