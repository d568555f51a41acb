import { clear, delMany, entries, get, keys, set } from 'idb-keyval'
import { inDatabase } from '../../device/device.ts'

/** The last reply to one query, without contacts. */
export type Copy = {
  data: unknown
  /** When it was fetched, ms since 1970. */
  at: number
  /** The build that checked it; no other build reads it. */
  build: string
}

/** Maximum age of a copy (ms): prices and enquiries of last week are useless. */
const MAX_AGE = 7 * 86_400_000
const MAX_COPIES = 160
/** Maximum time that a page waits for a copy before it asks the server (ms). */
const READ_WITHIN = 500

const database = inDatabase('copies', 'copies', READ_WITHIN)

const isTooOld = ({ at }: Copy) => !(Date.now() - at < MAX_AGE)

export async function readCopy(key: string, build: string): Promise<Copy | undefined> {
  const copy = (await database((store) => get<Copy>(key, store)))?.value
  return copy && copy.build === build && !isTooOld(copy) ? copy : undefined
}

/** Stores nothing when storage is full or blocked. @param isValid called just before the write: the session may have ended */
export const writeCopy = (key: string, copy: Copy, isValid: () => boolean): Promise<unknown> =>
  database(async (store) => (isValid() ? set(key, copy, store) : undefined))

export const dropCopies = (area?: string): Promise<unknown> =>
  database(async (store) => {
    if (area === undefined) return clear(store)
    const stored = await keys<string>(store)
    return delMany(
      stored.filter((key) => key.includes(` ["${area}",`)),
      store,
    )
  })

export const trimCopies = (): Promise<unknown> =>
  database(async (store) => {
    const stored = (await entries<string, Copy>(store)).toSorted(([, one], [, other]) => other.at - one.at)
    const dropped = stored.filter(([, copy], index) => index >= MAX_COPIES || isTooOld(copy))
    return delMany(
      dropped.map(([key]) => key),
      store,
    )
  })
