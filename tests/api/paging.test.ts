import { stubFetch } from './page.ts'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { subcategoriesQuery } from '../../src/api/catalogue.ts'
import { firstRows, pageQuery } from '../../src/api/ask.ts'
import { boardEnquiries, mandiPrices, type Read } from '../../src/api/reads.ts'
import type { Locale } from '../../src/i18n/locales.ts'
import { createQueryClient } from '../../src/api/query-client.ts'
import { aPage } from '../factories.ts'

const crop = (id: number) => ({ id, name: `Crop ${id}`, photo: null })
const page = (ids: number[], next: string | null) => aPage(ids.map(crop), 99, next)
const ask = () => createQueryClient().fetchQuery(subcategoriesQuery('en'))
const asked = (requests: Request[]) => requests.map(({ url }) => new URL(url).search)

test('an array is the complete list', async () => {
  const requests = stubFetch(() => Response.json([crop(2), crop(1)]))
  expect(await ask()).toEqual([crop(2), crop(1)])
  expect(asked(requests)).toEqual(['?pagination=false'])
})

test('pages are read until there is no next one', async () => {
  const requests = stubFetch(() =>
    Response.json(requests.length < 3 ? page([requests.length], 'more') : page([3, 1], null)),
  )
  expect(await ask()).toEqual([crop(1), crop(2), crop(3)])
  expect(asked(requests)).toEqual(['?pagination=false', '?page=2', '?page=3'])
})

test.each([
  ['repeats its first page for ever', () => [1], 2],
  ['promises more and gives nothing', (call: number) => (call === 1 ? [1] : []), 2],
  ['never ends', (call: number) => [call], 50],
])('a server that %s gets no more requests', async (_what, ids, calls) => {
  const requests = stubFetch(() => Response.json(page(ids(requests.length), 'more')))
  await ask()
  expect(requests).toHaveLength(calls)
})

test('if one page fails, the list fails: half a catalogue is worse than an error', async () => {
  const requests = stubFetch(() =>
    requests.length === 1 ? Response.json(page([1], 'more')) : new Response('', { status: 500 }),
  )
  await expect(ask()).rejects.toMatchObject({ kind: 'http', status: 500 })
})

test.each([
  ['fewer than the limit: all', [[1], [2]], true, 2],
  ['as many as the limit: all', [[1, 2], [3]], true, 2],
  ['more than the limit: the first', [[1, 2], [3], [4]], false, 2],
])('%s', async (_, pages, isAll, calls) => {
  let call = 0
  const list = await firstRows(3, async (at) => {
    call++
    return { results: pages[at - 1]!.map(crop), next: at < pages.length ? 'more' : null }
  })
  expect(list).toEqual({ rows: pages.slice(0, calls).flat().map(crop), isAll })
  expect(call).toBe(calls)
})

test('the shown page stays while another page of the same list loads, not another list', () => {
  const rows = {}
  const shape = v.object({})
  const list = (read: Read, locale: Locale = 'en') => pageQuery(locale, read, shape)
  const shown = (from: ReturnType<typeof list>, to: ReturnType<typeof list>) => to.placeholderData(rows, from)
  expect(shown(list(boardEnquiries({ type: 'buy' }, 1)), list(boardEnquiries({ type: 'buy' }, 2)))).toBe(rows)
  expect(shown(list(boardEnquiries({ type: 'buy' }, 1)), list(boardEnquiries({ type: 'sell' }, 1)))).toBeUndefined()
  expect(shown(list(mandiPrices({}, 2)), list(mandiPrices({}, 3)))).toBe(rows)
  expect(shown(list(mandiPrices({}, 2)), list(mandiPrices({}, 3), 'hi'))).toBeUndefined()
  expect(list(mandiPrices({}, 1)).placeholderData(undefined, undefined)).toBeUndefined()
})
