import { createHash } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { createContract } from '../../mock-server/contract.ts'
import { loadOperations } from '../../mock-server/document.ts'
import { createShop } from './fixtures/shop.ts'

let shop: ReturnType<typeof createShop>
beforeEach(() => {
  shop = createShop()
})

describe('a good request', () => {
  it('reaches the handler with typed values and the defaults of the document', async () => {
    await shop.send('GET', '/notes/?organic=true&search=')
    expect(shop.seen).toEqual([{ query: { page: 1, organic: true }, user: shop.asha }])
  })

  it('gets defaults in a JSON body', async () => {
    const reply = await shop.send('POST', '/notes/', { json: { title: 'Onion' } })
    expect(reply).toMatchObject({ status: 201, body: { id: 1, title: 'Onion' } })
    expect(shop.seen).toEqual([{ title: 'Onion', colour: 'green' }])
  })

  it('may be a form: its fields typed by the document, its file byte for byte', async () => {
    const bytes = Uint8Array.from({ length: 1_000_000 }, (_, index) => (index * 7919 + (index >> 8)) & 0xff)
    const body = new FormData()
    const fields = { title: '007', quantity: '2.5', is_organic: 'true', photo: new File([bytes], 'गेहूँ; "खेत" a=b.png') }
    for (const [name, value] of Object.entries(fields)) body.append(name, value)
    expect(await shop.send('POST', '/photos/', { body })).toMatchObject({
      status: 201,
      body: {
        title: '007',
        quantity: 2.5,
        is_organic: true,
        note: '',
        name: expect.stringContaining('गेहूँ; '),
        sha256: createHash('sha256').update(bytes).digest('hex'),
      },
    })
    body.append('title', 'Wheat')
    expect((await shop.send('POST', '/photos/', { body })).status).toBe(400) // a field twice
  })

  it('may be a DELETE with a body, answered without one', async () => {
    const reply = await shop.send('DELETE', '/notes/7/', { json: { remark: 'बिक गया' } })
    expect(reply).toMatchObject({ status: 204, text: '' })
    expect(shop.seen).toEqual([{ path: { id: 7 }, body: { remark: 'बिक गया' } }])
  })
})

