import { describe, expect, test } from 'vitest'
import catalogue from '../../../mock-server/store/data/commodities.json' with { type: 'json' }
import { findOptions, type Option } from '../../../src/features/mandi/find-options.ts'

const commodities: Option[] = catalogue.commodities.map(({ name, hi, mr, search }) => ({
  id: name,
  name,
  words: [hi, mr, ...search].join(' '),
}))
const first = (text: string) => findOptions(commodities, text, 8)[0]?.id

describe('commodities', () => {
  test.each([
    ['onion', 'Onion'],
    ['kanda', 'Onion'],
    ['kaanda', 'Onion'],
    ['pyaj', 'Onion'],
    ['piyaaz', 'Onion'],
    ['प्याज', 'Onion'],
    ['प्याज़', 'Onion'],
    ['काँदा', 'Onion'],
    ['gehoon', 'Wheat'],
    ['गहू', 'Wheat'],
    ['गेहूँ', 'Wheat'],
    ['tamaatar', 'Tomato'],
    ['bataata', 'Potato'],
    ['sitafal', 'Custard Apple(Sharifa)'],
    ['mungphali', 'Groundnut'],
    ['hari mirch', 'Green Chilli'],
    ['dhaniyaa', 'Coriander(Leaves)'],
    ['gud', 'Gur(Jaggery)'],
    ['gur', 'Gur(Jaggery)'],
    ['lehsun', 'Garlic'],
    ['soyabeen', 'Soyabean'],
  ])('%s finds %s', (text, id) => {
    expect(first(text)).toBe(id)
  })

  test('what is written so hides what only sounds so', () => {
    expect(findOptions(commodities, 'mango', 8).map(({ id }) => id)).toEqual(['Mango', 'Mango(Raw-Ripe)'])
  })

  test('nonsense and nothing find nothing', () => {
    expect(findOptions(commodities, 'qqqqq', 8)).toEqual([])
    expect(findOptions(commodities, '  ', 3)).toEqual([])
  })
})
