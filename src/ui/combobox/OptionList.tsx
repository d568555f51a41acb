import { useEffect, useImperativeHandle, useMemo, type Ref } from 'react'
import { useTimeout } from '../hooks/events.ts'
import { ComboList } from './ComboList.tsx'
import type { ListProps } from './ComboInput.tsx'
import { optionSearch } from './option-match.ts'
import { optionNamed, type Option } from './option.ts'

export type Search = (text: string) => readonly Option[]

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
  /** Receives the search over the options, for text from autofill. */
  searchRef: Ref<Search>
  options: readonly Option[]
  value: string | null
  typed: string | null
  acceptsOther: boolean
  isPending: boolean
  isShort: boolean
  hidesAfter: number
  onChoose: (option: Option) => void
  /** Takes the typed text if it is a valid choice. */
  onLeave: () => void
  onEscape: () => boolean
}) {
  const search = useMemo(() => optionSearch(options), [options])
  useIdleWarmup(search)
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

  /** Chooses the only option that matches the text; with more or fewer, takes the text as on leaving the field. */
  function take() {
    const meant = found.filter(({ isAlways }) => !isAlways)
    if (typed && meant.length === 1) onChoose(meant[0]!)
    else onLeave()
  }

  // Takes a text that was typed before the list was loaded, if the person has already left the field.
  useTimeout(() => document.activeElement !== list.field.current && take(), 0)

  return <ComboList {...list} items={found} chosen={value} onChoose={onChoose} onEnter={take} onEscape={onEscape} />
}

/** Prepares a search in steps, so that no frame and no first search waits: 780 options take a slow phone 0.2 s. */
function useIdleWarmup({ prepare }: { prepare: () => boolean }): void {
  useEffect(() => {
    const go = () => {
      if (prepare()) timer = setTimeout(go)
    }
    let timer = setTimeout(go)
    return () => clearTimeout(timer)
  }, [prepare])
}
