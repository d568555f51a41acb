import { expect, test } from 'vitest'
import { produceSearch } from '../../../src/domain/catalogue/produce.ts'
import { searchedFirst } from '../../../src/features/directory/BusinessCard.tsx'

test.each([
  [['Wheat', 'Rice', 'Onion'], 'Onion', ['Onion', 'Wheat', 'Rice']],
  [['Wheat', 'Red Onion', 'Onion'], 'onion', ['Red Onion', 'Onion', 'Wheat']],
  [['गेहूँ', 'हिंदी'], 'हिन्दी', ['हिंदी', 'गेहूँ']],
  [['Wheat', 'Rice'], 'nashik', ['Wheat', 'Rice']],
  [['Wheat', 'Rice'], '', ['Wheat', 'Rice']],
])('of %j, searched for %j: %j (§directory.5)', (produce, searched, expected) => {
  expect(searchedFirst(produce, searched, [])).toEqual(expected)
})

test('by what people call it, in any script: as the search over the catalogue finds it', () => {
  const onion = { id: 1, name: 'Onion', photo: null, search_words: 'प्याज कांदा pyaz kanda' }
  const wheat = { id: 2, name: 'Wheat', photo: null, search_words: 'गेहूँ gehu' }
  const find = produceSearch([wheat, onion])
  for (const text of ['kanda', 'कांदा', 'piyaaz'])
    expect(
      searchedFirst(
        ['Wheat', 'Onion'],
        text,
        find(text).map(({ name }) => name),
      ),
      text,
    ).toEqual(['Onion', 'Wheat'])
})
