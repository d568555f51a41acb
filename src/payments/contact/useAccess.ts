import { useContext } from 'react'
import { SeenCopy } from '../../domain/seen-copy.ts'
import { useBought } from './purchases.ts'
import type { Subject } from './subject.ts'

/**
 * What to show in place of a contact that is not visible. A saved copy never contains a contact, so it can't tell
 * whether the contact was paid for. Nothing is sold on the basis of a copy.
 */
export function useAccess(subject: Subject): 'bought' | 'unknown' | 'offered' {
  const bought = useBought(subject)
  const isCopy = useContext(SeenCopy) !== undefined
  if (bought) return 'bought'
  return isCopy ? 'unknown' : 'offered'
}
