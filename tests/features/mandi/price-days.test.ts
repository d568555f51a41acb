import { expect, test } from 'vitest'
import { aPrice } from '../../factories.ts'
import type { PriceRecord } from '../../../src/api/mandi.ts'
import { axisSteps, joinedDays, priceChanges, priceDays } from '../../../src/domain/mandi/price-days.ts'

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
  expect(days).toEqual([
    { day: '2025-09-23', min: 1200, modal: 1200, max: 1200 },
    { day: '2026-04-21', min: 900, modal: 1551, max: 2400 },
  ])
})

test.each<[string, PriceRecord[], object]>([
  ['nothing', [], { last: undefined, week: undefined }],
  ['one day only', [row('2026-04-21', 1500)], { last: undefined, week: undefined }],
  [
    'Ghoti in September against Chandvad in April has nothing in common',
    [row('2025-09-23', 1400, { market: 'Ghoti' }), row('2026-04-21', 750, { market: 'Chandvad' })],
    { last: undefined, week: undefined },
  ],
  [
    'another variety of the same market is nothing in common',
    [row('2026-04-20', 1400, { variety: 'White' }), row('2026-04-21', 750)],
    { last: undefined, week: undefined },
  ],
  [
    'only what both days have counts: the sign of the plain means would be wrong',
    [
      row('2026-04-20', 1000),
      row('2026-04-20', 3000, { market: 'Yeola' }),
      row('2026-04-21', 1100),
      row('2026-04-21', 500, { market: 'Satana' }),
    ],
    { last: { since: '2026-04-20', difference: 100 }, week: undefined },
  ],
  [
    'a day without anything in common is passed over',
    [row('2026-04-19', 900), row('2026-04-20', 5000, { market: 'Yeola' }), row('2026-04-21', 1000)],
    { last: { since: '2026-04-19', difference: 100 }, week: undefined },
  ],
  [
    'the same market, now written with APMC',
    [row('2026-04-20', 1400), row('2026-04-21', 750, { market: 'Lasalgaon APMC' })],
    { last: { since: '2026-04-20', difference: -650 }, week: undefined },
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
    { last: { since: '2026-04-20', difference: 0 }, week: { since: '2026-04-14', difference: -100 } },
  ],
  [
    'four days and eleven are no week',
    [row('2026-04-10', 900), row('2026-04-17', 1700), row('2026-04-21', 1500)],
    { last: { since: '2026-04-17', difference: -200 }, week: undefined },
  ],
])('the change: %s', (_, rows, changes) => {
  expect(priceChanges(rows)).toEqual(changes)
})

test('a line joins days at most ten days apart', () => {
  const days = priceDays(
    ['2025-04-25', '2025-05-05', '2025-09-23', '2026-04-20', '2026-04-21'].map((day) => row(day, 1)),
  )
  expect(joinedDays(days).map((run) => run.map(({ day }) => day))).toEqual([
    ['2025-04-25', '2025-05-05'],
    ['2025-09-23'],
    ['2026-04-20', '2026-04-21'],
  ])
})

test.each([
  [2740, [0, 1000, 2000, 3000]],
  [1600, [0, 500, 1000, 1500, 2000]],
  [10_000, [0, 2500, 5000, 7500, 10_000]],
  [27.4, [0, 10, 20, 30]],
  [0.5, [0, 0.2, 0.4, 0.6000000000000001]],
  [0, [0]],
])('an axis up to %d', (highest, steps) => {
  expect(axisSteps(highest)).toEqual(steps)
})
