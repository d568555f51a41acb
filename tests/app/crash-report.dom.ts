import { beforeEach, expect, test, vi } from 'vitest'
import { crashReport, reportCrash } from '../../src/app/crashes/crash-report.ts'

const sent: { to: string; report: Record<string, unknown>; how: RequestInit }[] = []
let settings: object
beforeEach(() => {
  settings = { crashReports: '/crash-report' }
  sent.length = 0
  vi.stubGlobal('fetch', async (to: string, how: RequestInit) => {
    if (to === '/config.json') return Response.json(settings)
    sent.push({ to, how, report: JSON.parse(how.body as string) as Record<string, unknown> })
    return new Response(null, { status: 204 })
  })
  history.replaceState(null, '', '/enquiry/41977?name=Ramesh#9876543210')
  document.documentElement.lang = 'mr'
})

function thrown(message: string, ...places: string[]) {
  const lines = places.map((place) => `    at Ramesh (https://krishivyapar.example${place})`)
  return Object.assign(new TypeError(message), { stack: [`TypeError: ${message}`, ...lines].join('\n') })
}
const PLACE = '/assets/EnquiryPage-1a2b3c4.js:1:2345'

test.each([
  ['somebody’s address', '/farmer/Ramesh', '/farmer/:id'],
  ['an address that is none', '/Ramesh/9876543210', '*'],
])('the page of %s', (_what, address, page) => {
  history.replaceState(null, '', address)
  expect(crashReport(new Error('x')).page).toBe(page)
})

test('personal data in a name, a message or a stack is left out', () => {
  const message = 'Ramesh\n    at x (/assets/Ramesh-9876543210.js:1:2)\n    at y@/assets/Patil-1234567.js:1:2'
  const error = thrown(message, PLACE)
  error.name = 'Ramesh Patil'
  const report = crashReport(error)
  expect(report).toMatchObject({ name: 'Error', frames: ['EnquiryPage-1a2b3c4.js:1:2345'] })
  expect(JSON.stringify(report)).not.toMatch(/Ramesh|Patil|98765/)
  expect(crashReport('Ramesh Patil')).toMatchObject({ name: 'string', message: '', frames: [] })
  expect(crashReport(null)).toMatchObject({ name: 'object', message: '' })
  const minified = 'Minified React error #418; visit https://react.dev/errors/418?args[]=Ramesh%20Patil for more'
  expect(crashReport(new Error(minified))).toMatchObject({ name: 'Error', message: 'React error #418' })
})

test('the stacks of Safari and Firefox are read too', () => {
  const error = new TypeError('x')
  error.stack = `render@https://krishivyapar.example${PLACE}\n@https://krishivyapar.example/assets/core-abcdefg.js:9:8`
  expect(crashReport(error).frames).toEqual(['EnquiryPage-1a2b3c4.js:1:2345', 'core-abcdefg.js:9:8'])
})

test('is sent without cookie and referrer, once for each kind, at most three times a visit', async () => {
  for (const line of [1, 1, 2, 3, 4]) await reportCrash(thrown('x', `/assets/core-1234567.js:${line}:1`), true)
  const frames = sent.map(({ report }) => report['frames'])
  expect(frames).toEqual([['core-1234567.js:1:1'], ['core-1234567.js:2:1'], ['core-1234567.js:3:1']])
  expect(sent[0]).toMatchObject({ to: '/crash-report', how: { credentials: 'omit', referrerPolicy: 'no-referrer' } })
})

test('without an address nothing is sent, nor where the settings are not ours', async () => {
  for (const none of [{}, { crashReports: '' }, { crashReports: 7 }]) {
    settings = none
    await reportCrash(thrown('x', PLACE), true)
  }
  expect(sent).toEqual([])
})

test.each([
  ['another’s script', thrown('x', '/injected.js:1:1')],
  ['nothing that says where', 'Ramesh'],
  ['a lost connection', thrown('Failed to fetch', PLACE)],
  ['code that did not arrive', thrown('Failed to fetch dynamically imported module', PLACE)],
])('not reported, as it is no crash of ours: %s', async (_what, error) => {
  await reportCrash(error, false)
  expect(sent).toEqual([])
  await reportCrash(thrown('x', PLACE), false)
  expect(sent).toHaveLength(1)
})
