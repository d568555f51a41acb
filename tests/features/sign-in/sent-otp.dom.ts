import { beforeEach, expect, test, vi } from 'vitest'
import { noteTime } from '../../../src/device/clock.ts'
import { forgetSentOtp, recallSentOtp, rememberSentOtp } from '../../../src/features/sign-in/OtpClock.tsx'
import { openSession } from '../../../src/session/session.ts'

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-04-21T10:00:00Z') }))

test('a reloaded tab still waits for its code, with the remaining time', () => {
  expect(recallSentOtp()).toBeUndefined()
  expect(rememberSentOtp('9876500001').until.msLeft()).toBe(120_000)
  vi.advanceTimersByTime(90_000)
  openSession().store({ mobile: '9876500002' }) // another tab waits for a code to another number
  const again = recallSentOtp()
  expect(again?.mobile).toBe('9876500001')
  expect(again?.until.msLeft()).toBe(30_000)
})

test.each([
  ['it is too old', () => void vi.advanceTimersByTime(120_000)],
  ['the device’s clock went back', () => void vi.setSystemTime(new Date('2026-04-20T10:00:00Z'))],
  ['the number was changed', forgetSentOtp],
  ['what is stored is garbage', () => sessionStorage.setItem('sent_otp', 'soon')],
])('but not when %s', (_, happens) => {
  rememberSentOtp('9876500001')
  happens()
  expect(recallSentOtp()).toBeUndefined()
})

test('a phone that has corrected its clock before the reload waits for its code too', async () => {
  noteTime(new Response(null, { headers: { Date: '2026-04-21T14:00:00Z' } }))
  rememberSentOtp('9876500001')
  vi.setSystemTime(new Date('2026-04-21T14:00:30Z'))
  vi.resetModules()
  const reloaded = await import('../../../src/features/sign-in/OtpClock.tsx')
  expect(reloaded.recallSentOtp()?.until.msLeft()).toBe(90_000)
})
