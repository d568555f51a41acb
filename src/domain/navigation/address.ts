import { toLatinDigits } from '../../i18n/digits.ts'

// Readers for addresses that people and links write. An invalid value counts as missing.

/** Largest page number that the server accepts (openapi/parameters.yaml). */
const LAST_PAGE = 100_000

/** The id in a part of an address; undefined if it is not a positive integer of at most 15 digits. */
export const idIn = (text: string | null | undefined): number | undefined =>
  text && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : undefined

/** An integer from 1 on, also in Devanagari digits. */
export function naturalIn(text: string | null): number | undefined {
  const digits = toLatinDigits(text ?? '')
  return /^\d{1,9}$/.test(digits) && Number(digits) > 0 ? Number(digits) : undefined
}

/** The page of a list in a query; 1 if missing or invalid. */
export const pageIn = (query: URLSearchParams): number => Math.min(naturalIn(query.get('page')) ?? 1, LAST_PAGE)

/** Trims a text and cuts it to the length that the server accepts, never inside a character. */
export const shortText = (text: string | null | undefined, longest: number): string =>
  Array.from((text ?? '').trim())
    .slice(0, longest)
    .join('')
