/** The envelope of the document's lists. */
export type Page<Row> = { count: number; next: string | null; previous: string | null; results: Row[] }

/** The paging parameters of a list, as the document declares them (`Page`, `PageSize` in openapi/parameters.yaml). */
export type PageQuery = { page: number; page_size: number }

/** Values for `LIMIT ? OFFSET ?`. */
export function limitAndOffset({ page, page_size }: PageQuery): [limit: number, offset: number] {
  return [page_size, (page - 1) * page_size]
}

/** One page of rows with links to its neighbours, which repeat the query's filters. A page past the last is empty. */
export function pageOf<Row>(results: Row[], count: number, query: PageQuery, address: string): Page<Row> {
  const { page, page_size } = query
  const last = Math.max(1, Math.ceil(count / page_size))
  const link = (to: number) => `${address}?${new URLSearchParams(textsOf({ ...query, page: to }))}`
  return {
    count,
    next: page < last ? link(page + 1) : null,
    previous: page > 1 ? link(Math.min(page - 1, last)) : null,
    results,
  }
}

const textsOf = (query: object) => Object.entries(query).map(([name, value]) => [name, String(value)])
