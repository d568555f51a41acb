import type { QueryClient } from '@tanstack/react-query'
import { ApiError } from '../../api/errors.ts'

/** Replies to so many kinds of question that break the document tell of an old app, more than of a broken server. */
const MANY = 2

/** Calls once when replies break the document in many places at once. @returns stops it */
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
