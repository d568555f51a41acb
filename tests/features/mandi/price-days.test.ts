import { expect, test } from 'vitest'
import { aPrice } from '../../factories.ts'
import type { PriceRecord } from '../../../src/api/mandi.ts'
import { priceChanges, priceDays } from '../../../src/domain/mandi/price-days.ts'

const row = (arrival_date: string, price: number | null, part: Partial<PriceRecord> = {}) =>
  aPrice({ variety: 'Red', arrival_date, min_price: price, modal_price: price, max_price: price, ...part })

/** A row of that day of April 2026. */
const on = (day: number, price: number, part?: Partial<PriceRecord>) => row(`2026-04-${day}`, price, part)

test('a day has the lowest, the mean of the common and the highest price of its rows, the oldest day first (§mandi.25)', () => {
  const days = priceDays([
    on(21, 1500, { min_price: 900, max_price: 2000 }),
    row('2025-09-23', 1200, { min_price: 0, max_price: null }),
    on(21, 1601, { min_price: 1000, max_price: 2400 }),
    on(21, 0, { min_price: 1, max_price: 99_999 }),
    row('yesterday', 1),
  ])
  expect(days).toMatchObject([
    { day: '2025-09-23', min: 1200, modal: 1200, max: 1200 },
    { day: '2026-04-21', min: 900, modal: 1551, max: 2400 },
  ])
})

test.each<[string, PriceRecord[], string[]]>([
  ['nothing', [], []],
  ['one day only', [on(21, 1500)], []],
  [
    'Ghoti in September against Chandvad in April has nothing in common',
    [row('2025-09-23', 1400, { market: 'Ghoti' }), on(21, 750, { market: 'Chandvad' })],
    [],
  ],
  ['another variety of the same market is nothing in common', [on(20, 1400, { variety: 'White' }), on(21, 750)], []],
  [
    'only what both days have counts: the sign of the plain means would be wrong',
    [on(20, 1000), on(20, 3000, { market: 'Yeola' }), on(21, 1100), on(21, 500, { market: 'Satana' })],
    ['2026-04-20 100'],
  ],
  [
    'a day without anything in common is passed over',
    [on(19, 900), on(20, 5000, { market: 'Yeola' }), on(21, 1000)],
    ['2026-04-19 100'],
  ],
  [
    'the same market, now written with APMC',
    [on(20, 1400), on(21, 750, { market: 'Lasalgaon APMC' })],
    ['2026-04-20 -650'],
  ],
  [
    'the day nearest to a week before',
    [on(11, 900), on(13, 1700), on(14, 1600), on(20, 1500), on(21, 1500)],
    ['2026-04-20 0', '2026-04-14 -100'],
  ],
  ['four days and eleven are no week', [on(10, 900), on(17, 1700), on(21, 1500)], ['2026-04-17 -200']],
])('the change since a day: %s', (_, rows, changes) => {
  const found = priceChanges(priceDays(rows))
  expect(found.map(({ since, difference }) => `${since} ${difference}`)).toEqual(changes)
})
