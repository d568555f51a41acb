import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { MissingDetails, type Detail, type ProfileProblem } from '../../domain/business/profile-completeness.tsx'
import { paths } from '../../domain/navigation/paths.ts'
import { useLocale } from '../../i18n/useLocale.ts'
import { restoreSession } from '../../session/restore.ts'
import { useSession } from '../../session/session.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { Link } from '../../ui/controls/Link.tsx'
import { ErrorPanel } from '../../ui/feedback/Panel.tsx'
import * as panel from '../../ui/feedback/feedback.css.ts'
import { ProfileBlocks } from './post-enquiry.ts'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { isConnectionLost } from '../../api/errors.ts'
import { sendError } from '../../domain/failures.ts'

/** Says why sending failed; the input is still there. After a lost connection, one press sends it again. */
export function SendFailure(props: {
  title: ReactNode
  error: unknown
  isChange?: boolean
  /** Sends the form again; undefined if the form's own button retries. */
  onRetry?: () => void
}) {
  const { title, error, isChange, onRetry } = props
  const { t } = useLingui()
  if (error instanceof ProfileBlocks && onRetry)
    return <ProfileNotice problem={error.problem} missing={error.missing} onRetry={onRetry} />
  const { text, serverMessage } = enquiryFailure(error, isChange)
  const isPerhapsPosted = !isChange && (text === texts.timeout || text === texts['bad-reply'])
  return (
    <ErrorPanel
      title={title}
      message={text ? t(text) : serverMessage}
      retryLabel={<Trans comment="Button in the enquiry form: send it once more. max 24">Try again</Trans>}
      onRetry={isConnectionLost(error) ? onRetry : undefined}
      action={isPerhapsPosted && <OwnEnquiries />}
    />
  )
}

export const OwnEnquiries = () => (
  <Link to={paths.enquiries()} tone="outline">
    <Trans comment="Link to the list of the person’s own enquiries. max 24">My enquiries</Trans>
  </Link>
)

/** Why the profile doesn't allow posting (§enquiries.25). @param props.onRetry sends the form again */
export function ProfileNotice(props: { problem: ProfileProblem; missing: Detail[]; onRetry: () => void }) {
  const { problem, missing, onRetry } = props
  const { t } = useLingui()
  const locale = useLocale()
  const queryClient = useQueryClient()
  const { businessType } = useSession()
  const link = (to: string, text: ReactNode) => (
    <Link to={to} tone="leaf">
      {text}
    </Link>
  )
  const form = paths.newEnquiry()
  const completion = paths.register(form, { step: 2, business_type: businessType })
  const onward: Record<ProfileProblem, ReactNode> = {
    noAuthToken: link(paths.auth({ next: form }), <Trans comment="Link to the sign-in page. max 16">Log in</Trans>),
    noBusinessType: link(
      paths.register(form),
      <Trans comment="Link to step 1 of the registration of a business.">Register your business</Trans>,
    ),
    fetchProfile: (
      <Button tone="leaf" onPress={onRetry}>
        <Trans comment="Button: send the enquiry once more.">Try again</Trans>
      </Button>
    ),
    businessTypeMismatch: (
      <Button tone="leaf" onPress={() => restoreSession(queryClient, locale).catch(() => undefined)}>
        <Trans comment="Button: this device uses the server’s kind of business.">Use the registered one</Trans>
      </Button>
    ),
    noBusinessProfile: link(
      completion,
      <Trans comment="Link to step 2 of the registration of a business.">Complete your profile</Trans>,
    ),
    missingDetails: link(
      completion,
      <Trans comment="Link to the details of the person’s business. max 32">Add what is missing</Trans>,
    ),
  }
  return (
    <div role="alert" className={`${panel.panel} ${panel.danger}`}>
      <p>{problem === 'missingDetails' ? <MissingDetails missing={missing} /> : t(profileTexts[problem])}</p>
      {onward[problem]}
    </div>
  )
}

/** The heading above says what failed (§enquiries.29). */
export const enquiryFailure = (error: unknown, isChange = false) =>
  sendError(error, { ...texts, ...(isChange && changeTexts) })

const texts = {
  offline: msg({
    message: 'There was no connection. What you typed is kept on this device; send it when you are back online.',
    comment: 'When an enquiry is not sent.',
  }),
  network: msg({
    message: 'The connection failed. What you typed is kept on this device; please try again.',
    comment: 'When an enquiry is not sent.',
  }),
  timeout: msg({
    message:
      'There was no reply in time. Check My enquiries before you try again: this one may already be posted. What you typed is kept.',
    comment: 'When an enquiry was sent and no answer came.',
  }),
  'bad-reply': msg({
    message: 'We could not read the reply. Check My enquiries before you try again: this one may already be posted.',
    comment: 'When an enquiry was sent and the server’s answer made no sense.',
  }),
  server: msg({
    message: 'Something is wrong at our end. Please try again later.',
    comment: 'When an enquiry is not sent.',
  }),
  unexpected: msg({ message: 'Please try again.', comment: 'When an enquiry could not be sent: nobody knows why.' }),
}

/** A change sent twice is the same change. */
const changeTexts = {
  timeout: msg({
    message: 'There was no reply in time. Your changes may already be saved; you can send them again.',
    comment: 'When changes of an enquiry were sent and no answer came.',
  }),
  'bad-reply': msg({
    message: 'We could not read the reply. Your changes may already be saved; you can send them again.',
    comment: 'When changes of an enquiry were sent and the server’s answer made no sense.',
  }),
}

/** Texts for the problems of a profile (§enquiries.25). */
const profileTexts: Record<Exclude<ProfileProblem, 'missingDetails'>, MessageDescriptor> = {
  noBusinessType: msg({
    message: 'You have not registered a business yet. Register it first, then you can post enquiries.',
    comment: 'On the page of a new enquiry, when the person has no business.',
  }),
  noAuthToken: msg({
    message: 'You are not logged in any more. Log in again; what you typed is kept.',
    comment: 'On the page of a new enquiry.',
  }),
  fetchProfile: msg({
    message: 'Your profile could not be loaded, so your enquiry was not posted. Please try again.',
    comment: 'On the page of a new enquiry.',
  }),
  businessTypeMismatch: msg({
    message:
      'The kind of business saved on this device is not the one you registered. Use the registered one, then post again.',
    comment: 'On the page of a new enquiry. Kind of business: farmer, buyer, company and so on.',
  }),
  noBusinessProfile: msg({
    message: 'Your business profile is not complete yet. Complete it first, then you can post enquiries.',
    comment: 'On the page of a new enquiry, when the person has not done step 2 of the registration.',
  }),
}
