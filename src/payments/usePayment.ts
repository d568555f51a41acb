import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocale } from '../i18n/use-locale.ts'
import { pay, type Outcome, type Sale } from './pay.ts'
import type { PaymentError } from './payment-error.ts'

/** A payment as a part of the page sees it: under way, and what went wrong. */
export function usePayment() {
  const queryClient = useQueryClient()
  const locale = useLocale()
  const [error, setError] = useState<PaymentError>()
  const [isPending, setPending] = useState(false)

  /** Undefined when it failed: then there is an `error`. */
  async function start(sale: Sale, beforeOpen?: () => Promise<void>): Promise<Outcome | undefined> {
    setError(undefined)
    setPending(true)
    try {
      return await pay(sale, { queryClient, locale, ...(beforeOpen && { beforeOpen }) })
    } catch (problem) {
      setError(problem as PaymentError)
      return undefined
    } finally {
      setPending(false)
    }
  }
  return { start, error, isPending, clear: () => setError(undefined) }
}
