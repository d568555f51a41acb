import { useState } from 'react'
import { useSession } from '../../session/session.ts'

/**
 * Another number once the person of this page has gone, by a log-out or another one's sign-in, in whichever tab: as a `key` it lets
 * nothing that they typed or saw stay on the screen. A visitor who signs in, and whose session has expired, keeps it. (The pages of
 * the auth layout are for people who come and go, and see to it themselves.)
 */
export function useTurn(): number {
  const { person } = useSession()
  const [{ owner, turn }, setTurn] = useState({ owner: person, turn: 0 })
  if (owner !== person) setTurn({ owner: person, turn: owner === undefined ? turn : turn + 1 })
  return turn
}
