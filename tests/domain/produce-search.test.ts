import { describe, expect, test } from 'vitest'
import catalogue from '../../mock-server/store/data/commodities.json' with { type: 'json' }
import { namesOf } from '../../mock-server/store/names.ts'
import { produceNamed, produceSearch } from '../../src/domain/catalogue/produce.ts'
import { LOCALES, type Locale } from '../../src/i18n/locales.ts'
import { catalogueIn } from '../catalogue-in.ts'

const searchIn = (locale: Locale) => produceSearch(catalogueIn(locale))
const english = (id: number) => catalogue.commodities[id]!.name
const found = (locale: Locale, text: string) => searchIn(locale)(text).map(({ id }) => english(id))

describe.each(LOCALES)('on a page in %s', (locale) => {
  test.each([
    ['onion', 'Onion'],
    ['piyaaz', 'Onion'],
    ['प्याज', 'Onion'],
    ['काँदा', 'Onion'],
    ['gehoon', 'Wheat'],
    ['sitafal', 'Custard Apple(Sharifa)'],
    ['hari mirch', 'Green Chilli'],
    ['dhaniyaa', 'Coriander(Leaves)'],
    ['gud', 'Gur(Jaggery)'],
    ['lehsun', 'Garlic'],
    ['onions', 'Onion'],
    ['tomatoes', 'Tomato'],
    ['green chillies', 'Green Chilli'],
    ['कांद्याचा', 'Onion'],
    ['कापसाला', 'Cotton'],
    ['सोयाबीनचे', 'Soyabean'],
  ])('%s finds %s first', (text, name) => {
    expect(found(locale, text)[0]).toBe(name)
  })

  test('guar finds the seed and its beans', () => {
    expect(found(locale, 'guar')).toEqual(expect.arrayContaining(['Guar', 'Cluster beans']))
  })

  test('gehu finds wheat alone', () => {
    expect(found(locale, 'gehu')).toEqual(['Wheat'])
  })

  test('every name in every language and every other word finds its crop', () => {
    const search = searchIn(locale)
    const missed = catalogue.commodities.flatMap((commodity, id) =>
      [...Object.values(namesOf(commodity.name, commodity)), ...commodity.search].filter(
        (text) => !search(text).some((each) => each.id === id),
      ),
    )
    expect(missed).toEqual([])
  })

  test('nonsense finds nothing', () => {
    expect(found(locale, 'qqqqq')).toEqual([])
    expect(found(locale, '??')).toEqual([])
  })
})

describe('a crop by its name in another language', () => {
  test('each English name names its own crop', () => {
    const wrong = catalogueIn('en').filter(({ id, name }) => produceNamed(catalogueIn('mr'), name)?.id !== id)
    expect(wrong.map(({ name }) => name)).toEqual([])
  })

  test.each([
    ['onion', 'कांदा'],
    ['प्याज', 'कांदा'],
    ['कांदा', 'कांदा'],
    ['green', undefined],
    ['on', undefined],
    ['', undefined],
  ])('“%s” on a Marathi page is %s', (text, name) => {
    expect(produceNamed(catalogueIn('mr'), text)?.name).toBe(name)
  })
})
