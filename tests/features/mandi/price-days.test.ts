import { expect, test } from 'vitest'
import { aPrice } from '../../factories.ts'
import type { PriceRecord } from '../../../src/api/mandi.ts'
import { priceChanges, priceDays } from '../../../src/domain/mandi/price-days.ts'

const row = (arrival_date: string, price: number | null, part: Partial<PriceRecord> = {}) =>
  aPrice({ variety: 'Red', arrival_date, min_price: price, modal_price: price, max_price: price, ...part })

test('a day has the lowest, the mean of the common and the highest price of its rows, the oldest day first (§mandi.25)', () => {
  const days = priceDays([
    row('2026-04-21', 1500, { min_price: 900, max_price: 2000 }),
    row('2025-09-23', 1200, { min_price: 0, max_price: null }),
    row('2026-04-21', 1601, { min_price: 1000, max_price: 2400 }),
    row('2026-04-21', 0, { min_price: 1, max_price: 99_999 }),
    row('yesterday', 1),
  ])
  expect(days).toMatchObject([
    { day: '2025-09-23', min: 1200, modal: 1200, max: 1200 },
    { day: '2026-04-21', min: 900, modal: 1551, max: 2400 },
  ])
})

test.each<[string, PriceRecord[], object[]]>([
  ['nothing', [], []],
  ['one day only', [row('2026-04-21', 1500)], []],
  [
    'Ghoti in September against Chandvad in April has nothing in common',
    [row('2025-09-23', 1400, { market: 'Ghoti' }), row('2026-04-21', 750, { market: 'Chandvad' })],
    [],
  ],
  [
    'another variety of the same market is nothing in common',
    [row('2026-04-20', 1400, { variety: 'White' }), row('2026-04-21', 750)],
    [],
  ],
  [
    'only what both days have counts: the sign of the plain means would be wrong',
    [
      row('2026-04-20', 1000),
      row('2026-04-20', 3000, { market: 'Yeola' }),
      row('2026-04-21', 1100),
      row('2026-04-21', 500, { market: 'Satana' }),
    ],
    [{ since: '2026-04-20', difference: 100 }],
  ],
  [
    'a day without anything in common is passed over',
    [row('2026-04-19', 900), row('2026-04-20', 5000, { market: 'Yeola' }), row('2026-04-21', 1000)],
    [{ since: '2026-04-19', difference: 100 }],
  ],
  [
    'the same market, now written with APMC',
    [row('2026-04-20', 1400), row('2026-04-21', 750, { market: 'Lasalgaon APMC' })],
    [{ since: '2026-04-20', difference: -650 }],
  ],
  [
    'the day nearest to a week before',
    [
      row('2026-04-11', 900),
      row('2026-04-13', 1700),
      row('2026-04-14', 1600),
      row('2026-04-20', 1500),
      row('2026-04-21', 1500),
    ],
    [
      { since: '2026-04-20', difference: 0 },
      { since: '2026-04-14', difference: -100 },
    ],
  ],
  [
    'four days and eleven are no week',
    [row('2026-04-10', 900), row('2026-04-17', 1700), row('2026-04-21', 1500)],
    [{ since: '2026-04-17', difference: -200 }],
  ],
])('the change: %s', (_, rows, changes) => {
  expect(priceChanges(priceDays(rows))).toEqual(changes)
})
