import type { UseQueryResult } from '@tanstack/react-query'
import { createContext } from 'react'
import { isCopy } from '../copies/copies.ts'

/**
 * Whether the record on a page is what was seen last (app/offline/keep-seen.ts), and whether the server is still being asked for it. It has
 * nobody's contact, so it says nothing about whether one may be seen; and nothing is done to it before it is known how it is now.
 */
export type SeenCopyState = 'asked' | 'unanswered' | undefined
export const SeenCopy = createContext<SeenCopyState>(undefined)

/** @param query of the record */
export const seenCopyOf = ({ data, dataUpdatedAt, isPlaceholderData, isFetching }: UseQueryResult): SeenCopyState =>
  data === undefined || !isCopy(dataUpdatedAt) || isPlaceholderData ? undefined : isFetching ? 'asked' : 'unanswered'
