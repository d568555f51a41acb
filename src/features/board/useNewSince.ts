import { useEffect, useState } from 'react'
import { openSession } from '../../session/session.ts'
import { readStored } from '../../session/storage.ts'

const later = (a: string | undefined, b: string | undefined) => (!a || (b && Date.parse(b) > Date.parse(a)) ? b : a)

/**
 * Tells which enquiries are new since the last visit to the board. They are sorted by creation time but appear a day
 * later. So the newest one that was shown counts, not the time of the visit.
 * @param newest the first rows of the unfiltered board, if shown. Filtered rows or later pages don't tell what else was
 * there.
 * @returns a test of a creation time; false for all at the first visit
 */
export function useNewSince(newest: readonly { created_at: string }[]): (createdAt: string) => boolean {
  const [since] = useState(() => readStored('board_new_since') ?? readStored('board_newest_seen'))
  const seen = newest.map(({ created_at }) => created_at).reduce<string | undefined>(later, undefined)
  useEffect(() => {
    if (!seen) return
    // A reload counts as the same visit.
    openSession().store({
      board_new_since: since ?? seen,
      board_newest_seen: later(readStored('board_newest_seen'), seen),
    })
  }, [since, seen])
  return (createdAt) => since !== undefined && Date.parse(createdAt) > Date.parse(since)
}
