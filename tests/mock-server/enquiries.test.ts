import { describe, expect, test } from 'vitest'
import { signedIn, type Schemas } from './client.ts'
import { startMock } from './mock.ts'

const BOARD = '/api/mobile/v1/global-enquiries/'

const mock = await startMock()
const farmer = signedIn(mock, '9876500011')
const buyer = signedIn(mock, '9876500015')

const board = async (filters: Record<string, string> = {}) =>
  (await farmer<Schemas['EnquiryPage']>('GET', `${BOARD}?${new URLSearchParams(filters)}`)).body

describe('the board', () => {
  test('has 12 a page, and its links include the filters', async () => {
    const { results, next } = await board({ type: 'sell' })
    expect(results).toHaveLength(12)
    expect(new URL(next ?? '').searchParams.toString()).toBe('type=sell&page=2&page_size=12')
    const { body } = await farmer<Schemas['EnquiryPage']>('GET', next ?? '')
    expect(body.previous).toMatch(/page=1\b/)
  })

  test('searches in three languages and as spoken; all words must be found, in any order', async () => {
    const { count } = await board({ search: 'onion' })
    expect(count).toBeGreaterThan(0)
    for (const search of ['प्याज', 'कांदा', 'kanda', 'ONION'])
      expect((await board({ search })).count).toBeGreaterThanOrEqual(count)
    const [first] = (await board({ search: 'onion' })).results
    const place = first?.location?.split(',')[0] ?? ''
    expect((await board({ search: `${place} onion` })).results.map(({ id }) => id)).toContain(first?.id)
  })

  test.each(['zzzz', '!!', '100%', `' UNION SELECT mobile FROM user --`])('finds nothing for %s', async (search) => {
    expect(await board({ search })).toMatchObject({ count: 0, results: [] })
  })
})

test('the timeline is for the owner, its stages in order, their tasks newest first', async () => {
  const { db } = mock.store
  const busiest = db.prepare('SELECT enquiry_id AS id FROM task GROUP BY 1 ORDER BY count(*) DESC LIMIT 1').get()
  const id = Number(busiest?.['id'])
  const owner = String(
    db.prepare('SELECT mobile FROM user JOIN enquiry ON user_id = user.id WHERE enquiry.id = ?').get(id)?.['mobile'],
  )
  const path = `/api/mobile/v1/enquiry/${id}/tasks/`

  const { body } = await signedIn(mock, owner)<Record<string, Schemas['EnquiryTask'][]>>('GET', path)
  const { success, enquiry_id, ...stages } = body
  expect({ success, enquiry_id }).toEqual({ success: true, enquiry_id: id })
  expect(Object.keys(stages).slice(0, 4)).toEqual([
    'Enquiry Generated',
    'Sample Inspection',
    'Site Visit',
    'Final Discussion',
  ])
  for (const tasks of Object.values(stages)) {
    const at = tasks.map(({ task_created_at }) => task_created_at)
    expect(at).toEqual(at.toSorted().toReversed())
  }
  const stranger = owner === '9876500011' ? buyer : farmer
  expect((await stranger('GET', path)).status).toBe(404)
})
