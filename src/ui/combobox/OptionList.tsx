import { useEffect, useEffectEvent, useImperativeHandle, useMemo, type Ref } from 'react'
import { ComboList } from './ComboList.tsx'
import type { ListProps } from './ComboInput.tsx'
import { optionSearch } from './option-match.ts'
import { optionNamed, type Option } from './option.ts'
import { usePrepared } from './usePrepared.ts'

export type Search = (text: string) => readonly Option[]

/** The options of a ComboField that match what is typed. */
export default function OptionList({
  searchRef,
  options,
  value,
  typed,
  acceptsOther,
  onChoose,
  onLeave,
  onEscape,
  ...list
}: ListProps & {
  /** The search over the options, for a text that the browser fills in. */
  searchRef: Ref<Search>
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
  usePrepared(search)
  useImperativeHandle(searchRef, () => search, [search])
  const other = acceptsOther ? (typed ?? '').trim() : ''
  const found = useMemo((): readonly Option[] => {
    const matches = search(typed ?? '')
    return [
      ...matches,
      ...(other && !optionNamed(matches, other) ? [{ id: other, name: other }] : []),
      ...options.filter((option) => option.isAlways && !matches.includes(option)),
    ]
  }, [search, options, typed, other])

  /** A text that leaves one option is as good as a choice. */
  function take() {
    const meant = found.filter(({ isAlways }) => !isAlways)
    if (typed && meant.length === 1) onChoose(meant[0]!)
    else onLeave()
  }

  // What was typed before the list was there, by somebody who is elsewhere now.
  const settle = useEffectEvent(() => {
    if (document.activeElement !== list.field.current) take()
  })
  useEffect(() => settle(), [])

  return <ComboList {...list} items={found} chosen={value} onChoose={onChoose} onEnter={take} onEscape={onEscape} />
}
