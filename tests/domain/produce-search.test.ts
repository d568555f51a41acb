import { describe, expect, test } from 'vitest'
import catalogue from '../../mock-server/store/data/commodities.json' with { type: 'json' }
import { produceSearch } from '../../src/domain/catalogue/useProduceSearch.ts'
import { LOCALES, type Locale } from '../../src/i18n/locales.ts'

/** The catalogue of the mock, as a client that reads this language gets it. */
const searchIn = (locale: Locale) =>
  produceSearch(
    catalogue.commodities.map(({ name, hi, mr, search }, id) => ({
      id,
      name: { en: name, hi, mr }[locale],
      photo: null,
      search_words: [name, hi, mr, ...search].join(' '),
    })),
  )
const english = (id: number) => catalogue.commodities[id]!.name
const found = (locale: Locale, text: string) => searchIn(locale)(text).map(({ id }) => english(id))

describe.each(LOCALES)('on a page in %s', (locale) => {
  test.each([
    ['onion', 'Onion'],
    ['kanda', 'Onion'],
    ['kaanda', 'Onion'],
    ['pyaz', 'Onion'],
    ['pyaj', 'Onion'],
    ['piyaaz', 'Onion'],
    ['प्याज', 'Onion'],
    ['प्याज़', 'Onion'],
    ['कांदा', 'Onion'],
    ['काँदा', 'Onion'],
    ['gehu', 'Wheat'],
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
  ])('%s finds %s first', (text, name) => {
    expect(found(locale, text)[0]).toBe(name)
  })

  test('guar finds the seed and its beans', () => {
    expect(found(locale, 'guar')).toEqual(expect.arrayContaining(['Guar', 'Cluster beans']))
  })

  test('gehu finds wheat alone', () => {
    expect(found(locale, 'gehu')).toEqual(['Wheat'])
  })

  test('every name in every language and every word finds what it stands for', () => {
    const search = searchIn(locale)
    const missed = catalogue.commodities.flatMap(({ name, hi, mr, search: words }, id) =>
      [name, hi, mr, ...words].filter((text) => !search(text).some((each) => each.id === id)),
    )
    expect(missed).toEqual([])
  })

  test('nonsense finds nothing', () => {
    expect(found(locale, 'qqqqq')).toEqual([])
    expect(found(locale, '??')).toEqual([])
  })
})
