import type { QueryKey } from '@tanstack/react-query'

// What is kept of a page that was seen (seen-store.ts): its form, and what may stand in it. Not in the first load.

/** A text, or an element: its name, attributes, children. */
export type Part = string | [name: string, attributes: Record<string, string>, ...children: Part[]]
export type SeenPage = {
  /** When its data was fetched, ms since 1970. */
  at: number
  /** Of the window, in px: on another one the page is arranged otherwise. */
  width: number
  queries: [QueryKey, unknown][]
  /** Heights, in px, of what has no content here: people's contacts (domain/business/ContactRoom.tsx). */
  rooms: Record<string, number>
  main: Part[]
}
/** Of one person, by one build. Each page by its language and address, as text with its sum, the newest last. */
export type Seen = { token: string; app: string; pages: [address: string, text: string, sum: number][] }

/** No older than a saved copy (src/worker/rules.ts), in ms. */
export const SEEN_LASTS = 7 * 86_400_000

export const seenAddress = (language: string, { pathname, search }: { pathname: string; search: string }): string =>
  `${language} ${pathname}${search}`

/** Tells a text from one that was cut off or changed: only what the checks of this very build have let through is shown. */
export function sumOf(text: string): number {
  let sum = 0
  for (let at = 0; at < text.length; at++) sum = (Math.imul(sum, 31) + text.charCodeAt(at)) | 0
  return sum
}

const NAMES =
  /^(a|article|b|bdi|br|button|dd|details|div|dl|dt|em|footer|form|h[1-6]|header|img|input|label|li|nav|ol|option|p|section|select|small|span|strong|summary|time|ul|wbr|svg|path|g|circle|rect)$/
/** The others tell nothing to the eye. What is typed is a value, and not among them. */
const ATTRIBUTES =
  /^(class|lang|dir|alt|width|height|type|loading|placeholder|hidden|inert|disabled|colspan|d|viewBox|fill|stroke(-\w+)?|c[xy]|r[xy]?|x|y|(aria|data)-[\w-]+)$/
/** No other site, and no script. */
const ADDRESS = /^\/(?!\/)/

/** What may stand in a copy: nothing that does anything. */
export const mayBeSeen = (name: string): boolean => NAMES.test(name)
export const mayBeSaid = (attribute: string, value: string): boolean =>
  ATTRIBUTES.test(attribute) || (/^(href|src)$/.test(attribute) && ADDRESS.test(value))
