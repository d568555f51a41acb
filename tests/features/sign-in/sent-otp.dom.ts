import { beforeEach, expect, test, vi } from 'vitest'
import { forgetSentOtp, recallSentOtp, rememberSentOtp } from '../../../src/features/sign-in/OtpClock.tsx'

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-04-21T10:00:00Z') }))

test('a reloaded tab still waits for its code, with the remaining time', () => {
  expect(recallSentOtp()).toBeUndefined()
  expect(rememberSentOtp('9876500001').until.msLeft()).toBe(120_000)
  vi.advanceTimersByTime(90_000)
  const again = recallSentOtp()
  expect(again?.mobile).toBe('9876500001')
  expect(again?.until.msLeft()).toBe(30_000)
})

test.each([
  ['it is too old', () => void vi.advanceTimersByTime(120_000)],
  ['the device’s clock went back', () => void vi.setSystemTime(new Date('2026-04-20T10:00:00Z'))],
  ['the number was changed', forgetSentOtp],
  ['what is stored is garbage', () => sessionStorage.setItem('otp_sent_at', 'soon')],
])('but not when %s', (_, happens) => {
  rememberSentOtp('9876500001')
  happens()
  expect(recallSentOtp()).toBeUndefined()
})
