import type { PriceRecord } from '../../api/mandi.ts'
import { roundedDistance } from '../places/district-points.ts'
import { groupRows, isPriced, marketKey, mean } from './price-rows.ts'

export const SELL_UNITS = ['quintal', 'kg', 'ton'] as const
export type SellUnit = (typeof SELL_UNITS)[number]
const QUINTALS = { kg: 0.01, quintal: 1, ton: 10 }

export const inQuintals = (quantity: number, unit: SellUnit): number => quantity * QUINTALS[unit]

/** Transport cost to a market: by weight, or by vehicle trips. */
export type Transport =
  | { by: 'weight'; /** Rupees for a quintal over 100 km of road. */ rate: number }
  | { by: 'vehicle'; /** Rupees for a km of road. */ rate: number; /** Quintals in one trip. */ load: number }

/** Largest distance of a listed market in a straight line (km). */
export const REACH = 300
/** Most markets listed. */
const MAX_OFFERS = 10
/** A price more than this many days older than the newest one found is old: it is listed last and never the best. */
const MAX_LAG = 60
const DAY = 86_400_000 // ms
/** Road kilometres per straight-line kilometre. */
const ROAD_FACTOR = 1.3

/** @param km in a straight line; 0 in the seller's own district, where transport costs nothing */
export function costOfWay(transport: Transport, quintals: number, km: number): number {
  const road = km * ROAD_FACTOR
  return Math.round(
    transport.by === 'weight'
      ? (transport.rate * quintals * road) / 100
      : transport.rate * road * Math.ceil(quintals / transport.load),
  )
}

type Market = { market: string; district: string; state: string }
/** The newest price of a market: the mean of that day's modal prices, in rupees per quintal. */
type MarketPrice = Market & { day: string; price: number }

export type Offer = MarketPrice & {
  /** Straight-line distance between the districts' centres, rounded (km); 0 in the seller's own district. */
  km: number
  /** Value of the quantity before any deduction (rupees). */
  worth: number
  /** Transport cost (rupees). */
  way: number
  /** Commission and fees of the market (rupees). */
  fees: number
  /** What the seller keeps (rupees). */
  left: number
  isOld: boolean
}

export type Offers = {
  /**
   * At most ten, by what the seller keeps, then by distance. Those with an old price come last. The nearest is always
   * included.
   */
  offers: Offer[]
  /** The market where the seller keeps most, among those with a current price. */
  best: Offer | undefined
  /**
   * Among the markets at the smallest distance, the one where the seller keeps most; one with an old price only if all
   * are old.
   */
  nearest: Offer | undefined
  /** Markets within reach that are not listed. */
  others: number
}

/** Each market with its newest price. Records without a modal price or a readable date don't count. */
export function newestPrices(records: PriceRecord[]): MarketPrice[] {
  const byMarket = groupRows(records.filter(isPriced), marketKey)
  return Array.from(byMarket.values(), (rows) => {
    const { market, district, state } = rows[0]!
    const day = rows.reduce((newest, { arrival_date }) => (arrival_date > newest ? arrival_date : newest), '')
    const prices = rows.flatMap((row) => (row.arrival_date === day ? row.modal_price! : []))
    return { market, district, state, day, price: Math.round(mean(prices)) }
  })
}

/**
 * Compares the markets within reach for a quantity of one crop.
 * @param records of one crop
 * @param kmTo straight-line distance to a market's district (km); undefined if unknown
 * @param feePercent commission and fees, as a share of the value
 */
export function whereToSell(
  records: PriceRecord[],
  kmTo: (place: Market) => number | undefined,
  lot: { quintals: number; transport: Transport; feePercent: number },
): Offers {
  const { quintals, transport, feePercent } = lot
  const found = newestPrices(records).flatMap((market) => {
    const km = kmTo(market)
    return km === undefined || km > REACH ? [] : [{ ...market, km: km === 0 ? 0 : roundedDistance(km) }]
  })
  const newest = Math.max(...found.map(({ day }) => Date.parse(day)))
  const all = found
    .map((market) => {
      const worth = Math.round(quintals * market.price)
      const way = costOfWay(transport, quintals, market.km)
      const fees = Math.round((worth * feePercent) / 100)
      const isOld = newest - Date.parse(market.day) > MAX_LAG * DAY
      return Object.assign(market, { worth, way, fees, left: worth - way - fees, isOld }) satisfies Offer
    })
    .sort((a, b) => Number(a.isOld) - Number(b.isOld) || b.left - a.left || a.km - b.km)
  const smallest = Math.min(...all.map(({ km }) => km))
  const nearest = all.find(({ km }) => km === smallest)
  const top = all.slice(0, MAX_OFFERS)
  const offers = nearest && !top.includes(nearest) ? [...top.slice(0, -1), nearest] : top
  return { offers, best: all[0], nearest, others: all.length - offers.length }
}
