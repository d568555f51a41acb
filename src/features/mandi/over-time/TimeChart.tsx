import { useLingui } from '@lingui/react/macro'
import { rupeesIn, type PriceUnit } from '../../../domain/mandi/mandi-price.ts'
import { formatDate } from '../../../i18n/format.ts'
import { useLocale } from '../../../i18n/useLocale.ts'
import { axisSteps } from '../market-rows.ts'
import type { PriceDay } from './days.ts'
import * as styles from './over-time.css.ts'

/** Of the drawing, in its own units; it is as wide as its place. */
const WIDTH = 340
const HEIGHT = 220
const SIDE = { left: 60, right: 10, top: 12, bottom: 30 }

/**
 * A band from the lowest to the highest price and a line of the common one, along the time: days far apart stand far apart. The table
 * below says the same in numbers.
 * @param days at least two; prices in rupees per `unit`
 */
export function TimeChart({ days, unit, title }: { days: PriceDay[]; unit: PriceUnit; title: string }) {
  const { t } = useLingui()
  const locale = useLocale()
  const steps = axisSteps(Math.max(...days.map(({ max }) => max)))
  const top = steps.at(-1) || 1
  const first = Date.parse(days[0]!.day)
  const span = Date.parse(days.at(-1)!.day) - first || 1
  const x = (day: string) => SIDE.left + ((WIDTH - SIDE.left - SIDE.right) * (Date.parse(day) - first)) / span
  const y = (price: number) => HEIGHT - SIDE.bottom - ((HEIGHT - SIDE.top - SIDE.bottom) * price) / top
  const line = (points: [string, number][]) =>
    points.map(([day, price]) => `${x(day).toFixed(1)},${y(price).toFixed(1)}`).join(' ')
  const band = [
    ...days.map(({ day, max }): [string, number] => [day, max]),
    ...days.toReversed().map(({ day, min }): [string, number] => [day, min]),
  ]
  return (
    <svg
      role="img"
      aria-label={t({
        message: `Chart: ${title}, lowest, common and highest price by day. The table below has the same numbers.`,
        comment: 'Screen reader: name of a chart. {title}: Onion, Lasalgaon.',
      })}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      className={styles.chart}
    >
      {steps.map((step) => (
        <g key={step}>
          <line x1={SIDE.left} x2={WIDTH - SIDE.right} y1={y(step)} y2={y(step)} className={styles.grid} />
          {/* From the edge: however large the text is, its beginning is there. */}
          <text x={0} y={y(step)} dominantBaseline="middle" className={styles.step}>
            {rupeesIn(unit, step).replace('.00', '')}
          </text>
        </g>
      ))}
      <polygon points={line(band)} className={styles.band} />
      <polyline points={line(days.map(({ day, modal }) => [day, modal]))} className={styles.line} />
      {days.map(({ day, modal }) => (
        <circle key={day} cx={x(day)} cy={y(modal)} r={4} className={styles.mark} />
      ))}
      <text x={SIDE.left} y={HEIGHT - 8} className={styles.step}>
        {formatDate(locale, days[0]!.day)}
      </text>
      <text x={WIDTH - SIDE.right} y={HEIGHT - 8} textAnchor="end" className={styles.step}>
        {formatDate(locale, days.at(-1)!.day)}
      </text>
    </svg>
  )
}
