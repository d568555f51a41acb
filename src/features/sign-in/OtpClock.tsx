import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import { Button } from '../../ui/controls/Button.tsx'
import { useCountdown, type Deadline, deadlineIn } from '../../ui/hooks/useCountdown.ts'
import { clock as drawing } from '../../ui/layout/icons.ts'
import { visuallyHidden } from '../../ui/theme/global.css.ts'
import { Icon } from '../../ui/layout/Icon.tsx'
import * as styles from './sign-in.css.ts'
import { serverTime } from '../../device/clock.ts'
import { openSession } from '../../session/session.ts'
import { readStored } from '../../session/storage.ts'

/** Lifetime of an OTP (ms); no other can be requested until then (§sign-in.9). */
const OTP_LASTS = 120_000
/** Seconds left at which a screen reader tells the time (§sign-in.9). */
const ANNOUNCED_AT = [10, 30, 60]

/** Formats seconds: 120 → 2:00, 9 → 0:09 */
const minutes = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`

/** The time left, and a button for a new code that works once the time is up (§sign-in.9). */
export function OtpClock(props: { until: Deadline; canResend: boolean; onResend: () => Promise<void> }) {
  const { until, canResend, onResend } = props
  const { t } = useLingui()
  const waitId = useId()
  const left = useCountdown(until)
  const said = ANNOUNCED_AT.find((at) => left <= at)
  const mustWait = left > 0 && !canResend
  const expired = t({ message: 'OTP Expired', comment: 'In place of the countdown, once the code is too old. max 24' })
  return (
    <div className={styles.clock}>
      {left > 0 ? (
        <span className={styles.time}>
          <Icon icon={drawing} />
          <span className={visuallyHidden}>
            <Trans comment="Screen reader: before the time left for the OTP, 1:59.">Time left:</Trans>
          </span>
          <span role="timer" aria-live="off">
            {minutes(left)}
          </span>
        </span>
      ) : (
        <span className={`${styles.time} ${styles.expired}`}>
          <Icon icon={drawing} />
          {expired}
        </span>
      )}
      <span role="status" className={visuallyHidden}>
        {left === 0
          ? expired
          : said !== undefined &&
            t({
              message: plural(said, {
                one: '# second left for the OTP',
                other: '# seconds left for the OTP',
              }),
              comment: 'Screen reader: said 60, 30 and 10 seconds before the code is too old.',
            })}
      </span>
      {mustWait && (
        <span id={waitId} className={visuallyHidden}>
          <Trans comment="Screen reader: about the button Resend.">Possible once the time is up</Trans>
        </span>
      )}
      <Button tone="outline" isDisabled={mustWait} describedBy={mustWait ? waitId : undefined} onPress={onResend}>
        <Trans comment="Button below the boxes of the OTP: sends another code. max 24">Resend</Trans>
      </Button>
    </div>
  )
}

export type SentOtp = {
  mobile: string
  until: Deadline
  /** How often Resend has replaced it. */
  resent: number
  /** Whether the answer to a check was lost: the server may have used up the code, so another is offered at once. */
  isUnsure?: boolean | undefined
}

/** Stores for this tab that an OTP was sent (§sign-in.6). */
export function rememberSentOtp(mobile: string, resent = 0): SentOtp {
  openSession().store({ mobile, sent_otp: { mobile, at: Date.now(), atServer: serverTime() } })
  return { mobile, until: deadlineIn(OTP_LASTS), resent }
}

/** The OTP that was sent before a reload, or before a phone discarded the tab; undefined once it has expired. */
export function recallSentOtp(): SentOtp | undefined {
  const sent = readStored('sent_otp')
  // A phone may have corrected its clock meanwhile: then the server's time tells.
  const times = sent ? [Date.now() - sent.at, serverTime() - sent.atServer] : []
  const passed = times.find((time) => time >= 0 && time < OTP_LASTS)
  return sent && passed !== undefined
    ? { mobile: sent.mobile, until: deadlineIn(OTP_LASTS - passed), resent: 0, isUnsure: sent.isUnsure }
    : undefined
}

/** Stores, for a reload, whether an answer about the code is missing. */
export function noteUnsure(isUnsure: boolean): void {
  const sent = readStored('sent_otp')
  if (sent) openSession().store({ sent_otp: { ...sent, isUnsure } })
}

export const forgetSentOtp = (): void => openSession().store({ sent_otp: undefined })
