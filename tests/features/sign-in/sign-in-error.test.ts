import { expect, test } from 'vitest'
import { ApiError } from '../../../src/api/errors.ts'
import type { FailureWords } from '../../../src/domain/failures.ts'
import { resendFailure, verifyFailure } from '../../../src/features/sign-in/OtpStep.tsx'
import { sendFailure } from '../../../src/features/sign-in/PhoneStep.tsx'
import { proves } from '../../proves.ts'

const said = ({ text, serverMessage }: FailureWords) =>
  [text?.message, serverMessage].filter((each) => each !== undefined)
const refusal = (status: number, message?: string) => new ApiError('http', { status, refusal: { message } })
const unreachable = (['offline', 'timeout', 'network', 'bad-reply'] as const).map((kind) => new ApiError(kind))

/** §sign-in.15 */
const refused = proves(
  'Send OTP, server refusal: Failed to send OTP',
  'Resend failure: Failed to resend OTP',
  'Resend failure: the server message',
)
test('a refusal has the server’s words, or else ours', refused, () => {
  expect(said(sendFailure(refusal(0, 'Blocked number')))).toEqual(['Blocked number'])
  expect(said(sendFailure(refusal(429, 'Too many')))).toEqual(['Too many'])
  expect(said(sendFailure(refusal(0, '')))).toEqual(['Failed to send OTP'])
  expect(said(sendFailure(refusal(500)))).toEqual(['Failed to send OTP'])
  expect(said(resendFailure(refusal(0, 'Blocked number')))).toEqual(['Blocked number'])
  expect(said(resendFailure(refusal(500)))).toEqual(['Failed to resend OTP'])
})

test.each(unreachable)('without an answer, ours: $kind', (error) => {
  expect(said(sendFailure(error))).toEqual(['Failed to send OTP. Please try again.'])
  expect(said(resendFailure(error))).toEqual(['Failed to resend OTP. Please try again.'])
  expect(said(verifyFailure(error))).toEqual(['Failed to verify OTP. Please try again.'])
})

test('a code that could not be checked: ours, and why, where the server says it of this person', () => {
  const why = said(verifyFailure(refusal(429, 'Wait two minutes')))
  expect(why).toEqual(['Failed to verify OTP. Please try again.', 'Wait two minutes'])
  expect(said(verifyFailure(refusal(500, 'Stack trace')))).toEqual(['Failed to verify OTP. Please try again.'])
})
