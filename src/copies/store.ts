import { clear, delMany, entries, get, keys, set } from 'idb-keyval'
import { inDatabase } from '../device/database.ts'

/** The data of one query as it was last answered, without contacts. */
export type Copy = {
  data: unknown
  /** When it was fetched, ms since 1970. */
  at: number
  /** The build that checked it: no other one takes it. */
  build: string
}

/** Prices and enquiries of last week are of no use any more, in ms. */
const MAX_AGE = 7 * 86_400_000
const MAX_COPIES = 160
/** A page waits at most this long for a copy (ms), then it asks the server. */
const READ_WITHIN = 500

const database = inDatabase('copies', 'copies', READ_WITHIN)

const isTooOld = ({ at }: Copy) => !(Date.now() - at < MAX_AGE)

export async function readCopy(key: string, build: string): Promise<Copy | undefined> {
  const copy = (await database((store) => get<Copy>(key, store)))?.value
  return copy && copy.build === build && !isTooOld(copy) ? copy : undefined
}

/** Storage that is full or blocked stores nothing. @param isValid asked last of all: the session may have ended */
export const writeCopy = (key: string, copy: Copy, isValid: () => boolean): Promise<unknown> =>
  database(async (store) => (isValid() ? set(key, copy, store) : undefined))

/** Drops all copies, or those of one area. */
export const dropCopies = (area?: string): Promise<unknown> =>
  database(async (store) => {
    if (area === undefined) return clear(store)
    const stored = await keys<string>(store)
    return delMany(
      stored.filter((key) => key.includes(` ["${area}",`)),
      store,
    )
  })

/** Drops what is too old, and the oldest of too many. */
export const trimCopies = (): Promise<unknown> =>
  database(async (store) => {
    const stored = (await entries<string, Copy>(store)).toSorted(([, one], [, other]) => other.at - one.at)
    const dropped = stored.filter(([, copy], place) => place >= MAX_COPIES || isTooOld(copy))
    return delMany(
      dropped.map(([key]) => key),
      store,
    )
  })
