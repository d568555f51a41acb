import { ComboList } from './ComboList.tsx'
import type { ListProps } from './ComboInput.tsx'

/** The list stays so long after its field was left, ms (§home.5). */
const BLUR_CLOSE = 150
/** At most so many suggestions (§home.3). */
const MAX_SUGGESTIONS = 8

const NONE: never[] = []

/**
 * Suggestions for a field in which any text will do: Enter without one marked sends the form that it is in.
 * @param props.items the suggestions for this text, the best first; at most 8 are shown
 * @param props.isPending they are on their way
 */
export function SuggestList<T extends { id: number; name: string }>({
  items,
  atFirst = NONE,
  isPending,
  onChoose,
  ...list
}: ListProps & {
  items: readonly T[]
  /** Offered for the empty field. */
  atFirst?: readonly T[]
  isPending: boolean
  onChoose: (item: T) => void
}) {
  const hasText = list.text.trim() !== ''
  return (
    <ComboList
      {...list}
      isSearch
      items={hasText ? items.slice(0, MAX_SUGGESTIONS) : atFirst}
      isPending={hasText && isPending}
      hidesAfter={BLUR_CLOSE}
      opensAtOnce={hasText || atFirst.length > 0}
      opensOnPress={atFirst.length > 0}
      onChoose={onChoose}
    />
  )
}
