import { queryOptions, type QueryKey } from '@tanstack/react-query'
import type * as v from 'valibot'
import type { Locale } from '../i18n/locales.ts'
import { api, inLanguage, parseReply, userHeaders } from './client.ts'
import { ruleOf, type Read, type ReadId } from './reads.ts'

type Asked = { signal?: AbortSignal; cache?: RequestCache }
type Get = (path: string, given: object) => Promise<{ data?: unknown; error?: unknown; response: Response }>

/**
 * Makes a read, in the person's name where the document takes one.
 * @param shape the generated check of its reply
 * @throws ApiError
 */
export function ask<const Shape extends v.GenericSchema>(
  locale: Locale,
  read: Read,
  shape: Shape,
  asked: Asked = {},
): Promise<v.InferOutput<Shape>> {
  const { path, bearer, isUncached } = ruleOf(read)
  const query = { ...read.query, ...(isUncached && { _t: Date.now() }) }
  const header = bearer === 'none' ? inLanguage(locale) : userHeaders(locale)
  // A Read has the parameters of its own operation; which one it is, the client's types can't follow.
  return parseReply((api.GET as Get)(path, { params: { path: read.path, query, header }, ...asked }), shape)
}

/** The key of a read's query: area, operation, language, parameters. */
export const keyOf = (locale: Locale, read: Read) =>
  [ruleOf(read).area, read.operation, locale, { ...read.path, ...read.query }] as const

/** How a page asks for its reads: what the table of pages starts early is put into the query cache, so that the page is drawn once. */
export type ReadQueries = { [Id in ReadId]?: (locale: Locale, read: Read<Id>) => { queryKey: QueryKey } }

/** A read as a query. @param parsed what the page wants of the reply */
export const readQuery = <const Shape extends v.GenericSchema, Data = v.InferOutput<Shape>>(
  locale: Locale,
  read: Read,
  shape: Shape,
  parsed: (reply: v.InferOutput<Shape>) => Data = (reply) => reply as Data,
) =>
  queryOptions({
    queryKey: keyOf(locale, read),
    staleTime: ruleOf(read).freshFor,
    queryFn: async ({ signal }) => parsed(await ask(locale, read, shape, { signal })),
  })
