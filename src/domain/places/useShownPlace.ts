import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import type { Locale } from '../../i18n/locales.ts'
import { foreignLang } from '../../i18n/format.ts'
import { useLocale } from '../../i18n/useLocale.ts'
import { shownPlace } from './place-in-text.ts'

/** A place as a person typed it, in the page's language. A text in the page's script stays as it is. */
export const shownPlaceQuery = (locale: Locale, text: string) =>
  queryOptions({
    queryKey: ['shown-place', locale, text],
    staleTime: Infinity,
    queryFn: () => shownPlace(locale, text),
    ...(!foreignLang(locale, text) && { initialData: text }),
    // A page's HTML brings its places translated; they stay until those that were typed are translated too.
    placeholderData: keepPreviousData,
  })

/** The place as typed until the names of districts are downloaded, then in the page's language. */
export function useShownPlace(text: string | null | undefined): string | null {
  const { data } = useQuery(shownPlaceQuery(useLocale(), text ?? ''))
  return text ? (data ?? text) : null
}
