import { hashKey, type QueryKey } from '@tanstack/react-query'

/** Identifies a list: its query key without the page. */
const listOf = ([...parts]: readonly unknown[]) => {
  const list = { ...(parts.pop() as object), page: 1, offset: 0 }
  return hashKey([...parts, list])
}

/**
 * Shows the current page while another page of the same list loads. Another list starts empty, so that farmers don't
 * show under the heading of buyers.
 */
export const previousWhilePaging =
  (key: QueryKey) =>
  <Data>(previous: Data | undefined, query: { queryKey: QueryKey } | undefined): Data | undefined =>
    query && listOf(query.queryKey) === listOf(key) ? previous : undefined

/**
 * Reads the first `max` rows of a list, page by page; `isAll` is false if there are more. A row that moves to the next
 * page while we read (because of a new entry) appears once.
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

/** Page limit, in case a faulty server's `next` never ends. */
const MAX_PAGES = 50

/**
 * Reads all rows of a list that the server sends either as an array or as pages (§reliability.12). It stops when there
 * is no next page, or when a page brings nothing new.
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
