import { msg } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { subcategoriesQuery, type Subcategory } from '../../api/catalogue.ts'
import type { PriceRecord } from '../../api/mandi.ts'
import { ForeignText } from '../../domain/texts/ForeignText.tsx'
import { allPricesQuery, MAX_SUMMARIZED } from '../../domain/mandi/collect-prices.ts'
import { cropOf } from '../../domain/mandi/commodity-prices.ts'
import { priceIn, priceText } from '../../domain/mandi/mandi-price.ts'
import { groupRows, isPriced } from '../../domain/mandi/price-rows.ts'
import { formatDate, formatNumber, madeOnce } from '../../i18n/format.ts'
import { useLocale } from '../../i18n/useLocale.ts'
import { columnNames, unitTexts } from './columns.ts'
import * as styles from './mandi.css.ts'
import type { MandiView } from './mandi-view.ts'
import { normalizeWords } from '../../ui/combobox/option.ts'
import { DataTable } from '../../ui/layout/DataTable.tsx'

const MAX_CROPS = 3

const heads = {
  lowest: msg({ message: 'Lowest', comment: 'Head of a column: the lowest of all prices. max 14' }),
  typical: msg({ message: 'Typical', comment: 'Head of a column: the price in the middle of all. max 14' }),
  highest: msg({ message: 'Highest', comment: 'Head of a column: the highest of all prices. max 14' }),
}

/** Shows the lowest, typical and highest price of all matches by crop, or says that too many match (§mandi.23). */
export function PriceSummary({ view: { filters, unit }, total }: { view: MandiView; total: number }) {
  const { t } = useLingui()
  const locale = useLocale()
  const isSummarized = total <= MAX_SUMMARIZED
  const { data } = useQuery({ ...allPricesQuery(locale, filters), enabled: isSummarized })
  const catalogue = useQuery({ ...subcategoriesQuery(locale), enabled: isSummarized })
  const most = formatNumber(locale, MAX_SUMMARIZED)
  if (!isSummarized)
    return (
      <p className={styles.note}>
        <Trans comment="Under the list of mandi prices of a crop, when too many match. {most}: 1,000.">
          The lowest, typical and highest price can be shown for up to {most} prices. Use filters for fewer.
        </Trans>
      </p>
    )
  const priced = data?.records.filter(isPriced) ?? []
  if (priced.length === 0 || catalogue.isPending) return null
  const days = priced.map(({ arrival_date }) => arrival_date).sort()
  const first = formatDate(locale, days[0]!)
  const last = formatDate(locale, days.at(-1)!)
  const crops = summaryOf(priced, catalogue.data ?? [])
  const all = formatNumber(locale, crops.length)
  const shown = formatNumber(locale, MAX_CROPS)
  return (
    <div className={styles.stack}>
      <DataTable
        caption={
          <>
            <Plural
              comment="Name of a small table: lowest, typical and highest price of all mandi prices that match."
              value={priced.length}
              one="The one price that matches"
              other="All # prices that match"
            />
            {', '}
            {first === last ? (
              first
            ) : (
              <Trans comment="Over a small table of prices. {first} and {last}: days such as 21 Apr 2026.">
                {first} to {last}
              </Trans>
            )}
          </>
        }
        columns={[
          { head: t(columnNames.commodity), renderCell: ({ commodity }) => <ForeignText text={commodity} /> },
          ...(['lowest', 'typical', 'highest'] as const).map((price) => ({
            head: t(heads[price]),
            renderCell: (crop: CropSummary) => priceText(unit, crop[price]),
          })),
        ]}
        rows={crops.slice(0, MAX_CROPS)}
      />
      <p className={styles.note}>
        {crops.length > MAX_CROPS && (
          <Trans comment="Under a small table of prices by crop, when there are more crops. {all}: 7, {shown}: 3.">
            Of {all} commodities, the {shown} with most prices.
          </Trans>
        )}{' '}
        {t(unitTexts[unit])}{' '}
        <Trans comment="Under a small table of prices.">Typical: half of the prices are lower, half are higher.</Trans>
      </p>
    </div>
  )
}

type CropSummary = { commodity: string; count: number; lowest: number; typical: number; highest: number }

/** Summarizes the prices (rupees per quintal), the crop with most rows first. `typical`: the median, without outliers. */
export function summaryOf(records: PriceRecord[], catalogue: Subcategory[]): CropSummary[] {
  // Agmarknet has renamed some: “Paddy(Dhan)(Common)” is “Paddy(Common)” since 2026, “Cowpea (Lobia)” is “Cowpea(Lobia)”.
  const nameOf = madeOnce((commodity: string) => cropOf(catalogue, commodity)?.name ?? normalizeWords(commodity))
  const byCrop = groupRows(records, ({ commodity }) => nameOf(commodity))
  return Array.from(byCrop.values(), (rows) => {
    const prices = (of: (row: PriceRecord) => number | null) => rows.flatMap((row) => priceIn('quintal', of(row)) ?? [])
    const common = prices((row) => row.modal_price).sort((a, b) => a - b)
    return {
      commodity: rows[0]!.commodity,
      count: rows.length,
      lowest: Math.min(...prices((row) => row.min_price), ...common),
      typical: common[Math.floor((common.length - 1) / 2)]!,
      highest: Math.max(...prices((row) => row.max_price), ...common),
    }
  }).sort((a, b) => b.count - a.count)
}
