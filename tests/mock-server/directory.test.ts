import { describe, expect, test } from 'vitest'
import { signedIn, type Schemas } from './client.ts'
import { startMock } from './mock.ts'
import type { Locale } from '../../src/i18n/locales.ts'

const V1 = '/api/mobile/v1/'
const PURCHASE = `${V1}purchase-business-info/`
const kinds = ['farmer', 'buyer', 'manufacturer'] as const

const mock = await startMock()
const farmer = signedIn(mock, '9876500011')

const list = async (kind: string, filters: Record<string, string> = {}, lang: Locale = 'en') =>
  (await farmer<Schemas['DirectoryPage']>('GET', `${V1}${kind}s/?${new URLSearchParams(filters)}`, { lang })).body
const hiddenOne = async (kind: string) => {
  const entry = (await list(kind)).results.find(({ business }) => !business.can_view_contact)
  if (!entry) throw new Error(`Every ${kind} of the first page is visible`)
  return entry
}

describe.each(kinds)('%ss', (kind) => {
  test('say their city in the language asked for, and are found by it in either script', async () => {
    const english = (await list(kind, { page_size: '20' })).results
    const hindi = (await list(kind, { page_size: '20' }, 'hi')).results
    const at = hindi.findIndex(({ business }) => business.city !== null)
    const { city } = hindi[at]!.business
    expect(city).toMatch(/^[\p{Script=Devanagari} ()\d.]+$/u)
    for (const search of [city!, english[at]!.business.city!]) {
      const found = await list(kind, { search, page_size: '100' })
      expect(found.results).toContainEqual(expect.objectContaining({ id: hindi[at]!.id }))
    }
  })

  test('are found by name and place, in any order, and by produce in any language', async () => {
    const [first] = (await list(kind)).results
    const { name, district } = first?.business ?? {}
    const hindi = (await list(kind, {}, 'hi')).results[0]?.business.product_names?.[0] ?? ''
    for (const search of [`${district} ${name}`, hindi]) {
      const found = await list(kind, { search, page_size: '100' })
      expect(found.results).toContainEqual(expect.objectContaining({ id: first?.id }))
    }
    expect(await list(kind, { search: 'zzzz' })).toMatchObject({ count: 0, next: null, results: [] })
  })

  test('another kind with that id, or an unknown id, is not found', async () => {
    const { id } = await hiddenOne(kind)
    const other = kind === 'farmer' ? 'buyer' : 'farmer'
    for (const path of [`${other}s/${id}/detail/`, `${kind}s/999999/detail/`]) {
      expect(await farmer('GET', V1 + path)).toMatchObject({ status: 404, body: { error: 'not_found' } })
    }
    expect((await farmer('POST', PURCHASE, { json: { business_id: id, business_type: other } })).status).toBe(404)
  })
})

test('a business without a profile is not listed', async () => {
  const waiting = mock.rows(
    `SELECT id, business_type AS kind FROM business WHERE has_profile = 0 AND business_type IN ('farmer', 'buyer')`,
  )
  expect(waiting.length).toBeGreaterThan(0)
  for (const { id, kind } of waiting)
    expect((await farmer('GET', `${V1}${String(kind)}s/${String(id)}/detail/`)).status).toBe(404)
})
