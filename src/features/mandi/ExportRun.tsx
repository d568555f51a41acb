import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import type { PriceRecord } from '../../api/mandi.ts'
import { formatNumber } from '../../i18n/format.ts'
import { useLocale } from '../../i18n/useLocale.ts'
import { button } from '../../ui/controls/button.css.ts'
import { collectPrices, type Collected } from './all-prices.ts'
import { newestDay } from '../../domain/mandi/price-rows.ts'
import { downloadFile, pricesAsCsv } from './csv.ts'
import { DataSource } from './DataSource.tsx'
import { mandiError } from './mandi-error.ts'
import { FILTER_NAMES, type MandiView } from './mandi-view.ts'
import { Prices } from './Prices.tsx'
import * as styles from './tools.css.ts'
import { districtsQuery } from '../../domain/places/place-lists.ts'

/** Maximum number of rows, so that spreadsheets and phones cope; a print has some thirty sheets. */
const MAX_ROWS = { csv: 5_000, print: 1_000 }

export type ExportAs = keyof typeof MAX_ROWS

type Stage =
  | { name: 'fetching'; fetched: number; wanted: number }
  | { name: 'done'; collected: Collected }
  | { name: 'failed'; error: unknown }

/** Fetches all matching prices, then downloads a file or prints. Shows the progress and can be stopped. */
export default function ExportRun(props: { as: ExportAs; view: MandiView; onEnd: () => void }) {
  const { as, onEnd } = props
  const { t } = useLingui()
  const locale = useLocale()
  const queryClient = useQueryClient()
  const [stage, setStage] = useState<Stage>({ name: 'fetching', fetched: 0, wanted: 0 })
  // The view at the time of the press: later filters don't affect the export.
  const [view] = useState(props.view)
  const stop = useRef(new AbortController())

  useEffect(() => {
    const running = new AbortController()
    stop.current = running
    async function run() {
      try {
        const collected = await collectPrices({
          locale,
          filters: view.filters,
          most: MAX_ROWS[as],
          signal: running.signal,
          onProgress: (fetched, wanted) => setStage({ name: 'fetching', fetched, wanted }),
        })
        if (as === 'csv') {
          const districts = locale === 'en' ? [] : await queryClient.fetchQuery(districtsQuery(locale)).catch(() => [])
          const shown = new Map(districts.map((district) => [`${district.state}/${district.name}`, district.shown]))
          const districtName = (state: string, district: string) => shown.get(`${state}/${district}`) ?? district
          downloadFile(
            `mandi-prices-${newestDay(collected.records) ?? 'none'}.csv`,
            pricesAsCsv(locale, view.unit, collected.records, districtName),
          )
        }
        setStage({ name: 'done', collected })
      } catch (error) {
        if (!running.signal.aborted) setStage({ name: 'failed', error })
      }
    }
    void run()
    return () => running.abort()
  }, [as, locale, queryClient, view])

  const wanted = stage.name === 'fetching' ? stage.wanted : 0
  return (
    <div className={styles.run}>
      {stage.name === 'fetching' && (
        <progress
          className={styles.progress}
          max={stage.wanted || undefined}
          value={stage.wanted ? stage.fetched : undefined}
          aria-label={t({ message: 'Fetching prices', comment: 'Screen reader: name of a progress bar.' })}
        />
      )}
      <p role="status" className={styles.said}>
        {stage.name === 'fetching' ? (
          wanted > 0 ? (
            t({
              message: plural(wanted, { one: 'Fetching # price…', other: 'Fetching # prices…' }),
              comment: 'While the prices for a file or a print are fetched. {wanted}: so many rows in all.',
            })
          ) : (
            <Trans comment="While the prices for a file or a print are fetched.">Fetching the prices…</Trans>
          )
        ) : stage.name === 'failed' ? (
          t(mandiError(stage.error))
        ) : (
          <Done as={as} {...stage.collected} />
        )}
      </p>
      <button
        type="button"
        className={button()}
        onClick={() => {
          stop.current.abort()
          onEnd()
        }}
      >
        {stage.name === 'fetching' ? (
          <Trans comment="Button: stops fetching prices. max 16">Cancel</Trans>
        ) : (
          <Trans comment="Button: takes away the note that a file was saved. max 16" context="note">
            Close
          </Trans>
        )}
      </button>
      {stage.name === 'done' && as === 'print' && <PrintSheet view={view} records={stage.collected.records} />}
    </div>
  )
}

function Done({ as, records, total }: Collected & { as: ExportAs }) {
  const { t } = useLingui()
  const locale = useLocale()
  const rows = records.length
  const count = formatNumber(locale, rows)
  const all = formatNumber(locale, total)
  if (records.length < total) {
    return as === 'csv' ? (
      <Trans comment="After a file was saved that has not all prices in it. {count} and {all}: numbers of rows.">
        The file has the first {count} of {all} prices. Use filters for a smaller list.
      </Trans>
    ) : (
      <Trans comment="After a print that has not all prices in it. {count} and {all}: numbers of rows.">
        The print has the first {count} of {all} prices. Use filters for a smaller list.
      </Trans>
    )
  }
  return as === 'csv'
    ? t({
        message: plural(rows, { one: 'The file has # price.', other: 'The file has all # prices.' }),
        comment: 'After a file was saved. {rows}: their number.',
      })
    : t({
        message: plural(rows, { one: 'The print has # price.', other: 'The print has all # prices.' }),
        comment: 'After a print was made. {rows}: their number.',
      })
}

/** All matching prices, on paper only. Opens the browser's print dialog once it is rendered. */
function PrintSheet({ view, records }: { view: MandiView; records: PriceRecord[] }) {
  const { i18n } = useLingui()
  const filters = FILTER_NAMES.map((name) => view.filters[name]).filter(Boolean)
  useEffect(() => window.print(), [])
  return createPortal(
    <div className={styles.sheet} lang={i18n.locale}>
      <p className={styles.sheetHeading}>
        <Trans comment="Heading over the list of mandi prices.">Mandi prices</Trans>
        {filters.length > 0 && ` – ${filters.join(', ')}`}
      </p>
      <Prices view={view} records={records} isOnPaper />
      <DataSource records={records} />
    </div>,
    document.body,
  )
}
