import * as v from 'valibot'
import type { Locale } from '../i18n/locales.ts'
import { PaymentError } from './payment-error.ts'

/** The parts that we use (https://razorpay.com/docs/payments/payment-gateway/web-integration/standard). */
type Provider = new (options: {
  key: string
  /** Amount in paise. */
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
  /** Undocumented, but present in the provider's script; without it, only a reload closes the checkout. */
  close?: () => void
}
const provider = () => (window as { Razorpay?: Provider }).Razorpay

/** Longest wait for the script (ms). It is large, and the first target is slow 3G. */
const SCRIPT_MS = 30_000
/** The provider's codes for our languages. */
export const LANGUAGES: Record<Locale, string> = { en: 'en', hi: 'hi', mr: 'mar' }

/** The script loads on first use; after a failure, another call retries. @throws PaymentError `script` or `key` */
export async function loadCheckout() {
  const { script, key } = await checkoutConfig()
  if (!provider()) await run(script)
  const Provider = provider()
  if (typeof Provider !== 'function') throw new PaymentError('script') // the download was not the provider's script
  return { Provider, key }
}

async function run(src: string): Promise<void> {
  const script = document.createElement('script')
  script.src = src
  const isLoaded = await new Promise<boolean>((resolve) => {
    script.addEventListener('load', () => resolve(true))
    script.addEventListener('error', () => resolve(false))
    setTimeout(() => resolve(false), SCRIPT_MS)
    document.head.append(script)
  })
  if (!isLoaded) throw new PaymentError('script')
}

/** `/config.json` is read when somebody pays, so that a deployment sets it without a build (docs/deployment.md). */
const shape = v.object({
  checkout: v.object({
    script: v.pipe(v.string(), v.regex(/^(https:\/\/|\/(?!\/))/)),
    key: v.fallback(v.string(), ''),
  }),
})

const MAX_WAIT = 10_000

/** @throws PaymentError `script` when the file can't be read, `key` when no key is set */
async function checkoutConfig() {
  const { checkout } = await fetch('/config.json', { cache: 'no-cache', signal: AbortSignal.timeout(MAX_WAIT) })
    .then((reply) => reply.json())
    .then((config) => v.parse(shape, config))
    .catch((cause: unknown) => {
      throw new PaymentError('script', { cause })
    })
  if (!checkout.key) throw new PaymentError('key')
  return checkout
}
