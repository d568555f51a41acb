import { useQueryClient } from '@tanstack/react-query'
import type { ComponentProps, ComponentType } from 'react'
import { subcategoriesQuery } from '../../api/catalogue.ts'
import { useLocale } from '../../i18n/useLocale.ts'
import { ComboInput, loadSuggestList } from '../../ui/combobox/ComboInput.tsx'
import type { SuggestListProps } from '../../ui/combobox/SuggestList.tsx'
import { useLazyComponent } from '../../ui/hooks/useLazyComponent.ts'
import { useProduceSearch } from './produce.ts'

type OnChoose = Pick<SuggestListProps, 'onChoose'>

/** A field for any text. On the first touch it loads suggestions: produce that the text means, in any script and spelling. */
export function ProduceInput({
  onChoose,
  ...input
}: OnChoose & Omit<ComponentProps<typeof ComboInput>, 'onTouch' | 'children'>) {
  const queryClient = useQueryClient()
  const locale = useLocale()
  const { Late, fetchOnce } = useLazyComponent(() => {
    void queryClient.prefetchQuery(subcategoriesQuery(locale))
    return loadSuggestList()
  })
  return (
    <ComboInput {...input} onTouch={fetchOnce}>
      {(list) => Late && <Suggestions {...list} SuggestList={Late} onChoose={onChoose} />}
    </ComboInput>
  )
}

/** Its own component, so that the search is prepared only once it is needed. */
function Suggestions({
  SuggestList,
  ...list
}: Omit<SuggestListProps, 'items' | 'isPending'> & { SuggestList: ComponentType<SuggestListProps> }) {
  const { search, isPending } = useProduceSearch()
  return <SuggestList {...list} items={search(list.text)} isPending={isPending} />
}
