import * as v from 'valibot'
import type { Locale } from '../i18n/locales.ts'
import { PaymentError } from './payment-error.ts'

/**
 * The parts of the provider's script that we use
 * (https://razorpay.com/docs/payments/payment-gateway/web-integration/standard).
 */
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

/**
 * Returns the provider's checkout. Downloads its script on first use; a failed download may be retried.
 * @throws PaymentError `script` or `key`
 */
export async function loadCheckout() {
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
 * The checkout to use and its public key. They are read from `/config.json` when somebody pays, so whoever deploys can
 * set them without a build (docs/deployment.md). The mock answers with its own stand-in.
 */
const shape = v.object({
  checkout: v.object({
    script: v.pipe(v.string(), v.regex(/^(https:\/\/|\/(?!\/))/)),
    key: v.fallback(v.string(), ''),
  }),
})

const MAX_WAIT = 10_000

/**
 * Reads the checkout's settings.
 * @throws PaymentError `script` when the file can't be read, `key` when no key is set
 */
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
