import { CausedError, ApiError, isConnectionLost, refusalOf } from '../api/errors.ts'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { commonError } from '../domain/failures.ts'
import { formatRupees } from '../i18n/format.ts'
import { PAISE } from './purchases.ts'

/** What prevents a payment or its confirmation (§payments.22, §payments.23); `texts` says when. */
export type PaymentErrorKind = keyof typeof texts | 'order' | 'price'

export class PaymentError extends CausedError {
  override readonly name = 'PaymentError'
  readonly kind: PaymentErrorKind
  /** The provider's or the server's message, shown after ours. */
  readonly detail: string | undefined
  /** The order's price in paise (kind `price`). */
  readonly paise: number | undefined
  /** False when the server says for certain that no money was taken. */
  readonly isCharged: boolean | undefined

  constructor(
    kind: PaymentErrorKind,
    options: { detail?: string | undefined; paise?: number; isCharged?: boolean | undefined; cause?: unknown } = {},
  ) {
    super(options.detail ?? kind, { cause: options.cause })
    const refusal = refusalOf(options.cause)
    this.kind = kind
    // A message about form fields is no use here: payments have no form.
    this.detail = options.detail ?? (refusal.errors || refusal.error === 'invalid' ? undefined : refusal.message)
    this.paise = options.paise
    this.isCharged = options.isCharged ?? (refusal.error === 'not_charged' ? false : undefined)
  }

  /** HTTP status of the failed call; 0 when there was no answer. */
  get status(): number {
    return this.cause instanceof ApiError && this.cause.kind === 'http' ? this.cause.status : 0
  }

  /** The server refused to create an order, so retrying the same order is pointless. */
  get isOrderRefused(): boolean {
    return this.kind === 'order' && this.status >= 400 && this.status < 500 && !commonError(this.cause)
  }

  get isConnection(): boolean {
    return isConnectionLost(this.cause)
  }
}

/** Runs a step and turns what it throws into a PaymentError of this kind, unless it already is one. */
export const withPaymentError = <T>(kind: PaymentErrorKind, step: Promise<T>): Promise<T> =>
  step.catch((cause: unknown) => {
    throw cause instanceof PaymentError ? cause : new PaymentError(kind, { cause })
  })

/** The error's text. Only `price`, and `order` with an HTTP status, contain a value. */
export function paymentErrorText({ kind, status, paise = 0, cause }: PaymentError): MessageDescriptor {
  const common = commonError(cause)
  if (common) return common
  const price = formatRupees(paise / PAISE)
  if (kind === 'price')
    return msg({
      message: `The price is ${price} now. Nothing has been charged.`,
      comment:
        'Paying: the server’s price is not the one that was shown, which it is from here on. {price}: such as ₹15.',
    })
  if (kind !== 'order') return texts[kind]
  return status
    ? msg({
        message: `Failed to create payment order: ${status}`,
        comment: 'Paying: the server made no order. {status}: its HTTP status, a number such as 500.',
      })
    : texts.initiate
}

const texts = {
  profile: msg({
    message: 'User profile not loaded. Please try again.',
    comment: 'Paying: the person’s profile could not be loaded.',
  }),
  incomplete: msg({
    message: 'Required information not loaded. Please try again.',
    comment: 'Paying: the person’s profile lacks what the payment provider needs.',
  }),
  script: msg({
    message: 'Failed to load Razorpay script',
    comment: 'Paying: the payment window could not be downloaded. Razorpay: the payment provider’s name.',
  }),
  key: msg({
    message: 'Razorpay API key is missing',
    comment: 'Paying: payments are not set up on this site. Razorpay: the payment provider’s name.',
  }),
  initiate: msg({
    message: 'Failed to initiate payment',
    comment: 'Paying: anything went wrong before the payment window opened.',
  }),
  elsewhere: msg({
    message: 'This payment is already open in another tab. Finish it there.',
    comment: 'Paying: the person pressed Pay in two tabs of the browser.',
  }),
  failed: msg({
    message: 'The payment did not go through. You can try again.',
    comment: 'Paying: the payment failed in the provider’s window, which the person then closed.',
  }),
  verify: msg({
    message: 'We could not confirm your payment yet. Your payment is safe.',
    comment: 'After paying: the server did not answer when the payment was to be confirmed.',
  }),
  reply: msg({
    message: 'Invalid verification response',
    comment: 'After paying: the server’s confirmation could not be understood.',
  }),
  refused: msg({
    message: 'Payment verification failed',
    comment: 'After paying: the server says that the payment is not valid.',
  }),
}
