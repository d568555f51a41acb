import type { PriceRecord } from '../../api/mandi.ts'
import { daysSince } from '../../i18n/format.ts'
import { roundedDistance } from '../places/district-points.ts'
import { OLDEST_REFERENCE } from './commodity-prices.ts'
import { groupRows, isPriced, marketKey, mean, newestDay } from './price-rows.ts'

const QUINTALS = { quintal: 1, kg: 0.01, ton: 10 }
export type SellUnit = keyof typeof QUINTALS
export const SELL_UNITS = Object.keys(QUINTALS) as SellUnit[]

/** What a person wants to sell, and the costs. Crop and place are filters of the list. */
export type SellQuestion = { quantity: number; unit: SellUnit } & SellCosts
export type SellCosts = {
  transport: Transport
  /** Commission and fees of the market, in percent of the value. */
  feePercent: number
}
/** Cost of transport in rupees: for a quintal over 100 km of road; with a load, for a km of a vehicle. */
export type Transport = { rate: number; /** Quintals in one trip of the vehicle. */ load?: number | undefined }

/** A pickup that carries 15 quintals at about ₹22 per km costs about ₹150 per quintal and 100 km. */
export const USUAL_TRANSPORT = { weight: { rate: 150 }, vehicle: { rate: 22, load: 15 } }

/** A quantity or rate is less. */
export const TOO_MUCH = 1e9
const positive = (text: string) => (Number(text) > 0 && Number(text) < TOO_MUCH ? Number(text) : undefined)

/** Costs from an address or from storage: `way=150`, or `way=22-15` for ₹22 per km with 15 quintals; `fee=2.5`. */
export function readCosts(text: string | undefined): SellCosts {
  const query = new URLSearchParams(text)
  const [rate, load] = (query.get('way') ?? '').split('-').map(positive)
  const fee = Number(query.get('fee') ?? 0)
  return { transport: rate ? { rate, load } : USUAL_TRANSPORT.weight, feePercent: fee >= 0 && fee < 100 ? fee : 0 }
}

export const costsQuery = ({ transport: { rate, load }, feePercent }: SellCosts): string =>
  `way=${load ? `${rate}-${load}` : rate}${feePercent > 0 ? `&fee=${feePercent}` : ''}`

/** The question in an address, e.g. `sell=12-quintal&way=150`. Undefined for `sell=open`, before anything was asked. */
export function readSell(text: string | undefined): SellQuestion | undefined {
  const [amount = '', unitText] = (new URLSearchParams(text).get('sell') ?? '').split('-')
  const quantity = positive(amount)
  const unit = SELL_UNITS.find((each) => each === unitText)
  return quantity && unit && isSellable(quantity, unit) ? { quantity, unit, ...readCosts(text) } : undefined
}

/** At least 1 kg, because less is worth no rupees. */
export const isSellable = (quantity: number, unit: SellUnit): boolean => quantity * QUINTALS[unit] >= QUINTALS.kg

export const sellQuery = (question: SellQuestion): string =>
  `sell=${question.quantity}-${question.unit}&${costsQuery(question)}`

/** Largest distance of a listed market in a straight line (km). */
export const REACH = 300
const MAX_OFFERS = 10
/** A price above the median times this, or below the median divided by it, is unusual: probably reported wrongly. */
const UNUSUAL = 3
/** Minimum number of prices to call one of them unusual. */
const MIN_JUDGED = 4
/** Road kilometres per straight-line kilometre. */
const ROAD_FACTOR = 1.3

/** @param km in a straight line; 0 in the seller's own district, where transport isn't counted */
export function costOfWay({ rate, load }: Transport, quintals: number, km: number): number {
  const road = km * ROAD_FACTOR
  return Math.round(load ? rate * road * Math.ceil(quintals / load) : (rate * quintals * road) / 100)
}

export function unusualAmong(prices: number[]): (price: number) => boolean {
  const sorted = prices.toSorted((a, b) => a - b)
  const median = mean([sorted[(sorted.length - 1) >> 1]!, sorted[sorted.length >> 1]!])
  return (price) => prices.length >= MIN_JUDGED && (price > UNUSUAL * median || price * UNUSUAL < median)
}

