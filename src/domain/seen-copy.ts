import type { UseQueryResult } from '@tanstack/react-query'
import { createContext } from 'react'
import { isCopy } from '../copies/copies.ts'

/**
 * Whether a page shows its record from a saved copy (app/offline/keep-seen.ts), and whether the server is still being
 * asked. A copy contains no contact, so it can't tell whether the contact is visible. Actions wait until the current
 * record has loaded.
 */
export type SeenCopyState = 'asked' | 'unanswered' | undefined
export const SeenCopy = createContext<SeenCopyState>(undefined)

/** @param query the record's query */
export const seenCopyOf = ({ data, dataUpdatedAt, isPlaceholderData, isFetching }: UseQueryResult): SeenCopyState =>
  data === undefined || !isCopy(dataUpdatedAt) || isPlaceholderData ? undefined : isFetching ? 'asked' : 'unanswered'
