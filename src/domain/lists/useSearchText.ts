import { useState } from 'react'
import { useTimeout } from '../../ui/hooks/useTimeout.ts'
import { SEARCH_WAITS_FOR } from '../timers.ts'

/**
 * The text of a search box whose search is in the address: what is typed goes there after a pause of 300 ms (§board.4), or at
 * once with `submit`. When the address changes by itself (Back, Clear), the box follows it.
 * @param search in the address
 * @param onSearch puts it there, without the spaces around it
 */
export function useSearchText(search: string, onSearch: (search: string) => void) {
  const [text, setText] = useState(search)
  const [sent, setSent] = useState(search)
  const [seen, setSeen] = useState(search)
  if (search !== seen) {
    setSeen(search)
    if (search !== sent) {
      setSent(search)
      setText(search)
    }
  }
  function send() {
    const typed = text.trim()
    if (typed === sent) return
    setSent(typed)
    onSearch(typed)
  }
  useTimeout(send, text.trim() === sent ? undefined : SEARCH_WAITS_FOR, text)
  return { text, setText, submit: send }
}
