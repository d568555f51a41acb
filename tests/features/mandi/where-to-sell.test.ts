import { expect, test } from 'vitest'
import { aPrice } from '../../factories.ts'
import type { PriceRecord } from '../../../src/api/mandi.ts'
import {
  costOfWay,
  newestPrices,
  readSell,
  sameMarket,
  sellQuery,
  unusualAmong,
  USUAL_TRANSPORT,
  whereToSell,
  type SellQuestion,
  type Transport,
} from '../../../src/domain/mandi/where-to-sell.ts'
import { recordsOf } from '../../../src/domain/mandi/commodity-prices.ts'
import { cropMeant } from '../../../src/domain/mandi/find-markets.ts'

const USUAL_COSTS = { transport: USUAL_TRANSPORT.weight, feePercent: 0 }

const row = (market: string, modal_price: number | null, part: Partial<PriceRecord> = {}) =>
  aPrice({ market, district: market, modal_price, ...part })
const byWeight: Transport = { rate: 100 }
const lorry = (rate: number): Transport => ({ rate, load: 15 })
const km: Record<string, number> = { Nashik: 0, Pune: 165, Indore: 299, Delhi: 1_020 }
const TEN_QUINTALS: SellQuestion = { quantity: 10, unit: 'quintal', transport: byWeight, feePercent: 0 }
const sell = (rows: PriceRecord[], lot: Partial<SellQuestion> = {}) =>
  whereToSell(rows, ({ district }) => km[district], { ...TEN_QUINTALS, ...lot })

test.each<[Transport, number, number, number]>([
  [byWeight, 12, 100, 1_560],
  [byWeight, 12, 0, 0],
  [{ rate: 150 }, 0.5, 40, 39],
  [lorry(20), 12, 100, 2_600],
  [lorry(20), 15, 100, 2_600],
  [lorry(20), 16, 100, 5_200],
])('%j for %f quintals costs, over %d km on a road 1.3 times as long, ₹%d', (transport, quintals, far, cost) => {
  expect(costOfWay(transport, quintals, far)).toBe(cost)
})

test.each([
  [12, 'quintal', 12],
  [350, 'kg', 3.5],
  [1.5, 'ton', 15],
] as const)('%f %s are %f quintals', (quantity, unit, quintals) => {
  expect(sell([row('Nashik', 1_000)], { quantity, unit })?.best.worth).toBe(quintals * 1_000)
})

test('a market’s price is the mean of its newest day; rows without a price or day don’t count', () => {
  const prices = newestPrices([
    row('Pune', 9000, { arrival_date: '2026-04-20' }),
    row('Pune', 2000),
    row('Pune', 2501),
    row('Pune', 0, { arrival_date: '2026-04-22' }),
    row('Pune', 1, { arrival_date: 'yesterday' }),
    row('Nashik', null),
  ])
  expect(prices).toMatchObject([{ market: 'Pune', price: 2251, day: '2026-04-21' }])
})

test('a market is found in a reply in another language by its price: it has no id', () => {
  const place = { district: 'Nashik', state: 'Maharashtra', day: '2026-04-21' }
  const [lasalgaon, pimpalgaon, vinchur] = [
    { ...place, market: 'Lasalgaon', price: 2000 },
    { ...place, market: 'Pimpalgaon', price: 1900 },
    { ...place, market: 'Vinchur', price: 1900 },
  ]
  const all = [lasalgaon, pimpalgaon, vinchur]
  const inHindi = [
    { ...pimpalgaon, market: 'पिंपलगाँव' },
    { ...vinchur, market: 'विंचूर' },
    { ...lasalgaon, district: 'Pune', market: 'पुणे' },
  ]
  expect(sameMarket(all, { ...pimpalgaon, price: 2000 }, all)).toBe(pimpalgaon)
  expect(all.map((market) => sameMarket(inHindi, market, all))).toEqual([undefined, inHindi[0], inHindi[1]])
})

