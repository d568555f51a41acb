import { useProduceSearch } from '../../domain/catalogue/useProduceSearch.ts'
import type { SuggestionsProps } from '../../ui/combobox/SuggestField.tsx'
import { SuggestList } from '../../ui/combobox/SuggestList.tsx'

/** The crops that a text means, in whichever script and spelling; the chosen one becomes the text. */
export default function CommoditySuggestions({ field, text, onText }: SuggestionsProps) {
  const { search, isPending } = useProduceSearch()
  return (
    <SuggestList
      field={field}
      text={text}
      items={search(text)}
      isPending={isPending}
      onChoose={({ name }) => onText(name)}
    />
  )
}
