import { useContext, useSyncExternalStore } from 'react'
import { lacksContact, watchSaved } from '../../api/saved-replies.ts'
import { SeenCopy } from '../../domain/seen-copy.ts'
import { useBought } from './purchases.ts'
import type { Subject } from './subject.ts'

/**
 * What stands in place of a contact that does not show. A saved copy never has one, so it says nothing about whether it was paid
 * for: on its strength nothing is sold.
 */
export function useAccess(subject: Subject): 'bought' | 'unknown' | 'offered' {
  const bought = useBought(subject)
  const isSeen = useContext(SeenCopy) !== undefined
  const isCopy = useSyncExternalStore(
    watchSaved,
    () => lacksContact(location.pathname),
    () => false,
  )
  if (bought) return 'bought'
  return isCopy || isSeen ? 'unknown' : 'offered'
}
