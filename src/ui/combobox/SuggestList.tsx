import { ComboList } from './ComboList.tsx'
import type { ListProps } from './ComboInput.tsx'

/** Time for which the list stays open after the field loses the focus (ms, §home.5). */
const BLUR_CLOSE = 150
/** Maximum number of suggestions (§home.3). */
const MAX_SUGGESTIONS = 8

const NONE: never[] = []

type Suggestion = { id: number; name: string }
export type SuggestListProps = ListProps & {
  items: readonly Suggestion[]
  /** Suggestions for the empty field. */
  itemsWhenEmpty?: readonly Suggestion[]
  isPending: boolean
  onChoose: (item: Suggestion) => void
}

/** Suggestions for a field that accepts any text. `items` are those for the text, best first; at most 8 are shown. */
export default function SuggestList({ items, itemsWhenEmpty = NONE, isPending, onChoose, ...list }: SuggestListProps) {
  const hasText = list.text.trim() !== ''
  return (
    <ComboList
      {...list}
      isSearch
      items={hasText ? items.slice(0, MAX_SUGGESTIONS) : itemsWhenEmpty}
      isPending={hasText && isPending}
      hidesAfter={BLUR_CLOSE}
      opensOnPress={itemsWhenEmpty.length > 0}
      onChoose={onChoose}
    />
  )
}
