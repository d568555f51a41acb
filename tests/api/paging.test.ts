import { stubFetch } from './page.ts'
import * as v from 'valibot'
import { QueryClient, QueryObserver, type QueryKey } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { subcategoriesQuery } from '../../src/api/catalogue.ts'
import { firstRows, readQuery } from '../../src/api/ask.ts'
import { publicEnquiryQuery } from '../../src/api/latest-enquiries.ts'
import { boardEnquiries, enquiryDetail, mandiPrices, type Read } from '../../src/api/reads.ts'
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

/** What a list shows of one key while the data of another is on its way. `at`: when the first was fetched. */
function shownFrom(from: { queryKey: QueryKey }, to: { queryKey: QueryKey }, at = 1) {
  const client = new QueryClient()
  client.setQueryData(from.queryKey, 'before', { updatedAt: at })
  const observer = new QueryObserver(client, { ...from, enabled: false })
  const stop = observer.subscribe(() => undefined)
  observer.setOptions({ ...to, enabled: false })
  stop()
  return observer.getCurrentResult().data
}

test('the same in another language stays while it loads, and a list’s page; not another record or list', () => {
  const shape = v.object({})
  const list = (read: Read, locale: Locale = 'en') => readQuery(locale, read, shape)
  const buy = boardEnquiries({ type: 'buy' }, 1)
  expect(shownFrom(list(buy), list(boardEnquiries({ type: 'buy' }, 2)))).toBe('before')
  expect(shownFrom(list(buy), list(boardEnquiries({ type: 'sell' }, 1)))).toBeUndefined()
  expect(shownFrom(list(mandiPrices({}, 2)), list(mandiPrices({}, 3)))).toBe('before')
  expect(shownFrom(list(mandiPrices({}, 2)), list(mandiPrices({}, 3), 'hi'))).toBe('before')
  expect(shownFrom(list(enquiryDetail(7)), list(enquiryDetail(7), 'hi'))).toBe('before')
  expect(shownFrom(list(enquiryDetail(7)), list(enquiryDetail(8)))).toBeUndefined()
  expect(shownFrom(list(enquiryDetail(7)), list(enquiryDetail(8), 'hi'))).toBeUndefined()
  expect(shownFrom(publicEnquiryQuery('en', 7), publicEnquiryQuery('hi', 7))).toBe('before')
  expect(shownFrom(publicEnquiryQuery('en', 7), publicEnquiryQuery('en', 8))).toBeUndefined()
  // The contacts of a saved copy would seem to be for sale.
  expect(shownFrom(list(buy), list(boardEnquiries({ type: 'buy' }, 2)), 0)).toBe('before')
  expect(shownFrom(list(enquiryDetail(7)), list(enquiryDetail(7), 'hi'), 0)).toBeUndefined()
})

test('what fails in a newly chosen language stays in the language before, and is asked for again', async () => {
  stubFetch(() => new Response(null, { status: 502 }))
  const client = createQueryClient()
  const enquiry = (id: number, locale: Locale) => readQuery(locale, enquiryDetail(id), v.object({}))
  async function shownInHindi(id: number, before: string, updatedAt?: number) {
    client.setQueryData(enquiry(id, 'en').queryKey, before, { updatedAt })
    await expect(client.fetchQuery(enquiry(id, 'hi'))).rejects.toThrow()
    return client.getQueryCache().find(enquiry(id, 'hi'))!
  }
  const kept = await shownInHindi(7, 'before')
  expect([kept.state.data, kept.state.error, kept.isStale()]).toEqual(['before', expect.anything(), true])
  // The contacts of a saved copy would seem to be for sale.
  expect((await shownInHindi(8, 'copy', 0)).state.data).toBeUndefined()
})

test('the data of an ended session doesn’t stay', () => {
  const client = new QueryClient()
  const profile = { ...readQuery('en', { operation: 'getUserProfile' }, v.object({})), enabled: false }
  client.setQueryData(profile.queryKey, {})
  const observer = new QueryObserver(client, profile)
  expect(observer.getCurrentResult().data).toBeDefined()
  client.clear()
  observer.setOptions(profile)
  expect(observer.getCurrentResult().data).toBeUndefined()
})
