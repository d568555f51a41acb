import * as v from 'valibot'
import { PaymentError } from './payment-error.ts'

/**
 * Which checkout is used, and its public key. Asked for when somebody pays, from `/config.json`, so that the person who deploys
 * sets it without a build (docs/deployment.md); the mock answers with its stand-in.
 */
const shape = v.object({
  checkout: v.object({
    script: v.pipe(v.string(), v.regex(/^(https:\/\/|\/(?!\/))/)),
    key: v.fallback(v.string(), ''),
  }),
})
export type CheckoutConfig = v.InferOutput<typeof shape>['checkout']

const MAX_WAIT = 10_000

/** @throws PaymentError `script` when it can't be had, `key` when nobody has set the key */
export async function checkoutConfig(): Promise<CheckoutConfig> {
  const { checkout } = await fetch('/config.json', { cache: 'no-cache', signal: AbortSignal.timeout(MAX_WAIT) })
    .then((reply) => reply.json())
    .then((config) => v.parse(shape, config))
    .catch((cause: unknown) => {
      throw new PaymentError('script', { cause })
    })
  if (!checkout.key) throw new PaymentError('key')
  return checkout
}