test('a market written with and without APMC is one market', () => {
  const prices = newestPrices([
    row('Lasalgaon APMC', 775, { district: 'Nashik' }),
    row('Lasalgaon', 1_080, { district: 'Nashik', arrival_date: '2025-09-23' }),
    row('Lasalgaon(Niphad)', 1_100, { district: 'Nashik', arrival_date: '2025-09-23' }),
    // A town whose own name ends like that of a Hindi market.
    row('रामगंज मंडी बाजार समिती', 900, { district: 'Kota' }),
    row('रामगंज मंडी', 800, { district: 'Kota', arrival_date: '2025-09-23' }),
  ])
  const said = prices.map(({ market, price }) => `${market} ${price}`)
  expect(said).toEqual(['Lasalgaon APMC 775', 'Lasalgaon(Niphad) 1100', 'रामगंज मंडी बाजार समिती 900'])
})

test('markets within 300 km by what is left after way and fees; distances are rounded (§mandi.24)', () => {
  const rows = [row('Nashik', 2200), row('Delhi', 9000), row('Pune', 2350), row('Indore', 3000)]
  const { offers, best, nearest, others } = sell(rows, { feePercent: 2 })!
  expect(offers.map(({ market, km: far, worth, way, fees, left }) => [market, far, worth, way, fees, left])).toEqual([
    ['Indore', 300, 30_000, 3_900, 600, 25_500],
    ['Nashik', 0, 22_000, 0, 440, 21_560],
    ['Pune', 170, 23_500, 2_210, 470, 20_820],
  ])
  expect([best.market, nearest.market, others]).toEqual(['Indore', 'Nashik', 0])
})

test('a price more than 60 days older than the newest is listed last, never best, and still the nearest', () => {
  const { offers, best, nearest } = sell([
    row('Nashik', 9000, { arrival_date: '2026-02-19' }),
    row('Pune', 2000),
    row('Indore', 1900, { arrival_date: '2026-02-20' }),
  ])!
  expect(offers.map(({ market }) => market)).toEqual(['Pune', 'Indore', 'Nashik'])
  expect(offers.filter(({ isOld }) => isOld).map(({ market }) => market)).toEqual(['Nashik'])
  expect([best.market, nearest.market]).toEqual(['Pune', 'Nashik'])
})

test('of several markets in the nearest district, the one that leaves most counts as the nearest', () => {
  const { nearest } = sell([
    row('Lasalgaon', 2000, { district: 'Nashik' }),
    row('Yeola', 2100, { district: 'Nashik' }),
    row('Chandvad', 5000, { district: 'Nashik', arrival_date: '2025-04-21' }),
    row('Pune', 2500),
  ])!
  expect(nearest.market).toBe('Yeola')
})

test('ten are listed, the nearest always among them', () => {
  const rich = Array.from({ length: 14 }, (_, index) => row(`M${index}`, 9_000 - index, { district: 'Pune' }))
  const { offers, nearest, others } = sell([...rich, row('Nashik', 100)])!
  expect(offers).toHaveLength(10)
  expect(offers.at(-1)?.market).toBe('Nashik')
  expect([nearest.market, others]).toEqual(['Nashik', 5])
})

test.each<[string, prices: number[], unusual: number[]]>([
  [
    'potatoes around Shivpuri, Madhya Pradesh: Bassi',
    [300, 450, 500, 500, 500, 500, 500, 550, 550, 600, 600, 610, 650, 750, 2000],
    [2000],
  ],
  ['field peas around Hoshiarpur, Punjab: one of two high ones', [1800, 2000, 2050, 6000, 6500], [6500]],
  ['cabbages around Davangere, Karnataka: a third is not less', [300, 800, 900, 1000, 3600], [3600]],
  ['cauliflowers around Sagar, Madhya Pradesh: the median of four is 1,212.5', [610, 725, 1700, 2310], []],
  ['less than a third', [280, 800, 900, 1000], [280]],
  ['three markets: nothing can be told', [100, 1000, 9000], []],
])('unusual prices among %s (§mandi.24)', (_, prices, unusual) => {
  expect(prices.filter(unusualAmong(prices))).toEqual(unusual)
})

