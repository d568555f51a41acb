import { OTP_LASTS } from '../../domain/timers.ts'
import { openSession } from '../../session/session.ts'
import { readStored } from '../../session/storage.ts'
import { deadlineIn, type Deadline } from '../../ui/hooks/deadline.ts'

/** A code that is on its way, and until when it can be used. */
export type SentOtp = { mobile: string; until: Deadline }

/** A code was sent just now: the number is kept, and that it was sent (§sign-in.6). */
export function rememberSentOtp(mobile: string): SentOtp {
  openSession().store({ mobile, otp_sent_at: Date.now() })
  return { mobile, until: deadlineIn(OTP_LASTS) }
}

/** The code that this tab was waiting for when it was reloaded, or dropped by a phone with little memory. */
export function recallSentOtp(): SentOtp | undefined {
  const mobile = readStored('mobile')
  const passed = Date.now() - (readStored('otp_sent_at') ?? 0)
  return mobile && passed >= 0 && passed < OTP_LASTS ? { mobile, until: deadlineIn(OTP_LASTS - passed) } : undefined
}

export const forgetSentOtp = (): void => openSession().store({ otp_sent_at: undefined })
