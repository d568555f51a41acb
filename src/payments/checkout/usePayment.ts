import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocale } from '../../i18n/useLocale.ts'
import { pay, type Context, type Outcome, type PaymentRequest } from './pay.ts'
import type { PaymentError } from './payment-error.ts'

/** A payment as a part of the page sees it: under way, and what went wrong. */
export function usePayment() {
  const queryClient = useQueryClient()
  const locale = useLocale()
  const [error, setError] = useState<PaymentError>()
  const [isPending, setPending] = useState(false)

  /** Undefined when it failed: then there is an `error`. */
  async function start(
    sale: PaymentRequest,
    {
      onPrice,
      ...context
    }: Pick<Context, 'beforeOpen' | 'isAgain'> & {
      /** The order is of another price than was shown, in paise. */
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
