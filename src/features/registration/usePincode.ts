import { useQuery, useQueryClient } from '@tanstack/react-query'
import { pincodeQuery } from '../../api/registration.ts'
import { isPincode, PINCODE_LENGTH } from '../../domain/forms/typed-number.ts'
import { useLocale } from '../../i18n/useLocale.ts'
import type { PincodePlaces } from './pincode-places.ts'

/** What is known of the PIN code in the field (§registration.11). */
export function usePincode(pincode: string) {
  const locale = useLocale()
  const queryClient = useQueryClient()
  const { data, isError, isFetching, refetch } = useQuery({
    ...pincodeQuery(locale, pincode),
    enabled: isPincode(pincode),
  })
  return {
    places: data,
    isLoading: isFetching,
    /** The rest is searched for by hand. A code that can't be one is not asked for. */
    hasFailed: !isFetching && (isError || (pincode.length === PINCODE_LENGTH && !isPincode(pincode))),
    retry: () => refetch(),
    /** Undefined when it can't be had. */
    lookUp: (another: string): Promise<PincodePlaces | undefined> =>
      queryClient.fetchQuery(pincodeQuery(locale, another)).catch(() => undefined),
  }
}
