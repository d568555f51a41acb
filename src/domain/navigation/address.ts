import { toLatinDigits } from '../../i18n/digits.ts'

// What people and links write into addresses. Whatever makes no sense in one is as if it weren't there.

/** The last page that the server takes (openapi/parameters.yaml). */
const LAST_PAGE = 100_000

/** The id that a part of an address is; undefined where it can be none, or none that fits a number. */
export const idIn = (text: string | null | undefined): number | undefined =>
  text && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : undefined

/** A number from 1 on, also in the digits of a Devanagari keyboard. */
export function naturalIn(text: string | null): number | undefined {
  const digits = toLatinDigits(text ?? '')
  return /^\d{1,9}$/.test(digits) && Number(digits) > 0 ? Number(digits) : undefined
}

/** The page of a list that a query asks for. */
export const pageIn = (query: URLSearchParams): number => Math.min(naturalIn(query.get('page')) ?? 1, LAST_PAGE)

/** A text without the space around it, cut to what the server takes; never through the middle of a character. */
export const shortText = (text: string | null | undefined, longest: number): string =>
  Array.from((text ?? '').trim())
    .slice(0, longest)
    .join('')
