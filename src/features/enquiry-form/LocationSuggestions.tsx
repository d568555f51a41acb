import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { NO_CITY_NAMES } from '../../domain/places/city-names.ts'
import { citiesQuery, cityNamesQuery, districtsQuery } from '../../domain/places/place-lists.ts'
import { placeSuggestions } from '../../domain/places/place-suggestions.ts'
import { useLocale } from '../../i18n/useLocale.ts'
import type { ListProps } from '../../ui/combobox/ComboInput.tsx'
import { SuggestList } from '../../ui/combobox/SuggestList.tsx'

const NONE: never[] = []

/** Towns and districts that a text may go on to name; the chosen one becomes the text. */
export default function LocationSuggestions({ onText, ...list }: ListProps & { onText: (text: string) => void }) {
  const locale = useLocale()
  const { data: districts = NONE, isPending } = useQuery(districtsQuery(locale))
  const { data: cities = NONE } = useQuery(citiesQuery)
  const { data: cityNames = NO_CITY_NAMES } = useQuery(cityNamesQuery(locale))
  const search = useMemo(
    () => placeSuggestions(locale, { districts, cities, cityNames }),
    [locale, districts, cities, cityNames],
  )
  return <SuggestList {...list} items={search(list.text)} isPending={isPending} onChoose={({ name }) => onText(name)} />
}
