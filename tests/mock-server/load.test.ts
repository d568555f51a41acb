import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { full } from '../figures.ts'
import { anEnquiryForm, clientOf, signedIn, type Schemas } from './client.ts'
import { startMock } from './mock.ts'

test('fifty writes at once are fifty rows, each with what was sent', async () => {
  const mock = await startMock()
  const farmer = signedIn(mock, '9876500011')
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, index) =>
      farmer<Schemas['Enquiry']>('POST', '/api/mobile/v1/enquiries/', {
        form: anEnquiryForm({ quantity: String(index + 1) }),
      }),
    ),
  )
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 201))
  expect(new Set(answers.map(({ body }) => body.id)).size).toBe(50)
  expect(answers.map(({ body }) => body.quantity)).toEqual(answers.map((_, index) => index + 1))
  expect(mock.rows(`SELECT 1 FROM enquiry WHERE location LIKE 'Testgaon%'`)).toHaveLength(50)
  expect(mock.log).toEqual([])
})

/** One request of each kind: a list, a search, a record, a refusal, a missing record, invalid JSON. */
const ASKED = [
  ['GET', '/api/web/latest-enquiries/'],
  ['GET', '/api/mobile/v1/global-enquiries/?search=onion'],
  ['GET', '/api/mobile/v1/price-mandi/?commodity=kanda&limit=20'],
  ['GET', '/api/mobile/v1/user-profile/'],
  ['GET', '/api/mobile/v1/enquiries/99999999/'],
  ['POST', '/api/auth/request-otp/'],
] as const
const REQUESTS = full ? 20_000 : 300
/** Memory after garbage collection may grow by this many MB; retaining a reply per request takes far more. */
const SLACK_MB = full ? 20 : 8
setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc') as () => void

test(
  `${REQUESTS} requests leave no memory behind`,
  async () => {
    const mock = await startMock()
    const client = clientOf(mock, mock.tokenOf('9876500011'))
    const heapAfter = async (times: number) => {
      for (let turn = 0; turn < times; turn++) {
        const [method, path] = ASKED[turn % ASKED.length]!
        await client(method, path, method === 'POST' ? { json: { mobile: '123' } } : {})
      }
      collect()
      return process.memoryUsage().heapUsed / 2 ** 20
    }
    const warm = await heapAfter(120)
    expect((await heapAfter(REQUESTS)) - warm).toBeLessThan(SLACK_MB)
  },
  full ? 600_000 : 60_000,
)
