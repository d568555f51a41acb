import type { PaymentOrder } from '../../api/payment.ts'

/** Paise of a rupee. */
export const PAISE = 100
/** The provider's smallest amount, in paise. */
const MIN_AMOUNT = 100
const CURRENCY = 'INR'

/**
 * Whether a checkout may be opened with this order: whole paise, in rupees.
 */
export const isPayable = ({ order_id, amount, currency }: PaymentOrder): boolean =>
  order_id !== '' && Number.isSafeInteger(amount) && amount >= MIN_AMOUNT && currency === CURRENCY
