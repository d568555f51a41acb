import { useEffect, useState } from 'react'
import { openSession } from '../../session/session.ts'
import { readStored } from '../../session/storage.ts'

const later = (a: string | undefined, b: string | undefined) => (!a || (b && Date.parse(b) > Date.parse(a)) ? b : a)

/**
 * Tells which enquiries are new since the last visit to the board. Their order is that of their creation, but they come onto
 * the board a day later: so what counts is the newest one that was seen, and not the time at which it was.
 * @param newest the rows at the head of the whole board, when those are on the screen. The first rows of a filter, or of
 * another page, say nothing about what else was there.
 * @returns whether an enquiry made at a time is new; at the first visit none is
 */
export function useNewSince(newest: readonly { created_at: string }[]): (createdAt: string) => boolean {
  const [since] = useState(() => readStored('board_new_since') ?? readStored('board_newest_seen'))
  const seen = newest.map(({ created_at }) => created_at).reduce<string | undefined>(later, undefined)
  useEffect(() => {
    if (!seen) return
    // A reload belongs to the same visit.
    openSession().store({
      board_new_since: since ?? seen,
      board_newest_seen: later(readStored('board_newest_seen'), seen),
    })
  }, [since, seen])
  return (createdAt) => since !== undefined && Date.parse(createdAt) > Date.parse(since)
}
