import { stubFetch } from './page.ts'
import { expect, test } from 'vitest'
import { businessQuery } from '../../src/api/directory.ts'
import { similarEnquiriesQuery } from '../../src/api/enquiries.ts'
import { createQueryClient } from '../../src/api/query-client.ts'
import { anEnquiry, aPage } from '../factories.ts'
import { successes } from './replies.ts'

/** Where the app gets something other than the plain body. More: contracts/consumer. */

const client = createQueryClient()

test('similar enquiries are at most 10 others of the subcategory', async () => {
  const results = Array.from({ length: 11 }, (_, index) => anEnquiry({ id: index + 1 }))
  const requests = stubFetch(() => Response.json(aPage(results, 40)))
  const query = similarEnquiriesQuery('en', { id: 3, sub_category: { id: 7, name: 'Onion' } })
  const similar = await client.fetchQuery(query)
  expect(similar.map(({ id }) => id)).toEqual([1, 2, 4, 5, 6, 7, 8, 9, 10, 11])
  expect(new URL(requests[0]?.url ?? '').search).toBe('?sub_category=7&page=1&page_size=11')
})

test('a subcategory that somebody typed has no similar enquiries, and nothing is asked', async () => {
  const requests = stubFetch(() => expect.unreachable('asked'))
  const query = similarEnquiriesQuery('en', { id: 3, sub_category: { id: null, name: 'ड्रैगन फ्रूट' } })
  expect(await client.fetchQuery(query)).toEqual([])
  expect(requests).toHaveLength(0)
})

test('a business has its type, and is requested past every cache', async () => {
  const requests = stubFetch(() => Response.json(successes.find(({ id }) => id === 'getManufacturer')!.examples[0]![1]))
  const detail = await client.fetchQuery(businessQuery('en', 'manufacturer', 7))
  expect(detail.business_type === 'manufacturer' && detail.certifications).toBeInstanceOf(Array)
  const timestamp = Number(new URL(requests[0]?.url ?? '').searchParams.get('_t'))
  expect(Math.abs(timestamp - Date.now())).toBeLessThan(10_000)
})
