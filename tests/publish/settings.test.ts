import { expect, test } from 'vitest'
import { DEFAULTS, readSettings } from '../../scripts/publish/settings.ts'

const read = (value: unknown) => readSettings(JSON.stringify(value), 'settings.json')

test('every setting is optional', () => {
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

const TAKEN: Record<string, unknown[]> = {
  api: ['', 'https://api.example.in', 'https://api.example.in:8443', 'http://127.0.0.1:4300', 'http://localhost'],
  enquiryPages: [0, 1000],
  crashReports: ['', '/crash-report', 'https://reports.example.in/api/7/crashes?key=a-b_1'],
}
const NO_ADDRESSES = [
  'crash-report',
  '//evil.example/x',
  'http://reports.example.in/',
  'https://a.in; script-src *',
  'https://a.in,https://b.in',
  'https://user:secret@a.in/',
  'javascript:alert(1)',
  'https://',
  null,
]
const REFUSED: Record<string, unknown[]> = {
  api: [
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
  ],
  site: ['krishivyapar.example', 'https://krishivyapar.example/', 'https://a.in"onload="x', 'ftp://a.in'],
  enquiryPages: [-1, 1.5, 1001, '7', null],
  crashReports: NO_ADDRESSES,
  brokenReplies: NO_ADDRESSES,
  'checkout.script': [
    'https://evil.example/checkout.js',
    '//evil.example/x.js',
    String.raw`/\evil.example/x.js`,
    String.raw`/\\evil.example/x.js`,
    'checkout.js',
    'https://checkout.razorpay.com.evil/x',
  ],
}
const rows = (table: Record<string, unknown[]>) =>
  Object.entries(table).flatMap(([name, values]) => values.map((value) => [name, value] as const))

test.for(rows(TAKEN))('%s %j is accepted', ([name, value]) =>
  expect(read({ [name]: value })).toMatchObject({ [name]: value }),
)

test.for(rows(REFUSED))('%s %j is refused', ([name, value]) => {
  const settings = name === 'checkout.script' ? { checkout: { script: value } } : { [name]: value }
  expect(() => read(settings)).toThrow(`settings.json can't be used:\n  ${name}: `)
})

test('a misspelt setting or value is refused', () => {
  expect(() => read({ enviroment: 'staging' })).toThrow('enviroment')
  expect(() => read({ environment: 'prod' })).toThrow('environment: must be one of production, staging, development')
  expect(() => readSettings('{', 'settings.json')).toThrow('settings.json is not JSON')
})
