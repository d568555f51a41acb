import { useNavigate } from 'react-router'
import { paths } from '../../domain/navigation/paths.ts'
import { useProduceSearch } from '../../domain/catalogue/useProduceSearch.ts'
import type { ListProps } from '../../ui/combobox/ComboInput.tsx'
import { SuggestList } from '../../ui/combobox/SuggestList.tsx'

/** The subcategories that match; choosing one leads to those who sell it. */
export default function ProductSuggestions(list: ListProps) {
  const navigate = useNavigate()
  const { search, isPending } = useProduceSearch()
  return (
    <SuggestList
      {...list}
      items={search(list.text)}
      isPending={isPending}
      onChoose={({ id, name }) => void navigate(paths.directory({ categoryId: id, name, entityType: 'farmer' }))}
    />
  )
}
