import { useState } from 'react'
import { useTimeout } from '../../ui/hooks/events.ts'
import { SEARCH_WAITS_FOR } from '../timers.ts'

/** Whether one text is the other with letters added or removed at its end. */
const isExtensionOf = (text: string, other: string) =>
  text !== '' && other !== '' && (text.startsWith(other) || other.startsWith(text))

/**
 * The text of a search box whose search is in the address. Typed text goes into the address after a pause of 300 ms
 * (§board.4), or at once with `submit`. The box follows other changes of the address (Back, Clear).
 * @param search in the address
 * @param onSearch puts the trimmed text into the address; `isSameAct` if it continues the word there, so that Back
 * removes exactly one word
 */
export function useSearchText(search: string, onSearch: (search: string, isSameAct: boolean) => void) {
  const [text, setText] = useState(search)
  const [sent, setSent] = useState(search)
  const [previous, setPrevious] = useState(search)
  // The address already has a part of the word being typed.
  const [isGoingOn, setGoingOn] = useState(false)
  if (search !== previous) {
    setPrevious(search)
    if (search !== sent) {
      setSent(search)
      setText(search)
      setGoingOn(false)
    }
  }
  function send() {
    const typed = text.trim()
    if (typed === sent) return
    setSent(typed)
    setGoingOn(true)
    onSearch(typed, isGoingOn && isExtensionOf(typed, sent))
  }
  useTimeout(send, text.trim() === sent ? undefined : SEARCH_WAITS_FOR, text)
  return {
    text,
    setText,
    submit: () => {
      send()
      setGoingOn(false)
    },
    /** Call on focus: typing then starts a new history entry. */
    begin: () => setGoingOn(false),
    /** Call when something else was chosen: discards text not searched for yet. */
    drop: () => setText(sent),
  }
}
