import { describe, expect, test } from 'vitest'
import { clientOf, everyRow, type Schemas } from './client.ts'
import { startMock } from './mock.ts'
import { LOCALES } from '../../src/i18n/locales.ts'

const CATEGORIES = '/api/mobile/v1/product-categories/'
const SUBCATEGORIES = '/api/web/product-subcategories/'
const ONION = 49

const visitor = clientOf(await startMock())

test('categories come as a page, or as one list, in the same order', async () => {
  const page = await visitor<Schemas['CategoryPage']>('GET', CATEGORIES)
  expect(page).toMatchObject({ status: 200, body: { count: 10, next: null, previous: null } })
  const list = await visitor<Schemas['Category'][]>('GET', `${CATEGORIES}?pagination=false`)
  expect(list.body).toEqual(page.body.results)
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
