import type { QueryKey } from '@tanstack/react-query'

// Format of the saved copies of visited pages (seen-store.ts), and what they may contain. Not in the first load.

/** A text, or an element as name, attributes and children. */
export type Part = string | [name: string, attributes: Record<string, string>, ...children: Part[]]
export type SeenPage = {
  /** When its data was fetched (ms since 1970). */
  at: number
  /** Width of the window (px): another width has another layout. */
  width: number
  queries: [QueryKey, unknown][]
  /** Heights (px) of areas that the copy leaves empty: people's contacts (domain/business/ContactPlaceholder.tsx). */
  rooms: Record<string, number>
  main: Part[]
}
/**
 * Copies of one person, made by one build, the newest last. Each is its language and address, its content as text, and
 * that text's checksum.
 */
export type Seen = { token: string; app: string; pages: [address: string, text: string, sum: number][] }

/** Lifetime of a copy (ms), the same as of other saved copies (src/worker/rules.ts). */
export const SEEN_LASTS = 7 * 86_400_000

export const seenAddress = (language: string, { pathname, search }: { pathname: string; search: string }): string =>
  `${language} ${pathname}${search}`

/** Checksum that detects a truncated or changed text: only content that this build has checked is shown. */
export function sumOf(text: string): number {
  let sum = 0
  for (let at = 0; at < text.length; at++) sum = (Math.imul(sum, 31) + text.charCodeAt(at)) | 0
  return sum
}

const NAMES =
  /^(a|article|b|bdi|br|button|dd|details|div|dl|dt|em|footer|form|h[1-6]|header|img|input|label|li|nav|ol|option|p|section|select|small|span|strong|summary|time|ul|wbr|svg|path|g|circle|rect)$/
/** Attributes that a copy may have. `value`, which holds typed text, is not among them. */
const ATTRIBUTES =
  /^(class|lang|dir|alt|width|height|type|loading|placeholder|hidden|inert|disabled|colspan|d|viewBox|fill|stroke(-\w+)?|c[xy]|r[xy]?|x|y|(aria|data)-[\w-]+)$/
/** Addresses on this site only; no other site and no `javascript:`. */
const ADDRESS = /^\/(?!\/)/

/** Whether a copy may contain this element: only elements that do nothing by themselves. */
export const isAllowedElement = (name: string): boolean => NAMES.test(name)
export const isAllowedAttribute = (attribute: string, value: string): boolean =>
  ATTRIBUTES.test(attribute) || (/^(href|src)$/.test(attribute) && ADDRESS.test(value))