const usual = [row('Nashik', 900), row('Pune', 1_000), row('Satara', 1_100, { district: 'Pune' })]

test('only current prices are judged, and only by current ones', () => {
  const lastYear = { arrival_date: '2025-04-21' }
  const { offers, best } = sell([...usual, row('Indore', 9_000, lastYear)])!
  expect([best.market, offers.some(({ isUnusual }) => isUnusual)]).toEqual(['Nashik', false])
  const old = ['A', 'B', 'C', 'D'].map((market) => row(market, 200, { district: 'Pune', ...lastYear }))
  expect(sell([...usual, ...old, row('Indore', 1_900)])!.best.market).toBe('Indore')
})

test('the nearest market is one with a usual price, if one is as near', () => {
  const { nearest } = sell([...usual, row('Lasalgaon', 9_000, { district: 'Nashik' })])!
  expect(nearest.market).toBe('Nashik')
  const alone = sell([row('Nashik', 9_000), ...usual.slice(1), row('Indore', 1_000)])!
  expect([alone.nearest.market, alone.nearest.isUnusual]).toEqual(['Nashik', true])
})

test.each([
  ['sell=open', undefined],
  ['sell=', undefined],
  ['sell=0-kg', undefined],
  ['sell=12-bags', undefined],
  ['sell=0.0000001-quintal', undefined],
  ['sell=0.5-kg', undefined],
  ['sell=0.01-quintal', { quantity: 0.01, unit: 'quintal', ...USUAL_COSTS }],
  ['', undefined],
  ['sell=12-quintal', { quantity: 12, unit: 'quintal', ...USUAL_COSTS }],
  ['sell=2.5-ton&way=22-15&fee=3', { quantity: 2.5, unit: 'ton', transport: lorry(22), feePercent: 3 }],
  ['sell=1-kg&way=x&fee=200', { quantity: 1, unit: 'kg', ...USUAL_COSTS }],
])('the question in the address: %s', (query, question) => {
  const read = readSell(query)
  expect(read).toEqual(question)
  if (read) expect(readSell(sellQuery(read))).toEqual(read)
})

test('“Onion” is not “Onion Green”; otherwise the crop by the catalogue’s words, or the one with the most rows', () => {
  const named = (commodity: string, count = 1) => Array.from({ length: count }, () => row('a', 1, { commodity }))
  const rows = [
    named('Onion Green', 9),
    named('Onion', 2),
    named('Paddy(Common)'),
    named('Paddy(Dhan)(Common)', 2),
    named('Paddy(Dhan)(Basmati)', 2),
    named('Field Pea'),
    named('Tomato', 10),
  ].flat()
  const catalogue = [
    { id: 1, name: 'Spring Onion', search_words: 'spring onion कांदा पात kanda pat onion green' },
    { id: 2, name: 'Paddy', search_words: 'paddy धान भात dhan paddy common paddy dhan common' },
    { id: 3, name: 'Basmati Paddy', search_words: 'basmati paddy बासमती dhan paddy dhan basmati' },
    { id: 4, name: 'Onion', search_words: 'onion प्याज कांदा kanda' },
    { id: 5, name: 'Field Pea', search_words: 'field pea मटर matar' },
  ].map((produce) => Object.assign(produce, { photo: null }))
  const names = (text: string) => {
    const records = recordsOf(cropMeant(text, catalogue, rows), catalogue, rows)
    return [...new Set(records.map(({ commodity }) => commodity))]
  }
  expect(names('Onion')).toEqual(['Onion'])
  expect(names('kanda')).toEqual(['Onion Green'])
  expect(names('Paddy')).toEqual(['Paddy(Common)', 'Paddy(Dhan)(Common)'])
  expect(names('dhan')).toEqual(['Paddy(Common)', 'Paddy(Dhan)(Common)'])
  // The server finds tomatoes (tamatar) too.
  expect(names('matar')).toEqual(['Field Pea'])
  expect(names('tamat')).toEqual(['Tomato'])
  expect(cropMeant('Onion', [], [])).toEqual({ name: 'Onion' })
})
