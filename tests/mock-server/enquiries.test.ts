import { beforeAll, describe, expect, test } from 'vitest'
import { clientOf, signedIn, type Client, type Failure, type Schemas } from './client.ts'
import { startMock, type TestMock } from './mock.ts'

const LATEST = '/api/web/latest-enquiries/'
const BOARD = '/api/mobile/v1/global-enquiries/'
const OWN = '/api/mobile/v1/enquiries/'
type Card = Schemas['EnquiryCard']
type Enquiry = Schemas['Enquiry']

let mock: TestMock
let visitor: Client
let farmer: ReturnType<typeof signedIn>
let buyer: ReturnType<typeof signedIn>
beforeAll(async () => {
  mock = await startMock()
  visitor = clientOf(mock)
  farmer = signedIn(mock, '9876500011')
  buyer = signedIn(mock, '9876500015')
})

const board = async (filters: Record<string, string> = {}) =>
  (await farmer<Schemas['EnquiryPage']>('GET', `${BOARD}?${new URLSearchParams(filters)}`)).body
const times = (rows: Card[]) => rows.map(({ created_at }) => created_at)
const newestFirst = (rows: Card[]) => times(rows).toSorted().toReversed()

describe('latest enquiries', () => {
  test('are approved ones by category, newest first, for visitors too', async () => {
    const { status, body } = await visitor<Schemas['LatestEnquiries']>('GET', LATEST)
    expect(status).toBe(200)
    expect(Object.keys(body).length).toBeGreaterThan(3)
    for (const [name, leads] of Object.entries(body)) {
      expect(leads.length).toBeLessThanOrEqual(4)
      expect(times(leads)).toEqual(newestFirst(leads))
      for (const lead of leads) expect(lead).toMatchObject({ status: 'approved', product: { name } })
    }
  })
})

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

  test.each([
    ['type=rent', 'type'],
    ['sub_category=onion', 'sub_category'],
    ['page=0', 'page'],
    ['page_size=1000', 'page_size'],
    [`search=${'x'.repeat(101)}`, 'search'],
  ])('bad input is refused with the field: %s', async (query, field) => {
    const { status, body } = await farmer('GET', `${BOARD}?${query}`)
    expect({ status, fields: Object.keys(body.errors ?? {}) }).toEqual({ status: 400, fields: [field] })
  })
})

describe('a detail', () => {
  const detail = async (who: Client, id: number) =>
    (await who<{ data: Enquiry }>('GET', `${OWN}${id}/detail/`)).body.data
  /** Another person's approved enquiry whose contact this person has not bought. */
  const others = async (who: Client & { id: number }) => {
    for (const { id } of (await board()).results) {
      const enquiry = await detail(who, id)
      if (!enquiry.can_view_contact) return enquiry
    }
    throw new Error('Every enquiry of the first page is visible')
  }

  test('hides the contact until it is paid', async () => {
    const hidden = await others(farmer)
    expect(hidden).toMatchObject({ owner_contact: null, interested_users: null, closing_remark: null })

    const purchase = () => farmer<Schemas['PaymentOrderReply']>('POST', `${OWN}${hidden.id}/purchase/`)
    const { status, body } = await purchase()
    expect({ status, ...body.data }).toEqual({
      status: 200,
      order_id: expect.stringMatching(/^order_[A-Za-z0-9]{14}$/),
      amount: 1000,
      currency: 'INR',
    })
    expect((await purchase()).body.data, 'the same order until it is paid').toEqual(body.data)
    expect((await detail(farmer, hidden.id)).can_view_contact, 'ordered is not paid').toBe(false)

    await farmer('POST', '/_mock/pay', { json: { order_id: body.data.order_id } })
    const visible = await detail(farmer, hidden.id)
    expect(visible).toMatchObject({
      can_view_contact: true,
      owner_contact: { mobile: expect.stringMatching(/^\d{10}$/) },
    })
    expect((await detail(buyer, hidden.id)).owner_contact, 'bought by one, not by all').toBeNull()
  })

  test('names come in the language of the header, what its owner wrote stays', async () => {
    const { id, location } = await others(farmer)
    const hindi = await farmer<{ data: Enquiry }>('GET', `${OWN}${id}/detail/`, { lang: 'hi' })
    expect(hindi.body.data.product.name).toMatch(/[\u0900-\u097f]/)
    expect(hindi.body.data.location).toBe(location)
  })

  test.each(['detail/', '', 'tasks/'])('of an unknown enquiry is not found: %s', async (rest) => {
    const path = rest === 'tasks/' ? '/api/mobile/v1/enquiry/999999/tasks/' : `${OWN}999999/${rest}`
    expect(await farmer('GET', path)).toMatchObject({
      status: 404,
      body: { error: 'not_found' } satisfies Partial<Failure>,
    })
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
