import { useProduceSearch } from '../../domain/catalogue/useProduceSearch.ts'
import { paths } from '../../domain/navigation/paths.ts'
import type { ListProps } from '../../ui/combobox/ComboInput.tsx'
import { SuggestList } from '../../ui/combobox/SuggestList.tsx'
import type { Meaning } from './search-meaning.ts'

/** Matching subcategories. Choosing one leads to its sellers. */
export default function ProductSuggestions({
  onMeaning,
  ...list
}: ListProps & { onMeaning: (meaning: Meaning) => void }) {
  const { search, isPending } = useProduceSearch()
  return (
    <SuggestList
      {...list}
      items={search(list.text)}
      isPending={isPending}
      onChoose={({ id, name }) =>
        onMeaning({ to: paths.directory({ categoryId: id, name, entityType: 'farmer' }), produce: id, type: undefined })
      }
    />
  )
}
