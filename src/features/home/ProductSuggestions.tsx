import { useNavigate } from 'react-router'
import { paths } from '../../domain/navigation/paths.ts'
import { useProduceSearch } from '../../domain/catalogue/useProduceSearch.ts'
import type { SuggestionsProps } from '../../ui/combobox/SuggestField.tsx'
import { SuggestList } from '../../ui/combobox/SuggestList.tsx'

/** The subcategories that match; choosing one leads to those who sell it. */
export default function ProductSuggestions({ field, text }: SuggestionsProps) {
  const navigate = useNavigate()
  const { search, isPending } = useProduceSearch()
  return (
    <SuggestList
      field={field}
      text={text}
      items={search(text)}
      isPending={isPending}
      onChoose={({ id, name }) => void navigate(paths.directory({ categoryId: id, name, entityType: 'farmer' }))}
    />
  )
}
