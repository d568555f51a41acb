import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { OTP } from '../../mock-server/handlers/sign-in.ts'
import { startMock } from './mock.ts'
import { inEveryLanguage, newMobile, signInByOtp, visitor } from './person.ts'

const WRONG = '654321'

let mobile: string
const mock = await startMock()
const anybody = visitor(mock)
afterAll(() => expect(mock.log).toEqual([]))
beforeEach(() => {
  mobile = newMobile()
})

const request = () => anybody.post('/api/auth/request-otp/', { mobile })
const verify = (otp: string) => anybody.post('/api/auth/verify-otp/', { mobile, otp })

test('says in every language where the code went', async () => {
  const said = await inEveryLanguage(
    (lang) => anybody.post('/api/auth/request-otp/', { mobile }, lang),
    (body) => body['message'],
  )
  for (const message of said) {
    expect(message).not.toMatch(/[{}]/)
    expect(message).toContain(`+91 ${mobile.slice(0, 5)} ${mobile.slice(5)}`)
  }
})

describe('verifyOtp', () => {
  test('takes a code for 120 seconds', async () => {
    await request()
    mock.clock.advance(119_999)
    expect((await verify(OTP)).body).toHaveProperty('token')
    await request()
    mock.clock.advance(120_000)
    expect((await verify(OTP)).body).toEqual({
      status: 'error',
      message: 'This OTP has expired. Please ask for a new one.',
    })
    await inEveryLanguage(
      (lang) => anybody.post('/api/auth/verify-otp/', { mobile, otp: OTP }, lang),
      (body) => body['message'],
    )
  })

  test('a code sent again replaces the old one and its time', async () => {
    await request()
    mock.clock.advance(110_000)
    await request()
    mock.clock.advance(110_000)
    expect((await verify(OTP)).body).toHaveProperty('token')
  })

  test('after five wrong codes even the right one, and a new one, have to wait', async () => {
    await request()
    for (let tries = 0; tries < 5; tries++) expect((await verify(WRONG)).status).toBe(200)
    expect(await verify(OTP)).toMatchObject({ status: 429, body: { error: 'too_many' } })
    expect(await request()).toMatchObject({ status: 429, body: { error: 'too_many' } })
    const asked = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ mobile }) }
    const { headers } = await mock.fetch(new Request('http://mock.test/api/auth/request-otp/', asked))
    expect(headers.get('retry-after')).toBe('120') // as long as the number is blocked
    mock.clock.advance(120_000)
    expect((await signInByOtp(mock, mobile)).answer.body).toHaveProperty('token')
  })
})

test('a token is good for 30 days', async () => {
  const person = await signInByOtp(mock, mobile)
  mock.clock.advance(30 * 24 * 3600_000 - 1)
  expect((await person.get('/api/user/profile/')).status).toBe(200)
  mock.clock.advance(1)
  expect(await person.get('/api/user/profile/')).toMatchObject({ status: 401, body: { error: 'unauthenticated' } })
})
