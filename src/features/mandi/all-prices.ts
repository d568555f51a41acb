import { useLingui } from '@lingui/react/macro'
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { PriceRecord } from '../../api/mandi.ts'
import { MANDI_PAGE_SIZE, type PriceFilters } from '../../api/reads.ts'
import { collectPrices } from '../../domain/mandi/collect-prices.ts'
import { inOrder } from '../../domain/mandi/price-order.ts'
import type { Locale } from '../../i18n/locales.ts'
import { useLocale } from '../../i18n/useLocale.ts'
import type { Progress } from './Fetching.tsx'
import type { MandiView } from './mandi-view.ts'

/** Maximum matches that are sorted and summarized together: ten requests, and as many as a phone sorts at once. */
export const MAX_SUMMARIZED = 1_000
/** Stale time in ms. Prices come once a day. */
export const FIVE_MINUTES = 300_000

/** The matching prices, at most `most` of them. */
export const allPricesQuery = (locale: Locale, filters: PriceFilters, most = MAX_SUMMARIZED) =>
  queryOptions({
    queryKey: ['mandi', 'all', locale, filters, most],
    staleTime: FIVE_MINUTES,
    queryFn: ({ signal }) => collectPrices({ locale, filters, most, signal }),
  })

/**
 * The rows of a page in the requested order (§mandi.5). Up to `MAX_SUMMARIZED` matches are sorted together. Beyond that, or
 * until they are loaded, only the page is sorted.
 * @returns `scope`: what is sorted, undefined where it need not be said
 */
export function useSorted(
  { filters, page, sort }: MandiView,
  records: PriceRecord[],
  total: number,
): { rows: PriceRecord[]; scope: 'all' | 'page' | undefined } {
  const isOnePage = !sort || total <= MANDI_PAGE_SIZE
  const { data } = useQuery({
    ...allPricesQuery(useLocale(), filters),
    enabled: !isOnePage && total <= MAX_SUMMARIZED,
  })
  if (isOnePage || !data) return { rows: inOrder(records, sort), scope: isOnePage ? undefined : 'page' }
  const rows = inOrder(data.records, sort).slice(MANDI_PAGE_SIZE * (page - 1), MANDI_PAGE_SIZE * page)
  return { rows, scope: 'all' }
}

/** A file of prices: fetched (`progress`), saved, or failed (neither). */
export type CsvFile = { progress?: Progress; saved?: { rows: number; total: number }; error?: unknown }

/** Saves the matching prices as a file, at most one at a time. Leaving the page stops it, as `end` does. */
export function useCsvFile(view: MandiView) {
  const queryClient = useQueryClient()
  const { i18n } = useLingui()
  const locale = useLocale()
  const [file, setFile] = useState<CsvFile>()
  const stop = useRef<AbortController>(undefined)
  useEffect(() => () => stop.current?.abort(), [])

  async function save() {
    if (file?.progress) return
    const { signal } = (stop.current = new AbortController())
    const onProgress = (done: number, all: number) => signal.aborted || setFile({ progress: { done, all } })
    onProgress(0, 0)
    try {
      const { saveCsv } = await import('./SaveCsv.tsx')
      setFile({ saved: await saveCsv({ view, queryClient, locale, i18n, signal, onProgress }) })
    } catch (error) {
      if (!signal.aborted) setFile({ error })
    }
  }
  function end() {
    stop.current?.abort()
    setFile(undefined)
  }
  return { file, save, end }
}
