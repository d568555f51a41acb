import { useContext } from 'react'
import { SeenCopy } from '../../domain/seen-copy.ts'
import { useBought } from './purchases.ts'
import type { Subject } from './subject.ts'

/**
 * What stands in place of a contact that does not show. A saved copy never has one, so it says nothing about whether it was paid
 * for: on its strength nothing is sold.
 */
export function useAccess(subject: Subject): 'bought' | 'unknown' | 'offered' {
  const bought = useBought(subject)
  const isCopy = useContext(SeenCopy) !== undefined
  if (bought) return 'bought'
  return isCopy ? 'unknown' : 'offered'
}
