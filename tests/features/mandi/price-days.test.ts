import { expect, test } from 'vitest'
import type { PriceRecord } from '../../../src/api/mandi.ts'
import { changesOf, priceDays } from '../../../src/features/mandi/over-time/days.ts'

const row = (
  arrival_date: string,
  min_price: number | null,
  modal_price: number | null,
  max_price: number | null,
): PriceRecord => ({
  commodity: 'Onion',
  arrival_date,
  variety: null,
  state: 'Maharashtra',
  district: 'Nashik',
  market: 'Lasalgaon',
  min_price,
  max_price,
  modal_price,
  grade: null,
})
const on = (...days: [string, number][]) =>
  priceDays(days.map(([day, price]) => row(day, price - 100, price, price + 100)))

test('a day has the lowest, the mean of the common and the highest price of its rows, the oldest day first (§mandi.25)', () => {
  const days = priceDays([
    row('2026-04-21', 900, 1500, 2000),
    row('2025-09-23', 0, 1200, null),
    row('2026-04-21', 1000, 1601, 2400),
    row('2026-04-21', 1, 0, 99_999), // no common price
    row('yesterday', 1, 1, 1),
  ])
  expect(days).toEqual([
    { day: '2025-09-23', min: 1200, modal: 1200, max: 1200 },
    { day: '2026-04-21', min: 900, modal: 1551, max: 2400 },
  ])
})

test.each<[string, [string, number][], object]>([
  ['nothing', [], { last: undefined, week: undefined }],
  ['one day only', [['2026-04-21', 1500]], { last: undefined, week: undefined }],
  [
    'the last day is months ago: none is a week before',
    [
      ['2025-09-23', 1200],
      ['2026-04-21', 1500],
    ],
    { last: { since: '2025-09-23', difference: 300 }, week: undefined },
  ],
  [
    'the day nearest to a week before',
    [
      ['2026-04-11', 900],
      ['2026-04-13', 1700],
      ['2026-04-14', 1600],
      ['2026-04-20', 1500],
      ['2026-04-21', 1500],
    ],
    { last: { since: '2026-04-20', difference: 0 }, week: { since: '2026-04-14', difference: -100 } },
  ],
  [
    'four days and eleven are no week',
    [
      ['2026-04-10', 900],
      ['2026-04-17', 1700],
      ['2026-04-21', 1500],
    ],
    { last: { since: '2026-04-17', difference: -200 }, week: undefined },
  ],
])('the change: %s', (_, days, changes) => {
  expect(changesOf(on(...days))).toEqual(changes)
})
