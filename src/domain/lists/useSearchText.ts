import { useState } from 'react'
import { useTimeout } from '../../ui/hooks/useTimeout.ts'
import { SEARCH_WAITS_FOR } from '../timers.ts'

/** Whether one text is the other one with letters added or taken away at its end. */
const growsOutOf = (text: string, other: string) =>
  text !== '' && other !== '' && (text.startsWith(other) || other.startsWith(text))

/**
 * The text of a search box whose search is in the address: what is typed goes there after a pause of 300 ms (§board.4), or at
 * once with `submit`. When the address changes by itself (Back, Clear), the box follows it.
 * @param search in the address
 * @param onSearch puts it there, without the spaces around it; `isSameAct` when it goes on with the word that is there, so that
 * Back takes back a whole word, and never two
 */
export function useSearchText(search: string, onSearch: (search: string, isSameAct: boolean) => void) {
  const [text, setText] = useState(search)
  const [sent, setSent] = useState(search)
  const [seen, setSeen] = useState(search)
  // A word of this typing is in the address already.
  const [isGoingOn, setGoingOn] = useState(false)
  if (search !== seen) {
    setSeen(search)
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
    onSearch(typed, isGoingOn && growsOutOf(typed, sent))
  }
  useTimeout(send, text.trim() === sent ? undefined : SEARCH_WAITS_FOR, text)
  return {
    text,
    setText,
    submit: () => {
      send()
      setGoingOn(false)
    },
    /** The box has got the focus: what is typed from now on is an act of its own. */
    begin: () => setGoingOn(false),
    /** Something else was chosen: what is being typed is not searched for any more. */
    drop: () => setText(sent),
  }
}
