import * as v from 'valibot'
import { PaymentError } from './payment-error.ts'

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
export type CheckoutConfig = v.InferOutput<typeof shape>['checkout']

const MAX_WAIT = 10_000

/** @throws PaymentError `script` when the file can't be read, `key` when no key is set */
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
