import { useEffect, useState } from 'react'
import { isLasting } from '../confirmation/journal-store.ts'

/** False once it is known that this browser keeps nothing of a payment; true until then. */
export function useLasting(): boolean {
  const [lasts, setLasts] = useState(true)
  useEffect(() => void isLasting().then(setLasts), [])
  return lasts
}
