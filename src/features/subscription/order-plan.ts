import type { QueryClient } from '@tanstack/react-query'
import { ApiError } from '../../api/errors.ts'
import { createPayment, planQuery } from '../../api/payment.ts'
import type { Locale } from '../../i18n/locales.ts'
import { PAISE } from '../../payments/order.ts'
import { PaymentError } from '../../payments/payment-error.ts'

/**
 * Orders the plan. A refusal may mean that the price has changed, so the plan is fetched again.
 * @throws PaymentError `price`, with the current price; ApiError
 */
export async function orderPlan(
  input: Parameters<typeof createPayment>[0],
  queryClient: QueryClient,
  locale: Locale,
): ReturnType<typeof createPayment> {
  try {
    return await createPayment(input, locale)
  } catch (cause) {
    if (cause instanceof ApiError && cause.kind === 'http' && cause.status === 400) {
      const now = await queryClient.fetchQuery({ ...planQuery(locale), staleTime: 0 }).catch(() => undefined)
      if (now && now.amount !== input.amount) throw new PaymentError('price', { paise: Math.round(now.amount * PAISE) })
    }
    throw cause
  }
}
