import { hashKey, type QueryKey } from '@tanstack/react-query'

/** What tells lists apart: the key without the page. */
const listOf = ([...parts]: readonly unknown[]) => {
  const list = { ...(parts.pop() as object), page: 1, offset: 0 }
  return hashKey([...parts, list])
}

/**
 * While another page of the same list loads, the present one stays. Another list starts empty: farmers don't stand
 * under the heading of the buyers.
 */
export const keepWhilePaging =
  (key: QueryKey) =>
  <Data>(previous: Data | undefined, query: { queryKey: QueryKey } | undefined): Data | undefined =>
    query && listOf(query.queryKey) === listOf(key) ? previous : undefined

/**
 * The first rows of a list, page after page: of more than `max`, these are all that are had, and `isAll` is false. Somebody may post
 * while the pages come: a row that moved onto the next one is there once.
 */
export async function firstRows<Row extends { id: number }>(
  max: number,
  ask: (page: number) => Promise<Page<Row>>,
): Promise<{ rows: Row[]; isAll: boolean }> {
  const rows = new Map<number, Row>()
  for (let page = 1; rows.size < max; page++) {
    const known = rows.size
    const { results, next } = await ask(page)
    for (const row of results) rows.set(row.id, row)
    if (!next || rows.size === known) return { rows: [...rows.values()], isAll: true }
  }
  return { rows: [...rows.values()], isAll: false }
}

export type Page<Row> = { results: Row[]; next: string | null }

/** A server whose `next` never ends must not keep the app busy for ever. */
const MAX_PAGES = 50

/**
 * All rows of a list that comes as a bare list or as pages of results, whichever the server likes (§reliability.12): page after
 * page until there is no next one, or it brings nothing new.
 */
export async function everyRow<Row extends { id: number }>(
  ask: (page: number) => Promise<Row[] | Page<Row>>,
): Promise<Row[]> {
  const rows = new Map<number, Row>()
  for (let page = 1; page <= MAX_PAGES; page++) {
    const reply = await ask(page)
    if (Array.isArray(reply)) return reply
    const known = rows.size
    for (const row of reply.results) rows.set(row.id, row)
    if (!reply.next || rows.size === known) break
  }
  return [...rows.values()]
}
