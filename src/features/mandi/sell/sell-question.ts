import type { QueryClient } from '@tanstack/react-query'
import { subcategoriesQuery } from '../../../api/catalogue.ts'
import type { PriceRecord } from '../../../api/mandi.ts'
import { recordsOf } from '../../../domain/mandi/commodity-prices.ts'
import { inQuintals, SELL_UNITS, type SellUnit, type Transport, REACH } from '../../../domain/mandi/where-to-sell.ts'
import { distance, districtPointsQuery, type DistrictName } from '../../../domain/places/district-points.ts'
import type { Locale } from '../../../i18n/locales.ts'
import { collectPrices } from '../all-prices.ts'

/** Transport costs and market fee. */
export type SellCosts = { transport: Transport; feePercent: number }
/** What someone wants to sell, and at which costs. Crop and place are filters of the list. */
export type SellQuestion = SellCosts & { quantity: number; unit: SellUnit }

/** A pickup that carries 15 quintals at about ₹22 per km costs about ₹150 per quintal and 100 km. */
export const USUAL_COSTS: SellCosts = { transport: { by: 'weight', rate: 150 }, feePercent: 0 }

export const quintalsOf = ({ quantity, unit }: SellQuestion): number => inQuintals(quantity, unit)

const positive = (text: string | undefined) => {
  const number = Number(text)
  return text && number > 0 && number < 1e9 ? number : undefined
}

/**
 * Costs from an address or from storage: `way=150` is ₹150 per quintal and 100 km, `way=22-15` is ₹22 per km with 15
 * quintals.
 */
export function readCosts(query: URLSearchParams): SellCosts {
  const [rateText, loadText] = (query.get('way') ?? '').split('-')
  const rate = positive(rateText)
  const load = positive(loadText)
  const fee = Number(query.get('fee') ?? 0)
  return {
    transport: !rate ? USUAL_COSTS.transport : load ? { by: 'vehicle', rate, load } : { by: 'weight', rate },
    feePercent: fee >= 0 && fee < 100 ? fee : 0,
  }
}

export const costsQuery = ({ transport, feePercent }: SellCosts): [string, string][] => [
  ['way', transport.by === 'vehicle' ? `${transport.rate}-${transport.load}` : String(transport.rate)],
  ...(feePercent > 0 ? [['fee', String(feePercent)] as [string, string]] : []),
]

/** The question in an address, e.g. `sell=12-quintal&way=150`. Undefined for `sell=open`, before anything was asked. */
export function readSell(text: string | undefined): SellQuestion | undefined {
  const query = new URLSearchParams(text)
  const [amount, unitText] = (query.get('sell') ?? '').split('-')
  const quantity = positive(amount)
  const unit = SELL_UNITS.find((each) => each === unitText)
  return quantity && unit ? { quantity, unit, ...readCosts(query) } : undefined
}

export const sellQuery = (question: SellQuestion): string =>
  new URLSearchParams([['sell', `${question.quantity}-${question.unit}`], ...costsQuery(question)]).toString()

/** 100 rows of the own district and 200 of each state, 100 per request: at most nine requests. */
const MAX_STATES = 4
const MAX_ROWS = 200
const MAX_OWN_ROWS = 100

export type FoundMarkets = {
  /** Rows of one crop. */
  records: PriceRecord[]
  commodity: string
  /** Straight-line distance in km from the seller's district to another; undefined if unknown. */
  kmTo: (place: DistrictName) => number | undefined
}

/**
 * The newest prices of a crop around a district: from the district itself, its state, and the states within reach. The
 * district is read separately, because its newest price may be older.
 * @param onProgress called with the number of finished steps and of all steps
 * @throws ApiError; AbortError once `signal` has fired; the error of a failed download
 */
export async function findMarkets(options: {
  queryClient: QueryClient
  locale: Locale
  commodity: string
  here: DistrictName
  signal: AbortSignal
  onProgress: (done: number, all: number) => void
}): Promise<FoundMarkets> {
  const { queryClient, locale, commodity, here, signal, onProgress } = options
  const [points, catalogue] = await Promise.all([
    queryClient.fetchQuery(districtPointsQuery),
    queryClient.fetchQuery(subcategoriesQuery(locale)).catch(() => []),
  ])
  const from = points.pointOf(here)
  const states = from ? points.statesAround(from, REACH).slice(0, MAX_STATES) : [here.state]
  const steps = [
    { filters: { ...here, commodity }, most: MAX_OWN_ROWS },
    ...states.map((state) => ({ filters: { state, commodity }, most: MAX_ROWS })),
  ]
  const records: PriceRecord[] = []
  for (const [done, step] of steps.entries()) {
    onProgress(done, steps.length)
    const found = await collectPrices({ locale, ...step, signal })
    const isOwn = (record: PriceRecord) => record.state === here.state && record.district === here.district
    // The first step already fetched the rows of the own district.
    records.push(...(done === 0 ? found.records : found.records.filter((record) => !isOwn(record))))
  }
  const ofCrop = ofOneCrop(records, commodity, catalogue.find(({ name }) => name === commodity)?.search_words)
  const kmTo = (place: DistrictName) => {
    if (place.state === here.state && place.district === here.district) return 0
    const point = points.pointOf(place)
    return from && point && distance(from, point)
  }
  return { records: ofCrop, commodity: ofCrop[0]?.commodity ?? commodity, kmTo }
}

/** Rows of one crop: “Onion” doesn't match “Onion Green”. If the text names no crop, the crop with the most rows. */
export function ofOneCrop(records: PriceRecord[], commodity: string, words: string | undefined): PriceRecord[] {
  const same = recordsOf(commodity, words, records)
  const counts = new Map<string, number>()
  for (const each of same.length > 0 ? same : records) counts.set(each.commodity, (counts.get(each.commodity) ?? 0) + 1)
  const [name] = [...counts].sort(([, a], [, b]) => b - a)[0] ?? []
  return records.filter((each) => each.commodity === name)
}
