import { useEffect, useEffectEvent, useMemo } from 'react'
import { ComboList } from './ComboList.tsx'
import type { ListProps } from './ComboInput.tsx'
import { optionSearch } from './option-match.ts'
import { optionNamed, type Option } from './option.ts'

/** The options of a ComboField that match what is typed. */
export default function OptionList({
  options,
  value,
  typed,
  acceptsOther,
  onChoose,
  onLeave,
  onEscape,
  ...list
}: ListProps & {
  options: readonly Option[]
  value: string | null
  /** null while the field shows what is chosen. */
  typed: string | null
  acceptsOther: boolean
  isPending: boolean
  isDisabled: boolean
  isShort: boolean
  hidesAfter: number
  opensAtOnce: boolean
  onChoose: (option: Option) => void
  /** What was typed is taken, if it is a choice. */
  onLeave: () => void
  onEscape: () => boolean
}) {
  const search = useMemo(() => optionSearch(options), [options])
  const other = acceptsOther ? (typed ?? '').trim() : ''
  const found = useMemo(() => {
    const matches = search(typed ?? '')
    return !other || optionNamed(matches, other) ? matches : [...matches, { id: other, name: other }]
  }, [search, typed, other])

  /** A text that leaves one option is as good as a choice. */
  function take() {
    if (typed && found.length === 1) onChoose(found[0]!)
    else onLeave()
  }

  // What was typed before the list was there, by somebody who is elsewhere now.
  const settle = useEffectEvent(() => {
    if (document.activeElement !== list.field.current) take()
  })
  useEffect(() => settle(), [])

  return <ComboList {...list} items={found} chosen={value} onChoose={onChoose} onEnter={take} onEscape={onEscape} />
}
