import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useMemo, type ComponentType } from 'react'
import { userProfileQuery } from '../../api/account.ts'
import { NO_CITY_NAMES } from '../../domain/places/places.ts'
import { citiesQuery, cityNamesQuery, districtsQuery, usePlaceNames } from '../../domain/places/place-names.ts'
import { placeSuggestions } from '../../domain/places/place-options.ts'
import { useLocale } from '../../i18n/useLocale.ts'
import type { ListProps } from '../../ui/combobox/ComboInput.tsx'
import type { SuggestListProps } from '../../ui/combobox/SuggestList.tsx'

const NONE: never[] = []
/** Id of the profile's place; the other ids begin at 0. */
const OWN = -1

/** Suggests the place of the profile in an empty field, else matching towns and districts. */
export function LocationSuggestions(
  props: ListProps & { SuggestList: ComponentType<SuggestListProps>; onText: (text: string) => void },
) {
  const { SuggestList, onText, ...list } = props
  const { t } = useLingui()
  const locale = useLocale()
  const { data: districts = NONE, isPending } = useQuery(districtsQuery(locale))
  const { data: cities = NONE } = useQuery(citiesQuery)
  const { data: cityNames = NO_CITY_NAMES } = useQuery(cityNamesQuery(locale))
  const search = useMemo(
    () => placeSuggestions(locale, { districts, cities, cityNames }),
    [locale, districts, cities, cityNames],
  )
  const place = useOwnPlace()
  const own = {
    id: OWN,
    name: t({
      message: `${place} (from your profile)`,
      comment: 'Offered at the field Location of the enquiry form. {place}: “Niphad, Nashik, Maharashtra”.',
    }),
  }
  return (
    <SuggestList
      {...list}
      items={search(list.text)}
      itemsWhenEmpty={place ? [own] : NONE}
      isPending={isPending}
      onChoose={({ id, name }) => onText(id === OWN ? place : name)}
    />
  )
}

function useOwnPlace(): string {
  const placeNames = usePlaceNames()
  const { data } = useQuery({ ...userProfileQuery(useLocale()), enabled: false })
  const { city, district, state } = data?.business ?? {}
  if (!city || !state) return ''
  return placeNames({ city, district: district ?? '', state })
    .filter(Boolean)
    .join(', ')
}
