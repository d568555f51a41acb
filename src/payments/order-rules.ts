import type { PaymentOrder } from '../api/payment.ts'

/** The provider's smallest amount, in paise. */
const LEAST = 100
const CURRENCY = 'INR'

/**
 * Whether a checkout may be opened with this order: whole paise, rupees, and where a price was shown, that price.
 * @param expected paise; for a contact the order alone says (specification part 1, section 9)
 */
export const isPayable = ({ order_id, amount, currency }: PaymentOrder, expected?: number): boolean =>
  order_id !== '' &&
  Number.isSafeInteger(amount) &&
  amount >= LEAST &&
  currency === CURRENCY &&
  (expected === undefined || amount === expected)
