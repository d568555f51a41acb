import type { UseQueryResult } from '@tanstack/react-query'
import { createContext } from 'react'
import { isCopy } from '../copies/copies.ts'

/**
 * Whether a page shows its record from a saved copy (app/offline/save-last-seen.ts), and whether the server is still being
 * asked. A copy contains no contact, so it can't tell whether the contact is visible. Actions wait until the current
 * record has loaded.
 */
export type LastSeenCopyState = 'asked' | 'unanswered' | undefined
export const LastSeenCopy = createContext<LastSeenCopyState>(undefined)

/** @param query the record's query */
export const lastSeenCopyOf = ({
  data,
  dataUpdatedAt,
  isPlaceholderData,
  isFetching,
}: UseQueryResult): LastSeenCopyState =>
  data === undefined || !isCopy(dataUpdatedAt) || isPlaceholderData ? undefined : isFetching ? 'asked' : 'unanswered'
