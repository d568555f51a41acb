import { expect, test } from 'vitest'
import { DEFAULTS, readSettings } from '../../scripts/publish/settings.ts'

const read = (value: unknown) => readSettings(JSON.stringify(value), 'settings.json')

test('everything may be left out', () => {
  expect(read({})).toEqual(DEFAULTS)
  expect(DEFAULTS).toEqual({
    environment: 'production',
    site: '',
    api: '',
    enquiryPages: 100,
    checkout: { script: 'https://checkout.razorpay.com/v1/checkout.js', key: '' },
    crashReports: '',
    brokenReplies: '',
  })
})

test.for(['', 'https://api.example.in', 'https://api.example.in:8443', 'http://127.0.0.1:4300', 'http://localhost'])(
  'api %j is taken',
  (api) => expect(read({ api }).api).toBe(api),
)

test.for([
  'api.example.in',
  'https://api.example.in/',
  'https://api.example.in/v1',
  'https://API.example.in',
  'https://user:secret@api.example.in',
  'http://api.example.in',
  'javascript:alert(1)',
  'https://a.in; script-src *',
  'https://a.in"onload="x',
  7,
  null,
])('api %j is refused', (api) => expect(() => read({ api })).toThrow(/settings\.json can't be used:\n {2}api: /))

test.for([
  'https://evil.example/checkout.js',
  '//evil.example/x.js',
  String.raw`/\evil.example/x.js`,
  String.raw`/\\evil.example/x.js`,
  'checkout.js',
  'https://checkout.razorpay.com.evil/x',
])('a checkout from %j is refused', (script) =>
  expect(() => read({ checkout: { script } })).toThrow(/checkout\.script: must be an address/),
)

test.for(['krishivyapar.example', 'https://krishivyapar.example/', 'https://a.in"onload="x', 'ftp://a.in'])(
  'site %j is refused',
  (site) => expect(() => read({ site })).toThrow(/site: must be/),
)

test('so many enquiries have a page of their own as the settings say, within bounds', () => {
  expect(read({ enquiryPages: 0, site: 'https://krishivyapar.example' })).toMatchObject({ enquiryPages: 0 })
  for (const count of [-1, 1.5, 1001, '7', null]) expect(() => read({ enquiryPages: count })).toThrow(/enquiryPages: /)
})

test.for(['', '/crash-report', 'https://reports.example.in/api/7/crashes?key=a-b_1'])(
  'reports to %j are taken',
  (address) =>
    expect(read({ crashReports: address, brokenReplies: address })).toMatchObject({
      crashReports: address,
      brokenReplies: address,
    }),
)

test.for([
  'crash-report',
  '//evil.example/x',
  'http://reports.example.in/',
  'https://a.in; script-src *',
  'https://a.in,https://b.in',
  'https://user:secret@a.in/',
  'javascript:alert(1)',
  'https://',
  null,
])('reports to %j are refused', (address) => {
  expect(() => read({ crashReports: address })).toThrow(/\n {2}crashReports: /)
  expect(() => read({ brokenReplies: address })).toThrow(/\n {2}brokenReplies: /)
})

test('a slip of the pen is not passed over', () => {
  expect(() => read({ enviroment: 'staging' })).toThrow('enviroment')
  expect(() => read({ environment: 'prod' })).toThrow('environment: must be one of production, staging, development')
  expect(() => readSettings('{', 'settings.json')).toThrow('settings.json is not JSON')
})
