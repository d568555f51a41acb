import { expect } from 'vitest'
import { OTP } from '../../mock-server/handlers/sign-in.ts'
import type { Lang } from '../../mock-server/operation.ts'
import { clientOf, type Answered } from './client.ts'
import type { TestMock } from './mock.ts'

type Body = Record<string, unknown>
export type Answer = Answered<Body>

/** A person who calls the mock: a visitor or, with a token, signed in. */
function visitor(mock: TestMock, token?: string) {
  const client = clientOf(mock, token)
  return {
    get: (path: string, lang?: Lang) => client<Body>('GET', path, { lang }),
    post: (path: string, json: object, lang?: Lang) => client<Body>('POST', path, { json, lang }),
    /** Sends a form with values as text or files. */
    send: (path: string, form: Record<string, string | File>, lang?: Lang) =>
      client<Body>('POST', path, { form, lang }),
  }
}

/** Requests a code and signs in with it. */
export async function signInByOtp(mock: TestMock, mobile: string) {
  const anybody = visitor(mock)
  expect(await anybody.post('/api/auth/request-otp/', { mobile })).toMatchObject({ body: { status: 'success' } })
  const answer = await anybody.post('/api/auth/verify-otp/', { mobile, otp: OTP })
  const token = String(answer.body['token'])
  return { ...visitor(mock, token), token, answer }
}

let people = 0
/** An unused number: each test has its own people. */
export function newMobile(): string {
  return String(7_000_000_000 + ++people)
}

export type Person = ReturnType<typeof visitor>
