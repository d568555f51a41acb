import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import * as v from 'valibot'
import { requestOtp, verifyOtp, type SignedIn } from '../../api/account.ts'
import { ApiError } from '../../api/errors.ts'
import { commonError, sendError, type FailureWords } from '../../domain/failures.ts'
import { FormFailure, PageForm } from '../../domain/forms/PageForm.tsx'
import { spacedMobile } from '../../domain/formats.ts'
import { useLocale } from '../../i18n/useLocale.ts'
import { openSession } from '../../session/session.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { useIsMounted } from '../../ui/hooks/events.ts'
import { focusFirstField } from '../../ui/hooks/focus.ts'
import { say, useForm } from '../../ui/form/useForm.ts'
import { boxId, EMPTY, OTP_LENGTH, OtpBoxes } from './OtpBoxes.tsx'
import { noteUnsure, OtpClock, type SentOtp } from './OtpClock.tsx'
import * as styles from './sign-in.css.ts'

const wrongOtp = msg({ message: 'Invalid OTP. Please try again.', comment: 'At the boxes of the OTP.' })
const usedUp = msg({
  message:
    'This OTP did not work. It may have been used already when the connection broke. Press “Resend” for a new one.',
  comment: 'At the boxes of the OTP: the connection broke while the code was checked; checked again, it is refused.',
})
const incomplete = msg({
  message: 'Enter all 6 characters of the OTP',
  comment: 'At the boxes of the OTP: one is empty.',
})
const schema = v.object({
  otp: v.pipe(
    v.array(v.string()),
    v.transform((boxes) => boxes.join('')),
    v.length(OTP_LENGTH, say(incomplete)),
  ),
})

/** The step for entering one code: six boxes and the time left (§sign-in.7). */
export function OtpStep(props: {
  sent: SentOtp
  onResent: () => void
  onChangeNumber: () => void
  onSignedIn: (reply: SignedIn) => void
}) {
  const { sent, onResent, onChangeNumber, onSignedIn } = props
  const { t } = useLingui()
  const locale = useLocale()
  const { mobile, until } = sent
  const [isUnsure, setUnsure] = useState(sent.isUnsure ?? false)
  const form = useForm({
    schema,
    initial: { otp: EMPTY },
    onSubmit: async ({ otp }) => {
      setUnsent(undefined)
      noteUnsure(true)
      const reply = await openSession().during(
        verifyOtp({ mobile, otp }, locale).catch((failure: unknown) => {
          if (isRefusal(failure)) noteUnsure(isUnsure)
          else setUnsure(true)
          throw failure
        }),
      )
      if (!('token' in reply) || !reply.token) {
        noteUnsure(isUnsure)
        throw new WrongOtp()
      }
      if (isMounted()) onSignedIn(reply) // otherwise the person has meanwhile changed the number, or requested another code
    },
    fieldErrors: (failure) => (failure instanceof WrongOtp ? { otp: [t(isUnsure ? usedUp : wrongOtp)] } : undefined),
  })
  /** Why no other code was sent. */
  const [unsent, setUnsent] = useState<{ failure: unknown; count: number }>()
  const isMounted = useIsMounted()
  const field = form.field('otp')
  const firstEmpty = field.value.indexOf('')

  async function resend() {
    try {
      const reply = await openSession().during(requestOtp({ mobile }, locale))
      if (reply.status !== 'success') throw new ApiError('http', { refusal: { message: reply.message } })
      if (isMounted()) onResent() // otherwise the person has meanwhile changed the number
    } catch (failure) {
      setUnsent({ failure, count: (unsent?.count ?? 0) + 1 })
    }
  }

  const failed = unsent ? unsent.failure : form.formFailure
  const summary = form.summary.map((error) =>
    firstEmpty < 0 ? error : { ...error, fieldId: boxId(error.fieldId, firstEmpty) },
  )
  return (
    <PageForm
      ref={focusFirstField}
      form={{ ...form, summary, formFailure: failed }}
      failure={<FormFailure key={unsent?.count} {...(unsent ? resendFailure : verifyFailure)(failed)} />}
      className={styles.form}
    >
      <p className={styles.sentTo}>
        <span>
          <Trans comment="Above the boxes of the OTP; the phone’s number follows, then “Change”.">OTP sent to</Trans>
        </span>
        <bdi className={styles.number}>+91 {spacedMobile(mobile)}</bdi>
        <Button tone="quiet" onPress={onChangeNumber} className={styles.change}>
          <Trans comment="Button beside the number that the OTP was sent to: back to typing it.">Change</Trans>
        </Button>
      </p>
      <OtpBoxes
        {...field}
        label={<Trans comment="Name of the group of six boxes at the sign-in.">Enter the OTP</Trans>}
        description={
          <Trans comment="Hint at the boxes of the OTP. SMS: a text message.">The 6 characters from the SMS</Trans>
        }
      />
      <OtpClock until={until} canResend={isUnsure} onResend={resend} />
      <Button type="submit" tone="main" isPending={form.isPending} className={styles.wide}>
        <Trans comment="Button at the sign-in: checks the code. max 24">Verify</Trans>
      </Button>
    </PageForm>
  )
}

class WrongOtp extends Error {
  override readonly name = 'WrongOtp'
}

export const resendFailure = (error: unknown) =>
  sendError(error, { refused: texts.resend, unexpected: texts.resendAgain })

export function verifyFailure(error: unknown): FailureWords {
  const common = commonError(error)
  if (common) return { text: common }
  // After too many attempts, only the server knows how long to wait.
  return { text: texts.verifyAgain, serverMessage: isRefusal(error) ? error.refusal.message : undefined }
}

/** Whether the server refused the request, which then had no effect. */
const isRefusal = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.kind === 'http' && error.status >= 400 && error.status < 500

const texts = {
  resend: msg({ message: 'Failed to resend OTP', comment: 'At the sign-in: the server did not send another code.' }),
  resendAgain: msg({
    message: 'Failed to resend OTP. Please try again.',
    comment: 'At the sign-in: the server could not be reached, or its answer could not be read.',
  }),
  verifyAgain: msg({
    message: 'Failed to verify OTP. Please try again.',
    comment: 'At the sign-in: the code could not be checked. The server’s own words may follow.',
  }),
}
