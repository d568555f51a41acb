import type { PriceRecord } from '../../../api/mandi.ts'
import { priceIn } from '../../../domain/mandi/mandi-price.ts'

/** Farther than this, in km, nobody takes a load to a market. */
export const REACH = 300
/** Prices of markets are compared when their days are at most so many days apart. */
const SAME_TIME = 60
const DAY = 86_400_000 // ms

/** What a market reported last: the mean of the common prices of that day, in rupees per quintal. */
export type NearMarket = {
  market: string
  district: string
  state: string
  day: string
  price: number
  /** As the crow flies, between the middles of two districts. */
  km: number
}

export type NearMarkets = {
  /** Dearest first; of the same price, the nearest first. */
  markets: NearMarket[]
  /** What the others are compared with: of the nearest district, the market that pays best. */
  nearest: NearMarket | undefined
  /** Markets left out, because what they reported last is much older. */
  older: number
}

/**
 * The markets within reach, each with its newest price, out of the rows of one crop.
 * @param kmTo a district; undefined where that is not known
 */
export function nearMarkets(
  records: PriceRecord[],
  kmTo: (place: { state: string; district: string }) => number | undefined,
): NearMarkets {
  const rowsOf = new Map<string, PriceRecord[]>()
  for (const record of records) {
    if (priceIn('quintal', record.modal_price) === undefined || Number.isNaN(Date.parse(record.arrival_date))) continue
    const key = [record.state, record.district, record.market].join('/')
    rowsOf.set(key, [...(rowsOf.get(key) ?? []), record])
  }
  const all = [...rowsOf.values()].flatMap((rows): NearMarket[] => {
    const { market, district, state } = rows[0]!
    const km = kmTo({ state, district })
    if (km === undefined || km > REACH) return []
    const day = rows
      .map(({ arrival_date }) => arrival_date)
      .sort()
      .at(-1)!
    const prices = rows.filter(({ arrival_date }) => arrival_date === day).map(({ modal_price }) => modal_price!)
    return [{ market, district, state, day, km, price: Math.round(prices.reduce((a, b) => a + b) / prices.length) }]
  })
  const newest = Math.max(...all.map(({ day }) => Date.parse(day)))
  const markets = all
    .filter(({ day }) => newest - Date.parse(day) <= SAME_TIME * DAY)
    .sort((a, b) => b.price - a.price || a.km - b.km)
  const km = Math.min(...markets.map((each) => each.km))
  return { markets, nearest: markets.find((each) => each.km === km), older: all.length - markets.length }
}

export const WORTH_UNITS = ['quintal', 'kg', 'ton'] as const
export type WorthUnit = (typeof WORTH_UNITS)[number]
/** Of each unit, in quintals. */
const QUINTALS = { kg: 0.01, quintal: 1, ton: 10 }

/** What a quantity brings at a price, in whole rupees. @param price rupees per quintal */
export const worthOf = (quantity: number, unit: WorthUnit, price: number): number =>
  Math.round(quantity * QUINTALS[unit] * price)
