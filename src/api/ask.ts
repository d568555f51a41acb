import { queryOptions, type QueryKey } from '@tanstack/react-query'
import type * as v from 'valibot'
import type { Locale } from '../i18n/locales.ts'
import { api, inLanguage, parseReply, userHeaders } from './client.ts'
import { ruleOf, type Read, type ReadId } from './reads.ts'

type Asked = { signal?: AbortSignal; cache?: RequestCache }
type Get = (path: string, given: object) => Promise<{ data?: unknown; error?: unknown; response: Response }>

/**
 * Makes a read, with the person's token where the API document allows one.
 * @param shape the generated check of the reply
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
  // A Read has its own operation's parameters; the client's types can't express which operation that is.
  return parseReply((api.GET as Get)(path, { params: { path: read.path, query, header }, ...asked }), shape)
}

/** Query key of a read: area, operation, language, parameters. */
export const keyOf = (locale: Locale, read: Read) =>
  [ruleOf(read).area, read.operation, locale, { ...read.path, ...read.query }] as const

/**
 * The queries a page uses for its reads. Replies that the table of pages requested early go into the query cache under
 * these keys, so the page renders once.
 */
export type ReadQueries = { [Id in ReadId]?: (locale: Locale, read: Read<Id>) => { queryKey: QueryKey } }

/**
 * Query options of a read.
 * @param parsed turns the checked reply into what the page needs
 */
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
