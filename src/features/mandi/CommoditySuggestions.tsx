import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { subcategoriesQuery } from '../../api/catalogue.ts'
import { useLocale } from '../../i18n/use-locale.ts'
import type { SuggestionsProps } from '../../ui/SuggestField.tsx'
import { SuggestList } from '../../ui/SuggestList.tsx'
import { commodityOptions } from './commodity-options.ts'
import { findOptions } from './find-options.ts'

/** As in the search of the home page (specification part 1, section 9). */
const MOST_SUGGESTIONS = 8

/** The crops that a text means, in whichever script and spelling; the chosen one becomes the text. */
export default function CommoditySuggestions({ field, text, onText }: SuggestionsProps) {
  const { data, isPending } = useQuery(subcategoriesQuery(useLocale()))
  const options = useMemo(() => commodityOptions(data ?? []), [data])
  return (
    <SuggestList
      field={field}
      text={text}
      items={findOptions(options, text, MOST_SUGGESTIONS)}
      isPending={isPending}
      onChoose={({ name }) => onText(name)}
    />
  )
}