const unreadable = (body: BodyInit): [string, BodyInit, string] => ['application/json', body, 'unreadable']
describe('bad input is refused in the shape of the document', () => {
  const cases: [name: string, body: unknown, errors: Record<string, string[]>][] = [
    ['missing field', {}, { title: ['This field is required.'] }],
    ['empty text', { title: '' }, { title: ['This field is required.'] }],
    ['too long', { title: 'x'.repeat(41) }, { title: ['Enter at most 40 characters.'] }],
    ['wrong type', { title: 5 }, { title: ['Write something here.'] }],
    ['null', { title: null }, { title: ['Write something here.'] }],
    ['pattern with words of its own', { title: 'a', mobile: '12' }, { mobile: [expect.stringContaining('10 digits')] }],
    ['format', { title: 'a', email: 'nobody' }, { email: ['Please enter a valid email'] }],
    ['number as text', { title: 'a', quantity: '5' }, { quantity: ['Enter a number.'] }],
    ['below the minimum', { title: 'a', quantity: 0 }, { quantity: ['Enter a number of 1 or more.'] }],
    ['above the maximum', { title: 'a', quantity: 1001 }, { quantity: ['Enter a number of 1000 or less.'] }],
    ['exclusive minimum', { title: 'a', price: 0 }, { price: ['Enter a number above 0.'] }],
    ['not a multiple', { title: 'a', price: 0.7 }, { price: ['Enter a multiple of 0.5.'] }],
    ['too many', { title: 'a', tags: ['1', '2', '3'] }, { tags: ['Give at most 2.'] }],
    ['unknown field', { title: 'a', admin: true }, { admin: ['This field is not known here.'] }],
    ['nested field', { title: 'a', nested: {} }, { 'nested.plan': ['This field is required.'] }],
    ['two at once', { quantity: 0 }, { title: [expect.any(String)], quantity: [expect.any(String)] }],
    ['a list for an object', [], { _: [expect.any(String)] }],
    ['a text for an object', 'x', { _: [expect.any(String)] }],
  ]
  it.each(cases)('%s', async (_name, json, errors) => {
    const reply = await shop.send('POST', '/notes/', { json })
    expect(reply).toMatchObject({ status: 400, body: { message: 'Please check the fields below.', error: 'invalid' } })
    expect(reply.body.errors).toEqual(errors)
    expect(shop.titles()).toEqual([])
  })

  it.each([
    ['page=zero', { page: ['Enter a whole number.'] }],
    ['page=0', { page: ['Enter a number of 1 or more.'] }],
    ['page=1.5', { page: ['Enter a whole number.'] }],
    ['offset=%20', { offset: ['Enter a number.'] }],
    ['organic=maybe', { organic: ['Choose yes or no.'] }],
    ['unit=bag', { unit: ['Choose one of: kg, ton.'] }],
  ])('query %s', async (query, errors) => {
    expect((await shop.send('GET', `/notes/?${query}`)).body).toMatchObject({ error: 'invalid', errors })
  })

  it('in the language of the person', async () => {
    const json = { quantity: 0 }
    const hindi = await shop.send('POST', '/notes/', { json, headers: { 'x-user-lang': 'hi' } })
    expect(hindi.body.errors.quantity).toEqual(['1 या उससे बड़ी संख्या लिखें।'])
    const marathi = await shop.send('POST', '/notes/', { json, headers: { 'x-user-lang': 'mr' } })
    expect(marathi.body.errors.title).toEqual(['ही माहिती आवश्यक आहे.'])
    const unknown = await shop.send('POST', '/notes/', { json, headers: { 'x-user-lang': 'fr' } })
    expect(unknown.body.errors.title).toEqual(['This field is required.'])
  })

  it.each<[type: string, body: BodyInit, error: string]>([
    ...['{"title":', '{title:1}', '\u0000', '{"title":"a"}}'].map(unreadable),
    unreadable(new Uint8Array([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x7d])), // no UTF-8
    ['application/json', new Uint8Array(12 * 1024 * 1024 + 1), 'too_large'],
    ['text/plain', 'title=a', 'unsupported_type'],
    ['application/xml', '<title/>', 'unsupported_type'],
    ['application/x-www-form-urlencoded', 'title=a', 'unsupported_type'],
    ...['nonsense', '/', 'a b'].map((type): [string, Blob, string] => [type, new Blob(['{}']), 'unsupported_type']),
  ])('a body of the type %s, %#', async (type, body, error) => {
    const reply = await shop.send('POST', '/notes/', { body, headers: { 'content-type': type } })
    expect(reply).toMatchObject({ status: 400, body: { error } })
  })

  it('no body at all', async () => {
    expect(await shop.send('POST', '/notes/')).toMatchObject({
      status: 400,
      body: { errors: { _: [expect.any(String)] } },
    })
  })

  it.each([
    ...['/notes/x/', '/notes/0/', '/notes/1.5/', '/notes/%zz/', '/notes/-1/', '/notes//'].map(
      (path) => ['DELETE', path] as const,
    ),
    ...['/nowhere/', '/notes', '/'].map((path) => ['GET', path] as const),
  ])('%s %s is not there', async (method, path) => {
    const sent = method === 'DELETE' ? { json: { remark: 'a' } } : {}
    expect(await shop.send(method, path, sent)).toMatchObject({ status: 404, body: { error: 'not_found' } })
  })

  it.each([
    ['/notes', 'This address has one slash at its end: /api/notes/'],
    ['/notes///?lang=x', 'This address has one slash at its end: /api/notes/'],
    ['/notes/7', 'This address has one slash at its end: /api/notes/7/'],
    ['/nowhere', 'This was not found. It may have been closed.'],
  ])('%s says which address is meant, if any', async (path, message) => {
    const body = { message, error: 'not_found' }
    for (const method of ['GET', 'POST', 'DELETE'])
      expect(await shop.send(method, path)).toMatchObject({ status: 404, body })
  })

  it('another method', async () => {
    const reply = await shop.send('PUT', '/notes/', { json: {} })
    expect(reply).toMatchObject({ status: 405, body: { error: 'method_not_allowed' } })
    expect(reply.headers.get('allow')).toBe('GET, POST')
  })
})

