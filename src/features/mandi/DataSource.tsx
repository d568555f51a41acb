import { Trans } from '@lingui/react/macro'
import type { PriceRecord } from '../../api/mandi.ts'
import { formatDate } from '../../i18n/format.ts'
import { useLocale } from '../../i18n/useLocale.ts'
import { newestDay } from '../../domain/mandi/price-rows.ts'
import * as styles from './mandi.css.ts'

const DATA_SET = 'https://www.data.gov.in/resource/current-daily-price-various-commodities-various-markets-mandi'
const LICENCE = 'https://www.data.gov.in/Godl'

/** Source, date and licence of the data, all three required by GODL-India (§mandi.16). */
export function DataSource({ records }: { records: PriceRecord[] }) {
  const locale = useLocale()
  const day = newestDay(records)
  const date = day && formatDate(locale, day)
  return (
    <div className={styles.source}>
      {date && (
        <p suppressHydrationWarning>
          <Trans comment="Under the list of mandi prices. {date}: for example 21 Apr 2026.">
            Newest prices on this page: {date}. Avg price: what most of the lots fetched that day; markets call it the
            modal price.
          </Trans>
        </p>
      )}
      <p>
        <Trans comment="Under the list of mandi prices: where they come from.">
          Source:{' '}
          <a href={DATA_SET} rel="noreferrer">
            Directorate of Marketing and Inspection (Agmarknet), data.gov.in
          </a>
        </Trans>
      </p>
      <p>
        <Trans comment="Under the list of mandi prices: the licence of the data, by its own name.">
          Licence:{' '}
          <a href={LICENCE} lang="en" rel="noreferrer">
            Government Open Data License – India
          </a>
        </Trans>
      </p>
    </div>
  )
}
