import { useState } from 'react'
import { useSession } from '../../session/session.ts'

/**
 * A number that changes when this person logs out, or another one signs in, in any tab. As a `key` it clears all that they typed or saw.
 * It stays the same when a visitor signs in, or when a session expires. Pages in the auth layout don't use it and clear themselves.
 */
export function useSessionKey(): number {
  const { person } = useSession()
  const [{ owner, turn }, setTurn] = useState({ owner: person, turn: 0 })
  if (owner !== person) setTurn({ owner: person, turn: owner === undefined ? turn : turn + 1 })
  return turn
}
