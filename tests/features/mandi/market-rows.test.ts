import { expect, test } from 'vitest'
import { axisSteps, marketRows } from '../../../src/features/mandi/market-rows.ts'

const record = (
  market: string,
  min: number | null,
  modal: number,
  max: number,
  day = '2026-04-21',
  commodity = 'Onion',
) => ({
  commodity,
  arrival_date: day,
  variety: 'Red',
  state: 'Maharashtra',
  district: 'Nashik',
  market,
  min_price: min,
  modal_price: modal,
  max_price: max,
  grade: 'FAQ',
})

test('one row a market, dearest first: lowest of the low, highest of the high, mean of the modal prices', () => {
  const rows = marketRows(
    [
      record('Lasalgaon', 900, 1000, 1200),
      record('Yeola', 1000, 1500, 1600),
      record('Lasalgaon', 800, 1101, 1300),
      record('Lasalgaon', 850, 1100, 1250),
      record('Yeola', 1, 1, 9999, '2026-04-20'),
      record('Yeola', 1, 1, 9999, '2026-04-21', 'Onion Green'),
      record('Closed', 0, 0, 0),
      record('Odd', null, 10, 20),
    ],
    'Onion',
    '2026-04-21',
    'quintal',
  )
  expect(rows.map(({ market, min, modal, max }) => ({ market, min, modal, max }))).toEqual([
    { market: 'Yeola', min: 1000, modal: 1500, max: 1600 },
    { market: 'Lasalgaon', min: 800, modal: 1067, max: 1300 },
  ])
})

test('per kg as well', () => {
  expect(marketRows([record('Yeola', 1000, 1555, 1600)], 'Onion', '2026-04-21', 'kg')[0]).toMatchObject({
    min: 10,
    modal: 15.55,
    max: 16,
  })
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
