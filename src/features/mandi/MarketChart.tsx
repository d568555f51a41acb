import { useLingui } from '@lingui/react/macro'
import { foreignLang } from '../../i18n/script.ts'
import { useLocale } from '../../i18n/useLocale.ts'
import { axisSteps, type MarketRow } from './market-rows.ts'
import { rupeesIn, type PriceUnit } from '../../domain/mandi/mandi-price.ts'
import * as styles from './market-chart.css.ts'

/** Heights in px: of the axis at the top, of a market, and where in it its bar stands. */
const AXIS = 28
const ROW = 52
const BAR = 36

/**
 * A bar from the lowest to the highest price of each market, with a mark at the modal price. Widths are shares of the
 * drawing's own, so it fits every screen. The table beside it says the same in numbers.
 */
export function MarketChart(props: { rows: MarketRow[]; unit: PriceUnit; commodity: string; date: string }) {
  const { rows, unit, commodity, date } = props
  const { t } = useLingui()
  const locale = useLocale()
  const steps = axisSteps(Math.max(...rows.map(({ max }) => max)))
  const end = steps.at(-1) || 1
  const at = (price: number) => `${(100 * price) / end}%`
  const height = AXIS + ROW * rows.length
  return (
    <svg
      role="img"
      aria-label={t({
        message: `Chart: lowest, common and highest price of ${commodity} by market on ${date}. The table below has the same numbers.`,
        comment: 'Screen reader: name of a chart. {commodity}: a crop, {date}: 21 Apr 2026.',
      })}
      width="100%"
      height={height}
      className={styles.chart}
    >
      {steps.map((step, index) => (
        <g key={step}>
          <line x1={at(step)} x2={at(step)} y1={AXIS - 6} y2={height} className={styles.grid} />
          <text
            x={at(step)}
            y={AXIS - 12}
            textAnchor={index === 0 ? 'start' : index === steps.length - 1 ? 'end' : 'middle'}
            className={styles.step}
          >
            {rupeesIn(unit, step).replace('.00', '')}
          </text>
        </g>
      ))}
      {rows.map(({ market, state, district, min, modal, max }, index) => (
        <g key={`${state}/${district}/${market}`} transform={`translate(0 ${AXIS + ROW * index})`}>
          <text x={0} y={BAR - 14} lang={foreignLang(locale, market)} className={styles.market}>
            {market}
          </text>
          <text x="100%" y={BAR - 14} textAnchor="end" className={styles.modal}>
            {rupeesIn(unit, modal)}
          </text>
          <line x1={at(min)} x2={at(max)} y1={BAR} y2={BAR} className={styles.span} />
          <circle cx={at(modal)} cy={BAR} r={8} className={styles.mark} />
        </g>
      ))}
    </svg>
  )
}
