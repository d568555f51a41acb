import type { components } from '../../src/api/generated/schema.ts'
import { OTP } from '../../mock-server/handlers/sign-in.ts'
import type { Lang } from '../../mock-server/operation.ts'
import type { TestMock } from './mock.ts'

export type Schemas = components['schemas']
type Failure = Schemas['Failure']

type Sent = { json?: unknown; form?: Record<string, string | Blob>; lang?: Lang; key?: string }
type Answered<Body> = { status: number; body: Body }

/** Calls the mock in process; the body has the type that the test expects. */
export type Client = <Body = Failure>(method: string, path: string, sent?: Sent) => Promise<Answered<Body>>

export function clientOf(mock: Pick<TestMock, 'fetch'>, token?: string): Client {
  async function call(
    method: string,
    path: string,
    { json, form, lang = 'en', key }: Sent = {},
  ): Promise<Answered<unknown>> {
    const headers = new Headers({ 'x-user-lang': lang })
    if (token !== undefined) headers.set('authorization', `Bearer ${token}`)
    if (key !== undefined) headers.set('idempotency-key', key)
    if (json !== undefined) headers.set('content-type', 'application/json')
    const body = form ? formOf(form) : json === undefined ? null : JSON.stringify(json)
    const response = await mock.fetch(new Request(new URL(path, 'http://mock.test'), { method, headers, body }))
    const text = await response.text()
    return { status: response.status, body: text === '' ? undefined : JSON.parse(text) }
  }
  return call as Client // the mock checks the body against the document before it answers
}

/** A seeded person, by the number in mock-server/README.md, with a token issued without an OTP. */
export const signedIn = (mock: TestMock, mobile: string) => clientOf(mock, mock.tokenOf(mobile))

export async function signInByOtp(mock: TestMock, mobile: string): Promise<Client> {
  const anybody = clientOf(mock)
  await anybody('POST', '/api/auth/request-otp/', { json: { mobile } })
  const { body } = await anybody<{ token: string }>('POST', '/api/auth/verify-otp/', { json: { mobile, otp: OTP } })
  return clientOf(mock, body.token)
}

let people = 0
/** An unused number: each test has its own people. */
export const newMobile = () => String(7_000_000_000 + ++people)

/** The form of an enquiry: 80 quintals of onions for sale in Testgaon, at ₹21.50 a kg. */
export const anEnquiryForm = (changes: Record<string, string | Blob> = {}) => ({
  type: 'sell',
  product: '4',
  sub_category: '49',
  sub_sub_category: '115',
  expected_price: '21.5',
  minimum_expected_price: '19',
  quantity: '80',
  unit: 'quintal',
  is_organic: 'true',
  location: 'Testgaon, Nashik',
  ...changes,
})

function formOf(fields: Record<string, string | Blob>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  return form
}
