import { useProduceSearch } from '../../domain/catalogue/produce.ts'
import type { ListProps } from '../../ui/combobox/ComboInput.tsx'
import SuggestList from '../../ui/combobox/SuggestList.tsx'

/** Crops that a text means, in any script and spelling. The chosen one becomes the text. */
export default function CommoditySuggestions({ onText, ...list }: ListProps & { onText: (text: string) => void }) {
  const { search, isPending } = useProduceSearch()
  return <SuggestList {...list} items={search(list.text)} isPending={isPending} onChoose={({ name }) => onText(name)} />
}