type Market = { market: string; district: string; state: string }
/** The newest price of a market: the mean of that day's modal prices, in rupees per quintal. */
type MarketPrice = Market & { day: string; price: number }

export type Offer = MarketPrice & {
  /** Straight-line distance between the districts' centres, rounded (km); 0 in the seller's own district. */
  km: number
  // In rupees: value of the quantity, cost of transport, commission and fees, and what the seller keeps.
  worth: number
  way: number
  fees: number
  left: number
  /** The price is much older than the newest one found. It is listed last and never the best. */
  isOld: boolean
  /** Among the prices that aren't old. */
  isUnusual: boolean
}

export type Offers = {
  /** At most ten, by what the seller keeps, then by distance; old prices come last. The nearest is always included. */
  offers: Offer[]
  /** The market where the seller keeps most, among those with a current and usual price. */
  best: Offer
  /** The nearest market; of several, the one where the seller keeps most. An old or unusual price counts only if all are. */
  nearest: Offer
  /** Markets within reach that are not listed. */
  others: number
}

/** Each market with its newest price. Records without a modal price or a readable date don't count. */
export function newestPrices(records: PriceRecord[]): MarketPrice[] {
  const byMarket = groupRows(records.filter(isPriced), marketKey)
  return Array.from(byMarket.values(), (rows) => {
    const { market, district, state } = rows[0]!
    const day = newestDay(rows)!
    const prices = rows.filter(({ arrival_date }) => arrival_date === day).map(({ modal_price }) => modal_price!)
    return { market, district, state, day, price: Math.round(mean(prices)) }
  })
}

/**
 * Finds the market of `wanted`, which is one of `among`, in a reply. A reply in another language has other names, and
 * markets have no ids: it is then the one in that district with the same price on the same day, the nth of several.
 */
export function sameMarket<Price extends MarketPrice>(prices: Price[], wanted: MarketPrice, among: MarketPrice[]) {
  const isLike = (each: MarketPrice) =>
    (['state', 'district', 'day', 'price'] as const).every((what) => each[what] === wanted[what])
  const nth = among.filter(isLike).indexOf(wanted)
  return prices.find((each) => marketKey(each) === marketKey(wanted)) ?? prices.filter(isLike)[nth]
}

/** Undefined without a market in reach. Records are of one crop; `kmTo` is straight-line, or undefined if unknown. */
export function whereToSell(
  records: PriceRecord[],
  kmTo: (place: Market) => number | undefined,
  { quantity, unit, transport, feePercent }: SellQuestion,
): Offers | undefined {
  const quintals = quantity * QUINTALS[unit]
  const found = newestPrices(records).flatMap((market) => {
    const km = kmTo(market)
    return km === undefined || km > REACH ? [] : [{ ...market, km: km === 0 ? 0 : roundedDistance(km) }]
  })
  const youngest = Math.min(...found.map(({ day }) => daysSince(day)))
  const isOld = ({ day }: MarketPrice) => daysSince(day) - youngest > OLDEST_REFERENCE
  const isUnusual = unusualAmong(found.flatMap((market) => (isOld(market) ? [] : market.price)))
  const all = found
    .map((market) => {
      const worth = Math.round(quintals * market.price)
      const way = costOfWay(transport, quintals, market.km)
      const fees = Math.round((worth * feePercent) / 100)
      const marks = { isOld: isOld(market), isUnusual: !isOld(market) && isUnusual(market.price) }
      return Object.assign(market, { worth, way, fees, left: worth - way - fees, ...marks }) satisfies Offer
    })
    .sort((a, b) => Number(a.isOld) - Number(b.isOld) || b.left - a.left || a.km - b.km)
  const smallest = Math.min(...all.map(({ km }) => km))
  const near = all.filter(({ km }) => km === smallest)
  const nearest = near.find(({ isUnusual }) => !isUnusual) ?? near[0]
  const best = all.find(({ isUnusual }) => !isUnusual)
  if (!best || !nearest) return undefined
  const top = all.slice(0, MAX_OFFERS)
  const offers = top.includes(nearest) ? top : [...top.slice(0, -1), nearest]
  return { offers, best, nearest, others: all.length - offers.length }
}
