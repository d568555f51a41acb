import { expect, test } from 'vitest'
import { searchedFirst } from '../../../src/features/directory/searched-first.ts'

test.each([
  [['Wheat', 'Rice', 'Onion'], 'Onion', ['Onion', 'Wheat', 'Rice']],
  [['Wheat', 'Red Onion', 'Onion'], 'onion', ['Red Onion', 'Onion', 'Wheat']],
  [['गेहूँ', 'हिंदी'], 'हिन्दी', ['हिंदी', 'गेहूँ']],
  [['Wheat', 'Rice'], 'nashik', ['Wheat', 'Rice']],
  [['Wheat', 'Rice'], '', ['Wheat', 'Rice']],
])('of %j, searched for %j: %j (§directory.5)', (produce, searched, expected) => {
  expect(searchedFirst(produce, searched)).toEqual(expected)
})
