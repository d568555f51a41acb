import * as v from 'valibot'
import type { Locale } from '../i18n/locales.ts'
import type { PaymentOrder } from '../api/payment.ts'
import { PaymentError } from './payment-error.ts'

/**
 * The parts of the provider's script that we use
 * (https://razorpay.com/docs/payments/payment-gateway/web-integration/standard).
 */
type Provider = new (options: {
  key: string
  /** Paise. */
  amount: number
  currency: string
  order_id: string
  name: string
  description: string
  prefill: { name: string; email: string; contact: string }
  config: { display: { language: string } }
  handler: (payment: unknown) => void
  modal: { ondismiss: () => void }
}) => {
  on: (event: 'payment.failed', listener: (failure: { error?: { description?: unknown } }) => void) => void
  open: () => void
  /** Undocumented, but present in the provider's script. */
  close?: () => void
}
const provider = () => (window as { Razorpay?: Provider }).Razorpay

export type Checkout = { Provider: Provider; key: string }

/** Longest wait for the script (ms). It is large, and the first target is slow 3G. */
const SCRIPT_MS = 30_000
/** The provider's codes for our languages. */
const LANGUAGES: Record<Locale, string> = { en: 'en', hi: 'hi', mr: 'mar' }

/**
 * Returns the provider's checkout. Downloads its script on first use; a failed download may be retried.
 * @throws PaymentError `script` or `key`
 */
export async function loadCheckout(): Promise<Checkout> {
  const { script, key } = await checkoutConfig()
  if (!provider()) await run(script)
  const Provider = provider()
  if (typeof Provider !== 'function') throw new PaymentError('script') // the download was not the provider's script
  return { Provider, key }
}

let running: Promise<void> | undefined

function run(src: string): Promise<void> {
  running ??= new Promise<void>((resolve, reject) => {
    const script = document.createElement('script')
    const end = (settle: () => void) => {
      clearTimeout(timer)
      running = undefined
      settle()
    }
    const fail = () => {
      script.remove()
      reject(new PaymentError('script'))
    }
    const timer = setTimeout(() => end(fail), SCRIPT_MS)
    script.src = src
    script.addEventListener('load', () => end(resolve))
    script.addEventListener('error', () => end(fail))
    document.head.append(script)
  })
  return running
}

/**
 * Opens the checkout. It may report several failures before the person pays or leaves.
 * @param to.onPaid receives the provider's result, unchecked; may be called late, after `onDismissed`
 * @returns a function that closes the checkout; reloads the page if the provider's script has no `close`
 * @throws whatever the provider's script throws
 */
export function openCheckout(
  { Provider, key }: Checkout,
  order: PaymentOrder,
  sale: { name: string; description: string; person: { name: string; email: string; mobile: string }; locale: Locale },
  to: { onPaid: (payment: unknown) => void; onFailed: (reason: string | undefined) => void; onDismissed: () => void },
): () => void {
  const { name, description, person, locale } = sale
  const checkout = new Provider({
    key,
    amount: order.amount,
    currency: order.currency,
    order_id: order.order_id,
    name,
    description,
    prefill: { name: person.name, email: person.email, contact: person.mobile },
    config: { display: { language: LANGUAGES[locale] } },
    handler: to.onPaid,
    modal: { ondismiss: to.onDismissed },
  })
  checkout.on('payment.failed', ({ error }) => {
    to.onFailed(typeof error?.description === 'string' ? error.description : undefined)
  })
  checkout.open()
  return () => (checkout.close ? checkout.close() : location.reload())
}

/**
 * The checkout to use and its public key. They are read from `/config.json` when somebody pays, so whoever deploys can
 * set them without a build (docs/deployment.md). The mock answers with its own stand-in.
 */
const shape = v.object({
  checkout: v.object({
    script: v.pipe(v.string(), v.regex(/^(https:\/\/|\/(?!\/))/)),
    key: v.fallback(v.string(), ''),
  }),
})
type CheckoutConfig = v.InferOutput<typeof shape>['checkout']

const MAX_WAIT = 10_000

/** @throws PaymentError `script` when the file can't be read, `key` when no key is set */
async function checkoutConfig(): Promise<CheckoutConfig> {
  const { checkout } = await fetch('/config.json', { cache: 'no-cache', signal: AbortSignal.timeout(MAX_WAIT) })
    .then((reply) => reply.json())
    .then((config) => v.parse(shape, config))
    .catch((cause: unknown) => {
      throw new PaymentError('script', { cause })
    })
  if (!checkout.key) throw new PaymentError('key')
  return checkout
}
