import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Locale } from '../../i18n/locales.ts'
import { useLocale } from '../../i18n/useLocale.ts'
import { districtOptions } from '../../domain/places/place-options.ts'
import { districtsQuery } from '../../domain/places/place-names.ts'
import { stateName, type District } from '../../domain/places/places.ts'
import { DELHI } from './mandi-view.ts'

/** The districts under which prices are reported. */
export function priceDistricts(locale: Locale, districts: District[]): District[] {
  const isDelhi = ({ state }: District) => state === DELHI
  const words = districts.filter(isDelhi).map((district) => district.words)
  const delhi = { state: DELHI, name: DELHI, shown: stateName(locale, DELHI), words: words.join(' ') }
  return [...districts.filter((district) => !isDelhi(district)), delhi]
}

/** Options for a district of a state, or of all; `applied` is always one of them. Undefined until they are loaded. */
export function useDistrictOptions(props: { isWanted: boolean; state?: string | undefined; applied: string }) {
  const { isWanted, state, applied } = props
  const locale = useLocale()
  const { data } = useQuery({ ...districtsQuery(locale), enabled: isWanted })
  const options = useMemo(
    () => districtOptions(locale, data ? priceDistricts(locale, data) : [], state || undefined, applied || undefined),
    [locale, data, state, applied],
  )
  return { options, isLoaded: data !== undefined }
}
