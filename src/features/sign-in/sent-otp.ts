import { OTP_LASTS } from '../../domain/timers.ts'
import { openSession } from '../../session/session.ts'
import { readStored } from '../../session/storage.ts'
import { deadlineIn, type Deadline } from '../../ui/hooks/useCountdown.ts'

/** A code that was sent, and when it expires. */
export type SentOtp = { mobile: string; until: Deadline }

/** Stores the number, and that a code was sent just now (§sign-in.6). */
export function rememberSentOtp(mobile: string): SentOtp {
  openSession().store({ mobile, otp_sent_at: Date.now() })
  return { mobile, until: deadlineIn(OTP_LASTS) }
}

/** The unexpired code that was sent before a reload, or before a phone discarded the tab. */
export function recallSentOtp(): SentOtp | undefined {
  const mobile = readStored('mobile')
  const passed = Date.now() - (readStored('otp_sent_at') ?? 0)
  return mobile && passed >= 0 && passed < OTP_LASTS ? { mobile, until: deadlineIn(OTP_LASTS - passed) } : undefined
}

export const forgetSentOtp = (): void => openSession().store({ otp_sent_at: undefined })
