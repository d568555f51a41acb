import { stubFetch } from './page.ts'
import { expect, test } from 'vitest'
import { businessQuery } from '../../src/api/directory.ts'
import { enquiryDetailQuery, enquiryTasksQuery, similarEnquiriesQuery } from '../../src/api/enquiries.ts'
import { userProfileQuery } from '../../src/api/account.ts'
import { createQueryClient } from '../../src/api/query-client.ts'
import type { OperationId } from '../../mock-server/operation.ts'
import { successes } from './replies.ts'

/** Where the app gets something other than the plain body: one of two shapes, or the relevant part. */

const client = createQueryClient()

/** Answers with an example from the document. */
function answerWith(id: OperationId, name: string) {
  const body = successes.find((success) => success.id === id)?.examples.find(([key]) => key === name)?.[1]
  if (body === undefined) throw new Error(`${id} has no example ${name}`)
  const requests = stubFetch(() => Response.json(body))
  return { body: body as Record<string, unknown>, requests }
}

test('the detail of an enquiry may be in `data` or at the top level', async () => {
  for (const [, example] of successes.find(({ id }) => id === 'getEnquiryDetail')?.examples ?? []) {
    const inside = (example as { data?: unknown }).data
    const { id } = (inside ?? example) as { id: number }
    for (const reply of [example, inside ?? { data: example }]) {
      stubFetch(() => Response.json(reply))
      expect(await client.fetchQuery({ ...enquiryDetailQuery('en', id), staleTime: 0 })).toMatchObject({ id })
    }
  }
})

const profiles = ['complete', 'withoutBusiness', 'flat', 'flatWithoutBusiness']
test.each(profiles)('the person of the profile %s is moved into `user`', async (name) => {
  const { body } = answerWith('getUserProfile', name)
  const { user, business, is_premium } = await createQueryClient().fetchQuery(userProfileQuery('en'))
  const { full_name, mobile } = (body['user'] ?? { full_name: body['name'], mobile: body['phone'] }) as typeof user
  expect(user).toMatchObject({ full_name, mobile })
  expect(full_name).toBeTypeOf('string')
  expect(business === null).toBe(/withoutBusiness/i.test(name))
  expect(is_premium).toBe(body['is_premium'])
})

test('the timeline has the server’s stages in their order, and nothing else', async () => {
  const { body } = answerWith('listEnquiryTasks', 'long')
  const stages = await client.fetchQuery(enquiryTasksQuery('en', 1))
  const { success: _, enquiry_id: __, ...expected } = body
  expect(stages).toEqual(Object.entries(expected))
  expect(stages[0]?.[1][0]).toHaveProperty('task_created_at')
})

test('similar enquiries are at most 10 others of the subcategory', async () => {
  const [card] = answerWith('listGlobalEnquiries', 'long').body['results'] as object[]
  const results = Array.from({ length: 11 }, (_, index) => ({ ...card, id: index + 1 }))
  const requests = stubFetch(() => Response.json({ count: 40, next: null, previous: null, results }))
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
  const { requests } = answerWith('getManufacturer', 'visible')
  const detail = await client.fetchQuery(businessQuery('en', 'manufacturer', 7))
  expect(detail.business_type === 'manufacturer' && detail.certifications).toBeInstanceOf(Array)
  const timestamp = Number(new URL(requests[0]?.url ?? '').searchParams.get('_t'))
  expect(Math.abs(timestamp - Date.now())).toBeLessThan(10_000)
})
