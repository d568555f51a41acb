import { expect, test } from 'vitest'
import { readDocument, resolved, allOperations } from '../../contracts/document.ts'
import { faultsOf, type Fault } from '../../src/app/reply-watch/watch.ts'

const JSON_TYPE = { 'Content-Type': 'application/json' }
const cached = (how: string) => ({ ...JSON_TYPE, 'Cache-Control': how })
const headers = new Headers(cached('no-store'))
const refusal = { message: 'Please check the fields.', error: 'invalid' }
const plan = { id: 1, amount: 999, features: { en: ['a'], hi: ['अ'], mr: ['अ'] } }
type Asked = { path?: string; status?: number; body?: unknown; text?: string; with?: HeadersInit; method?: string }
const faults = (asked: Asked): Fault[] =>
  faultsOf({
    method: asked.method ?? 'GET',
    url: `https://api.example${asked.path ?? '/api/payment/plans/1/'}`,
    status: asked.status ?? 200,
    headers: asked.with ? new Headers(asked.with) : headers,
    body: asked.text ?? (asked.body === undefined ? '' : JSON.stringify(asked.body)),
  })
const words = (asked: Asked) =>
  faults(asked).map(({ operation, place, expected, got }) => `${operation} ${place}: ${expected}, not ${got}`)

test('a correct reply has no fault, and a request of no operation is not checked', () => {
  expect(faults({ body: plan })).toEqual([])
  expect(faults({ path: '/config.json', body: 7 })).toEqual([])
})

test.each<[string, Asked, string[]]>([
  ['another type', { body: { ...plan, amount: '999' } }, ['getPlan 200 amount: number, not string']],
  ['a field is missing', { body: { ...plan, id: undefined } }, ['getPlan 200 id: "id", not nothing']],
  [
    'a list within',
    { body: { ...plan, features: { en: ['a', 7], hi: [], mr: null } } },
    ['getPlan 200 features.en[*]: string, not number', 'getPlan 200 features.mr: Array, not null'],
  ],
  [
    'under a name that the server gives',
    { path: '/api/web/latest-enquiries/', body: { Onions: [{}] } },
    expect.arrayContaining(['listLatestEnquiries 200 *[*].quantity: "quantity", not nothing']) as never,
  ],
  ['no JSON', { text: '<html>' }, ['getPlan 200 $: JSON, not text']],
  ['nothing', { text: '' }, ['getPlan 200 $: Object, not nothing']],
  ['a status that is not declared', { status: 418, body: refusal }, ['getPlan 418: 200, 401, 404, 500, not 418']],
  ['a refusal without a code', { status: 404, body: { message: 'no' } }, ['getPlan 404 error: "error", not nothing']],
  ['caches may keep it', { body: plan, with: cached('public') }, ['getPlan 200 Cache-Control: no-store, not another']],
  ['caches are not mentioned', { body: plan, with: JSON_TYPE }, ['getPlan 200 Cache-Control: no-store, not none']],
  ['a page of the gateway', { status: 502, text: '<html>', with: {} }, ['getPlan 502: 200, 401, 404, 500, not 502']],
  [
    'a body of what has none',
    { method: 'DELETE', path: '/api/mobile/v1/product-images/7/1/', status: 204, body: {} },
    ['deleteProductImage 204 $: void, not object'],
  ],
  [
    'the nearer of two shapes',
    { path: '/api/mobile/v1/enquiries/7/detail/', body: { data: { id: 'x' } } },
    expect.arrayContaining(['getEnquiryDetail 200 data.id: number, not string']) as never,
  ],
])('%s', (_what, asked, expected) => expect(words(asked)).toEqual(expected))

test('a fault holds no personal data: no value, and no name that the server chose', () => {
  const all = [
    { path: '/api/web/latest-enquiries/', body: { '9812345671': [{ id: 'asha@example.com' }], 'Asha Pawar': 7 } },
    { body: { ...plan, amount: '9812345671', 'Asha Pawar': 1 } },
    { status: 400, body: { message: 7, error: 'asha@example.com', errors: { '9812345671': 'Asha Pawar' } } },
    { path: '/api/mobile/v1/enquiries/7/detail/', body: { data: { owner_contact: { mobile: 9812345671 } } } },
    { path: '/api/auth/verify-otp/', method: 'POST', body: { token: 9812345671, business_type: 'asha@example.com' } },
  ].map(faults)
  expect(all.map(({ length }) => length > 0)).toEqual([true, true, true, true, true])
  expect(JSON.stringify(all)).not.toMatch(/9812345671|asha|pawar/i)
})

test('every example of the document passes', () => {
  const document = readDocument()
  const examples = allOperations(document).flatMap(([path, method, { responses }]) =>
    Object.entries(responses).flatMap(([status, response]) => {
      const { content } = resolved(document, response) as { content?: Record<string, { examples?: object }> }
      return Object.values(content?.['application/json']?.examples ?? {}).map((example) => ({
        path: path.replaceAll(/\{\w+\}/g, '7'),
        method: method.toUpperCase(),
        status: Number(status),
        body: (example as { value: unknown }).value,
      }))
    }),
  )
  expect(examples.length).toBeGreaterThan(100)
  expect(examples.flatMap(words)).toEqual([])
})
