import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { createApp } from '../../mock-server/app.ts'
import { createContract } from '../../mock-server/contract.ts'
import { loadOperations } from '../../mock-server/document.ts'
import { handlers } from '../../mock-server/handlers/index.ts'
import type { Handlers } from '../../mock-server/operation.ts'
import { MAX_UPLOAD_BYTES } from '../../mock-server/uploads.ts'
import type { Locale } from '../../src/i18n/locales.ts'
import { aStep1 } from '../factories.ts'
import { anEnquiryForm, clientOf, newMobile, signedIn, signInByOtp, type Schemas } from './client.ts'
import { startMock } from './mock.ts'

/** How the mock treats requests and replies that break the document. Valid ones: the pact and contracts/journeys. */

const OTP = '/api/auth/request-otp/'
const OWN = '/api/mobile/v1/enquiries/'
const BOARD = '/api/mobile/v1/global-enquiries/'
const FARMER = '9876500011'
const mock = await startMock()
const farmer = signedIn(mock, FARMER)
const stored = () => mock.rows('SELECT count(*) AS n FROM enquiry')[0]?.['n']

/** A PNG with every byte value, which a text decoder would corrupt. */
const png = new Uint8Array(1_000_000).map((_, index) => (index * 7 + (index >> 8)) & 0xff)
png.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
const photo = (bytes: BlobPart = png) => new File([bytes], 'गेहूँ; a="b".png', { type: 'image/png' })

test('a photo is stored byte for byte; another replaces it, and an empty one removes it', async () => {
  const post = await farmer<Schemas['Enquiry']>('POST', OWN, { form: anEnquiryForm({ photo: photo() }) })
  const change = async (sent: string | File) =>
    (await farmer<Schemas['Enquiry']>('PATCH', `${OWN}${post.body.id}/`, { form: { photo: sent } })).body.photo
  const at = (link: string | null) => mock.fetch(new Request(new URL(link ?? '', 'http://mock.test')))
  const hash = async (link: string | null) =>
    createHash('sha256')
      .update(await (await at(link)).bytes())
      .digest('hex')
  expect(await hash(post.body.photo)).toBe(createHash('sha256').update(png).digest('hex'))
  const other = await change(photo(png.slice(0, 99)))
  expect(other).not.toBe(post.body.photo)
  expect((await at(post.body.photo)).status).toBe(404)
  expect(await change('')).toBeNull()
})

test('repeating step 1 updates the business and keeps an e-mail address that isn’t sent', async () => {
  const person = await signInByOtp(mock, newMobile())
  const start = (business_type: string, email?: string) =>
    person<{ business_id: number }>('POST', '/api/mobile/v1/create-business/', {
      json: { ...aStep1({ email }), business_type },
    })
  const { body } = await start('buyer', 'anita@example.com')
  expect((await start('farmer')).body.business_id).toBe(body.business_id)
  expect((await person('GET', '/api/mobile/v1/user-profile/')).body).toMatchObject({
    user: { email: 'anita@example.com' },
    business: { business_type: 'farmer' },
  })
})