describe('the token', () => {
  it.each(['', 'Bearer', 'Bearer bad', 'Basic good', 'good'])('%j is refused', async (authorization) => {
    const reply = await shop.send('POST', '/notes/', {
      json: { title: 'a' },
      headers: { authorization, 'x-user-lang': 'mr' },
    })
    expect(reply).toMatchObject({
      status: 401,
      body: { error: 'unauthenticated', message: 'तुम्ही लॉग आउट झाला आहात. कृपया पुन्हा लॉग इन करा.' },
    })
  })

  it('comes before the input', async () => {
    const sent = { json: {}, headers: { authorization: '' } }
    expect(await shop.send('POST', '/notes/', sent)).toMatchObject({ status: 401 })
  })

  it('may be left out where it is optional, but not be wrong', async () => {
    const headers = { authorization: 'Bearer bad' }
    expect(await shop.send('GET', '/notes/', { headers })).toMatchObject({ status: 401 })
  })
})

describe('a reply that breaks the document is a loud 500, and nothing is stored', () => {
  it.each([
    ['wrong type', { 'body.id': [expect.stringContaining('must be integer')] }],
    ['undeclared status', { status: [expect.stringContaining('201,400,401,500')] }],
    ['no body', expect.anything()],
  ])('%s', async (answers_with, errors) => {
    const reply = await shop.send('POST', '/notes/', { json: { title: 'a', answers_with } })
    expect(reply).toMatchObject({ status: 500, body: { error: 'contract_violation' } })
    expect(reply.body.errors).toEqual(errors)
    expect(shop.logged[0]?.[0]).toContain('createNote answered')
    expect(shop.titles()).toEqual([])
  })

  it.each(['exception', 'rejection', 'nothing'])('%s', async (answers_with) => {
    const reply = await shop.send('POST', '/notes/', { json: { title: 'a', answers_with } })
    expect(reply).toMatchObject({ status: 500, body: { error: 'server_error' } })
    expect(reply.text).not.toContain('secret')
    expect(shop.logged).toHaveLength(1)
    expect(shop.titles()).toEqual([])
    expect(await shop.send('POST', '/notes/', { json: { title: 'b' } })).toMatchObject({ status: 201 })
    expect(shop.titles()).toEqual(['b'])
  })

  it('does not touch what others wrote at the same time', async () => {
    const sent = ['a', 'exception', 'b', 'wrong type', 'c'].map((word) =>
      shop.send('POST', '/notes/', { json: { title: word, answers_with: word } }),
    )
    expect((await Promise.all(sent)).map(({ status }) => status)).toEqual([201, 500, 201, 500, 201])
    expect(shop.titles()).toEqual(['a', 'b', 'c'])
  })
})

it('an example of the document is answered where a provider state wants it', async () => {
  shop.faults.preferExample('listNotes', 'one')
  expect((await shop.send('GET', '/notes/')).body).toEqual({ results: [{ id: 1, title: 'गेहूँ' }] })
  expect(shop.seen).toEqual([])
})

it('an operation without a handler stops the start', async () => {
  const options = { operations: await loadOperations(anyNote), handlers: {} } as Parameters<typeof createContract>[0]
  expect(() => createContract(options)).toThrow('without a handler: getAny')
})

describe('the document', () => {
  it('with a schema that cannot be compiled stops the start', async () => {
    const broken = structuredClone(anyNote)
    Object.assign(broken.paths['/any'].get.responses['200'].content['application/json'].schema, { pattern: '^[a-z' })
    const wrong = /getAny reply 200 application\/json.*Invalid regular expression/s
    await expect(loadOperations(broken)).rejects.toThrow(wrong)
  })
})

const anyNote = {
  openapi: '3.1.0',
  jsonSchemaDialect: 'https://json-schema.org/draft/2020-12/schema',
  info: { title: 'Any', version: '1.0.0' },
  paths: {
    '/any': {
      get: {
        operationId: 'getAny',
        responses: { '200': { description: 'Any.', content: { 'application/json': { schema: { type: 'string' } } } } },
      },
    },
  },
}
