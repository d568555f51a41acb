import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import type { SignedIn } from '../../api/account.ts'
import { spacedMobile } from '../../domain/formats.ts'
import { safeNext, wantedPage, paths } from '../../domain/navigation/paths.ts'
import { Redirect } from '../../domain/navigation/Redirect.tsx'
import { Page } from '../../domain/navigation/Page.tsx'
import { beginSession, useSession } from '../../session/session.ts'
import { profileFlag, profileFlagsOf, type Stored } from '../../session/storage.ts'
import { TOUCHED, useMediaQuery } from '../../ui/hooks/environment.tsx'
import { visuallyHidden } from '../../ui/theme/global.css.ts'
import { useCloseOnBack } from '../../ui/overlay/back.ts'
import { OtpStep } from './OtpStep.tsx'
import { PhoneStep } from './PhoneStep.tsx'
import { Progress, steps } from './Progress.tsx'
import { forgetSentOtp, recallSentOtp, rememberSentOtp } from './OtpClock.tsx'
import * as styles from './sign-in.css.ts'
import { draftOf, PERSONAL_DRAFT, readDraft, type StepDraftName } from '../../domain/forms/drafts.ts'

/** The sign-in: mobile number, then code, then the wanted page (§sign-in.1). */
export default function SignInPage() {
  const { t } = useLingui()
  const [query] = useSearchParams()
  const next = safeNext(query.get('next'))
  const [sent, setSent] = useState(recallSentOtp)
  /** The number that the person came back to. */
  const [changed, setChanged] = useState<string>()
  const { token } = useSession()
  /** The page to open after the code was accepted here. */
  const [answered, setAnswered] = useState<string>()
  // The person may also sign in in another tab.
  const destination = answered ?? (token === undefined ? undefined : next)

  function enter(reply: SignedIn) {
    setAnswered(afterSignIn(reply, next))
    beginSession(storedOfSignIn(reply, sent!.mobile))
  }
  function changeNumber() {
    forgetSentOtp()
    setChanged(sent!.mobile)
    setSent(undefined)
  }
  // A keyboard's Escape asks a close watcher too, but should not give up a code.
  const isTouched = useMediaQuery(TOUCHED)
  useCloseOnBack(isTouched && sent !== undefined && destination === undefined, changeNumber)

  const heading = t({ message: 'Log in', comment: 'Title of the sign-in page.', context: 'title' })
  const number = sent ? `+91 ${spacedMobile(sent.mobile)}` : ''
  return (
    <Page
      title={sent ? t(steps[1]) : heading}
      heading={heading}
      hasForm
      className={styles.page}
      look="small"
      before={<Progress step={destination !== undefined ? 2 : sent ? 1 : 0} />}
    >
      {destination !== undefined && <Redirect to={destination} />}
      {/* This element is rendered before its text, or the text wouldn't be announced. */}
      <p role="status" className={visuallyHidden}>
        {sent && (
          <span key={sent.resent}>
            {sent.resent > 0
              ? t({ message: 'A new OTP was sent.', comment: 'Screen reader: another code was sent to the phone.' })
              : t({
                  message: `OTP sent to ${number}`,
                  comment:
                    'Screen reader: at the sign-in, once a code is on its way. {number}: of the phone, +91 98765 00001.',
                })}
          </span>
        )}
      </p>
      {!sent ? (
        <PhoneStep changed={changed} onSent={(number) => setSent(rememberSentOtp(number))} />
      ) : (
        <OtpStep
          // A new code begins afresh: a late answer about an old one shows nothing.
          key={sent.resent}
          sent={sent}
          onResent={() => setSent(rememberSentOtp(sent.mobile, sent.resent + 1))}
          onChangeNumber={changeNumber}
          onSignedIn={enter}
        />
      )}
    </Page>
  )
}

/** The values to store (§sign-in.12). Undefined removes what an earlier session of the same person left. */
export function storedOfSignIn(reply: SignedIn, mobile: string) {
  const flags = profileFlagsOf(reply)
  const hasProfile = Object.values(flags).includes(true)
  return {
    authToken: reply.token,
    userId: reply.user_id,
    mobile,
    businessId: reply.business_id ?? undefined,
    business_type: reply.business_type ?? undefined,
    isBusiness: reply.business,
    hasProfile,
    ...flags,
    business_profile_verified: hasProfile || undefined,
    sent_otp: undefined,
  } satisfies Partial<Stored>
}

/** A person without a business registers first (§sign-in.13). `next` comes from `safeNext`. */
export function afterSignIn(reply: SignedIn, next: string): string {
  const type = reply.business_type
  const wanted = wantedPage(next)
  if (!reply.business) return paths.register(wanted)
  if (!type) return next
  const isComplete = reply[profileFlag(type)]
  // A registration that the end of a session interrupted goes on (§session.13): nothing else leads back to its input.
  const mayContinue = (name: StepDraftName) => {
    const draft = readDraft(name)
    const isOwn = draft && (draft.user === undefined || draft.user === reply.user_id)
    return isOwn && (!wanted || (!isComplete && draft.awaitsSignIn))
  }
  return mayContinue(draftOf(type)) || (!isComplete && mayContinue(PERSONAL_DRAFT))
    ? paths.register(wanted, { step: 2, business_type: type })
    : next
}
