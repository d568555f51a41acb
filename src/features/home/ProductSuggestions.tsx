import { useQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { subcategoriesQuery } from '../../api/catalogue.ts'
import { paths } from '../../domain/paths.ts'
import { useLocale } from '../../i18n/use-locale.ts'
import type { SuggestionsProps } from '../../ui/SuggestField.tsx'
import { SuggestList } from '../../ui/SuggestList.tsx'
import { suggestions } from './suggestions.ts'

/** The subcategories that match; choosing one leads to those who sell it. */
export default function ProductSuggestions({ field, text }: SuggestionsProps) {
  const navigate = useNavigate()
  const { data = [], isPending } = useQuery(subcategoriesQuery(useLocale()))
  return (
    <SuggestList
      field={field}
      text={text}
      items={suggestions(data, text)}
      isPending={isPending}
      onChoose={({ id, name }) => void navigate(paths.directory({ categoryId: id, name, entityType: 'farmer' }))}
    />
  )
}