describe('a refusal says why and stores nothing', () => {
  test.each<[what: string, sent: object, errors: Record<string, unknown[]>]>([
    ['nothing', {}, { mobile: ['This field is required.'] }],
    ['a number for a text', { mobile: 5 }, { mobile: ['Write something here.'] }],
    ['a pattern with words of its own', { mobile: '12' }, { mobile: [expect.stringContaining('10 digits')] }],
    ['an unknown field', { mobile: '9876543210', admin: true }, { admin: ['This field is not known here.'] }],
    ['a list for an object', [], { _: [expect.any(String)] }],
  ])('JSON: %s', async (_, json, errors) => {
    const message = 'Please check the fields below.'
    expect(await farmer('POST', OTP, { json })).toEqual({ status: 400, body: { message, error: 'invalid', errors } })
  })

  test.each<[field: string, why: string | undefined, sent: string | File]>([
    ['quantity', 'Enter a number.', 'lots'],
    ['quantity', 'Enter a number.', ''],
    ['quantity', 'Enter a number of 1 or more.', '0'],
    ['is_organic', 'Choose yes or no.', 'perhaps'],
    ['unit', 'Choose one of: kg, quintal, ton.', 'bag'],
    ['admin', 'This field is not known here.', 'true'],
    ['expected_price', undefined, '21.505'],
    ['minimum_expected_price', undefined, '99'],
    ['location', undefined, '   '],
    ['product', undefined, '99'],
    ['sub_category', undefined, '1'],
    ['sub_sub_category', undefined, '999999'],
    ['photo', 'Choose a file.', String.raw`C:\photo.png`],
    ['location', 'Enter text here, not a file.', photo()],
    ['photo', undefined, photo('no photo at all')],
    ['photo', undefined, photo(new Uint8Array(MAX_UPLOAD_BYTES + 1))],
  ])('form: %s, %s', async (field, why, sent) => {
    const before = stored()
    const { status, body } = await farmer('POST', OWN, { form: anEnquiryForm({ [field]: sent }) })
    expect([status, body.error]).toEqual([400, 'invalid'])
    expect(body.errors).toMatchObject({ [field]: [why ?? expect.any(String)] })
    expect(stored()).toBe(before)
  })

  test.each([
    ['page=zero', { page: ['Enter a whole number.'] }],
    ['page=0', { page: ['Enter a number of 1 or more.'] }],
    ['type=barter', { type: ['Choose one of: buy, sell.'] }],
  ])('query: %s', async (query, errors) => {
    expect((await farmer('GET', `${BOARD}?${query}`)).body).toMatchObject({ error: 'invalid', errors })
  })

  test('in the language of the person', async () => {
    const said = async (lang: Exclude<Locale, 'en'>) =>
      (await farmer('POST', OTP, { json: {}, lang })).body.errors?.['mobile']
    expect([await said('hi'), await said('mr')]).toEqual([['यह जानकारी आवश्यक है।'], ['ही माहिती आवश्यक आहे.']])
  })

  test.each<[type: string, body: BodyInit, error: string]>([
    ['application/json', '{"title":', 'unreadable'],
    ['application/json', new Uint8Array([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x7d]), 'unreadable'], // no UTF-8
    ['application/json', new Uint8Array(12 * 1024 * 1024 + 1), 'too_large'],
    ['application/xml', '<title/>', 'unsupported_type'],
    ['nonsense', new Blob(['{}']), 'unsupported_type'],
    ['multipart/form-data; boundary=x', '--y', 'unreadable'],
  ])('a body of the type %s, %#', async (type, body, error) => {
    const sent = { method: 'POST', body, headers: { 'content-type': type } }
    const reply = await mock.fetch(new Request(`http://mock.test${OTP}`, sent))
    expect([reply.status, ((await reply.json()) as { error: string }).error]).toEqual([400, error])
  })

  test.each(['', 'Bearer', 'Bearer bad', `Basic demo-${FARMER}`])('the token %j', async (authorization) => {
    const ask = (path: string) => mock.fetch(new Request(`http://mock.test${path}`, { headers: { authorization } }))
    expect((await ask(OWN)).status).toBe(401)
    expect((await ask('/api/mobile/v1/price-mandi/')).status).toBe(401) // where it is optional
  })
})

describe('a reply that breaks the document is a loud 500, and nothing is stored', async () => {
  const log: unknown[] = []
  const deletions: Record<string, unknown> = {
    'a wrong type': { status: 201, body: { success: 'yes', message: 'Done' } },
    'an undeclared status': { status: 409, body: { message: 'Conflict', error: 'conflict' } },
    'no body': { status: 201 },
    nothing: undefined,
  }
  const own = { ...handlers } as Handlers
  const app = await createApp({
    store: mock.store,
    now: mock.now,
    log: (message) => log.push(message),
    handlers: {
      ...own,
      requestAccountDeletion: async (call) => {
        const { reason } = call.body
        await own.requestAccountDeletion(call)
        if (reason === 'exception') throw new Error('the handler broke in secret.ts')
        return reason in deletions ? deletions[reason] : { status: 201, body: { success: true, message: 'Done' } }
      },
    } as Handlers,
  })
  const client = clientOf({ fetch: async (request) => app.fetch(request) }, mock.tokenOf(FARMER))
  const ask = (reason: string) => client('POST', '/api/auth/request-deletion/', { json: { reason } })
  const reasons = () => mock.rows('SELECT reason FROM deletion_request').map(({ reason }) => reason)

  test.each([...Object.keys(deletions), 'exception'])('%s', async (reason) => {
    const { status, body } = await ask(reason)
    expect(status).toBe(500)
    expect(JSON.stringify(body)).not.toContain('secret')
    expect(log.splice(0)).toHaveLength(1)
    expect(reasons()).not.toContain(reason)
  })

  test('keeps concurrent changes of others', async () => {
    const asked = await Promise.all(['a', 'exception', 'b', 'a wrong type', 'c'].map(ask))
    expect(asked.map(({ status }) => status)).toEqual([201, 500, 201, 500, 201])
    expect(reasons()).toContain('c')
  })
})

test('a document with an operation that has no handler, or a schema that can’t be compiled, stops the start', async () => {
  const schema = { type: 'string' }
  const reply = { description: 'Any.', content: { 'application/json': { schema } } }
  const document = {
    openapi: '3.1.0',
    jsonSchemaDialect: 'https://json-schema.org/draft/2020-12/schema',
    info: { title: 'Any', version: '1.0.0' },
    paths: { '/any': { get: { operationId: 'getAny', responses: { '200': reply } } } },
  }
  const options = { operations: await loadOperations(document), handlers: {} } as Parameters<typeof createContract>[0]
  expect(() => createContract(options)).toThrow('without a handler: getAny')
  Object.assign(schema, { pattern: '^[a-z' })
  await expect(loadOperations(structuredClone(document))).rejects.toThrow(
    /getAny reply 200 .*Invalid regular expression/s,
  )
})
