import { beforeAll, describe, expect, test } from 'vitest'
import { clientOf, everyRow, type Client, type Schemas } from './client.ts'
import { startMock } from './mock.ts'
import { LOCALES } from '../../src/i18n/locales.ts'

const CATEGORIES = '/api/mobile/v1/product-categories/'
const SUBCATEGORIES = '/api/web/product-subcategories/'
const OF_CATEGORY = '/api/mobile/v1/product-subcategories/'
const VARIETIES = '/api/mobile/v1/product-subsubcategories/'
const VEGETABLES = 4
const ONION = 49

let visitor: Client
beforeAll(async () => {
  visitor = clientOf(await startMock())
})

test('categories come as a page, or as one list, in the same order', async () => {
  const page = await visitor<Schemas['CategoryPage']>('GET', CATEGORIES)
  expect(page).toMatchObject({ status: 200, body: { count: 10, next: null, previous: null } })
  const list = await visitor<Schemas['Category'][]>('GET', `${CATEGORIES}?pagination=false`)
  expect(list.body).toEqual(page.body.results)
})

test.each([
  ['en', 'Vegetables', 'Onion', 'Nashik Red'],
  ['hi', 'सब्ज़ियाँ', 'प्याज', 'नासिक लाल'],
  ['mr', 'भाजीपाला', 'कांदा', 'नाशिक लाल'],
] as const)('names are in the language of the header: %s', async (lang, vegetables, onion, red) => {
  const categories = await everyRow<Schemas['Category']>(visitor, CATEGORIES, lang)
  expect(categories).toContainEqual({ id: VEGETABLES, name: vegetables })
  const crops = await everyRow<Schemas['Subcategory']>(visitor, `${OF_CATEGORY}${VEGETABLES}/`, lang)
  expect(crops).toContainEqual(expect.objectContaining({ id: ONION, name: onion }))
  const varieties = await everyRow<Schemas['Variety']>(visitor, `${VARIETIES}${ONION}/`, lang)
  expect(varieties.map(({ name }) => name)).toContain(red)
})

describe('subcategories', () => {
  test('pages follow each other to the end and hold every crop once', async () => {
    const paged = await everyRow<Schemas['Subcategory']>(visitor, `${SUBCATEGORIES}?page_size=20`)
    const { body: list } = await visitor<Schemas['Subcategory'][]>('GET', `${SUBCATEGORIES}?pagination=false`)
    expect(paged).toEqual(list)
    expect(new Set(paged.map(({ id }) => id)).size).toBe(182)
  })

  test('are in the order of the alphabet of the language', async () => {
    for (const lang of LOCALES) {
      const { body } = await visitor<Schemas['Subcategory'][]>('GET', `${SUBCATEGORIES}?pagination=false`, { lang })
      const names = body.map(({ name }) => name)
      expect(names).toEqual(names.toSorted(new Intl.Collator(lang).compare))
    }
  })

  test('a page past the last is empty and leads back', async () => {
    const { body } = await visitor<Schemas['SubcategoryPage']>('GET', `${SUBCATEGORIES}?page=99&page_size=100`)
    expect(body).toMatchObject({ count: 182, next: null, results: [] })
    expect(body.previous).toMatch(/page=2\b/)
  })

  test('carry the words that people type for them', async () => {
    const { body } = await visitor<Schemas['Subcategory'][]>('GET', `${SUBCATEGORIES}?pagination=false`)
    const onion = body.find(({ id }) => id === ONION)
    expect(onion?.search_words).toMatch(/onion.*प्याज.*कांदा.*kanda/)
    expect(onion?.photo).toMatch(/^\/media\/crops\/.+\.svg$/)
  })
})

test.each([`${OF_CATEGORY}999/`, `${VARIETIES}99999/`])('an unknown id is not found: %s', async (path) => {
  expect(await visitor('GET', path, { lang: 'hi' })).toMatchObject({
    status: 404,
    body: { error: 'not_found', message: expect.stringMatching(/[\u0900-\u097f]/) },
  })
})

test.each([
  ['page=0', 'page'],
  ['page=two', 'page'],
  ['page_size=101', 'page_size'],
  ['pagination=maybe', 'pagination'],
])('bad input is refused with the field: %s', async (query, field) => {
  const { status, body } = await visitor('GET', `${SUBCATEGORIES}?${query}`)
  expect(status).toBe(400)
  expect(Object.keys(body.errors ?? {})).toEqual([field])
})
