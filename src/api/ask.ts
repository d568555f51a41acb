import { queryOptions, type Query, type QueryKey, hashKey } from '@tanstack/react-query'
import type * as v from 'valibot'
import type { Locale } from '../i18n/locales.ts'
import { isCopy } from './copies/copies.ts'
import { api, inLanguage, parseReply, userHeaders } from './client.ts'
import { isLocale } from './query-client.ts'
import { ruleOf, type Read, type ReadId } from './reads.ts'

type Options = { signal?: AbortSignal; cache?: RequestCache }
type Get = (path: string, given: object) => Promise<{ data?: unknown; error?: unknown; response: Response }>

/** Makes a read, with the person's token where the API document allows one. @throws ApiError */
export function ask<const Shape extends v.GenericSchema>(
  locale: Locale,
  read: Read,
  shape: Shape,
  options: Options = {},
): Promise<v.InferOutput<Shape>> {
  const { path, bearer, isUncached } = ruleOf(read)
  const query = { ...read.query, ...(isUncached && { _t: Date.now() }) }
  const header = bearer === 'none' ? inLanguage(locale) : userHeaders(locale)
  // A Read has its own operation's parameters; the client's types can't express which operation that is.
  return parseReply((api.GET as Get)(path, { params: { path: read.path, query, header }, ...options }), shape)
}

export const keyOf = (locale: Locale, read: Read) =>
  [ruleOf(read).area, read.operation, locale, { ...read.path, ...read.query }] as const

/** A page's queries for its reads. Replies that were requested early go into the query cache under their keys. */
export type ReadQueries = { [Id in ReadId]?: (locale: Locale, read: Read<Id>) => { queryKey: QueryKey } }

/** What a query is about: its key without the language, and without a list's page. */
const subjectOf = (key: QueryKey) =>
  hashKey(
    key
      .filter((part) => !isLocale(part))
      .map((part) => (typeof part === 'object' ? Object.assign({}, part, { page: 1, offset: 0 }) : part)),
  )

/**
 * A query's key, and what shows until its data is there: the same in the language before, or the list's page before.
 * Not a key's own data, which was of another session; nor a saved copy in another language, because its contacts would
 * seem to be for sale (src/domain/business/contact.tsx).
 */
export const keyed = <const Key extends QueryKey>(queryKey: Key) => ({
  queryKey,
  placeholderData: <Data>(
    previous: Data | undefined,
    query: Pick<Query, 'queryKey' | 'queryHash' | 'state'> | undefined,
  ): Data | undefined => {
    if (!query || query.queryHash === hashKey(queryKey) || subjectOf(query.queryKey) !== subjectOf(queryKey))
      return undefined
    const isTranslated = query.queryKey.find(isLocale) !== queryKey.find(isLocale)
    return isTranslated && isCopy(query.state.dataUpdatedAt) ? undefined : previous
  },
})

/** Query options of a read; `parsed` turns the checked reply into what the page needs. */
export const readQuery = <const Shape extends v.GenericSchema, Data = v.InferOutput<Shape>>(
  locale: Locale,
  read: Read,
  shape: Shape,
  parsed: (reply: v.InferOutput<Shape>) => Data = (reply) => reply as Data,
) =>
  queryOptions({
    ...keyed(keyOf(locale, read)),
    staleTime: ruleOf(read).freshFor,
    queryFn: async ({ signal }) => parsed(await ask(locale, read, shape, { signal })),
  })

/** Reads pages until there are `max` rows or none is left; `isAll`: whether these are all. No row comes twice. */
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

/** Reads all rows, which come as one array or as pages (§reliability.12). */
export async function everyRow<Row extends { id: number }>(
  ask: (page: number) => Promise<Row[] | Page<Row>>,
): Promise<Row[]> {
  const { rows } = await firstRows(Infinity, async (page) => {
    const reply = await ask(page)
    const { results, next } = Array.isArray(reply) ? { results: reply, next: null } : reply
    return { results, next: page < MAX_PAGES ? next : null }
  })
  return rows
}
