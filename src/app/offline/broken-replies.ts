import type { QueryClient } from '@tanstack/react-query'
import { ApiError } from '../../api/errors.ts'

/** Number of areas with broken replies that points to an outdated app instead of a broken server. */
const MANY = 2

/** Calls `onMany` once when replies of many areas break the document. @returns stops it */
export function watchBrokenReplies(queryClient: QueryClient, onMany: () => void): () => void {
  const cache = queryClient.getQueryCache()
  const look = () => {
    const broken = cache.findAll({
      predicate: ({ state: { error } }) => error instanceof ApiError && error.kind === 'bad-reply',
    })
    if (new Set(broken.map(({ queryKey }) => queryKey[0])).size < MANY) return
    unsubscribe()
    onMany()
  }
  const unsubscribe = cache.subscribe(look)
  look()
  return unsubscribe
}
