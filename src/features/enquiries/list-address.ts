import { paths } from '../../domain/paths.ts'
import { toLatinDigits } from '../../i18n/format.ts'

/** The server counts no further. */
const LAST_PAGE = 100_000

/** The page of the list that an address asks for; what makes no sense is the first. */
export function readPage(query: URLSearchParams): number {
  const page = toLatinDigits(query.get('page') ?? '')
  return /^\d+$/.test(page) ? Math.min(Math.max(Number(page), 1), LAST_PAGE) : 1
}

export const listAddress = (page: number): string => paths.enquiries(page > 1 ? { page } : {})
