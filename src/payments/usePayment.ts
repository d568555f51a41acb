import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocale } from '../i18n/useLocale.ts'
import { pay, type Context, type Outcome, type PaymentRequest } from './pay.ts'
import type { PaymentError } from './payment-error.ts'

/** Starts payments and holds their state for a component: pending, and the last error. */
export function usePayment() {
  const queryClient = useQueryClient()
  const locale = useLocale()
  const [error, setError] = useState<PaymentError>()
  const [isPending, setPending] = useState(false)

  /** Resolves with undefined when the payment failed; `error` is then set. */
  async function start(
    sale: PaymentRequest,
    {
      onPrice,
      ...context
    }: Pick<Context, 'beforeOpen' | 'isAgain'> & {
      /** Called when the order's price (paise) differs from the price shown. */
      onPrice?: (paise: number) => void
    } = {},
  ): Promise<Outcome | undefined> {
    setError(undefined)
    setPending(true)
    try {
      return await pay(sale, { queryClient, locale, ...context })
    } catch (problem) {
      const error = problem as PaymentError
      setError(error)
      if (error.paise) onPrice?.(error.paise)
      return undefined
    } finally {
      setPending(false)
    }
  }
  return { start, error, isPending, clear: () => setError(undefined) }
}
