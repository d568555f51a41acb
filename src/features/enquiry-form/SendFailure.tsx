import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useSyncExternalStore } from 'react'
import { MissingDetails, type Detail, type ProfileProblem } from '../../domain/business/profile-completeness.tsx'
import { paths } from '../../domain/navigation/paths.ts'
import { useLocale } from '../../i18n/useLocale.ts'
import { restoreSession } from '../../session/restore.ts'
import { useSession } from '../../session/session.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { Link } from '../../ui/controls/Link.tsx'
import { button } from '../../ui/controls/button.css.ts'
import * as panel from '../../ui/feedback/feedback.css.ts'
import { isConnectionLost, profileTexts, sendError } from './form-error.ts'
import { ProfileBlocks } from './post-enquiry.ts'

/** The error above the form's buttons. The input is still there. After a lost connection, one press sends it again. */
export function SendFailure({
  title,
  error,
  onRetry,
}: {
  title: ReactNode
  error: unknown
  /** Undefined if the form's own button retries. */
  onRetry?: () => void
}) {
  const { t } = useLingui()
  const isOnline = useSyncExternalStore(watchConnection, () => navigator.onLine)
  if (error instanceof ProfileBlocks && onRetry)
    return <ProfileNotice problem={error.problem} missing={error.missing} onRetry={onRetry} />
  const text = sendError(error)
  return (
    <div role="alert" className={`${panel.panel} ${panel.danger}`}>
      <h2 className={panel.title}>{title}</h2>
      <p className={panel.text}>{typeof text === 'string' ? text : t(text)}</p>
      {onRetry && isConnectionLost(error) && (
        <Button tone="leaf" onPress={onRetry}>
          {isOnline ? (
            <Trans comment="Button in the enquiry form: the connection is back. max 24">Send now</Trans>
          ) : (
            <Trans comment="Button in the enquiry form: send it once more. max 24">Try Again</Trans>
          )}
        </Button>
      )}
    </div>
  )
}

function watchConnection(onChange: () => void) {
  addEventListener('online', onChange)
  addEventListener('offline', onChange)
  return () => {
    removeEventListener('online', onChange)
    removeEventListener('offline', onChange)
  }
}

/**
 * Why the profile doesn't allow posting, and what to do (§enquiries.25).
 * @param props.missing required details missing from the profile
 * @param props.onRetry sends the form again
 */
export function ProfileNotice(props: { problem: ProfileProblem; missing: Detail[]; onRetry: () => void }) {
  const { problem, missing, onRetry } = props
  const { t } = useLingui()
  const locale = useLocale()
  const queryClient = useQueryClient()
  const { businessType } = useSession()
  const completion = paths.register(paths.newEnquiry(), { step: 2, business_type: businessType })
  const onward: Record<ProfileProblem, ReactNode> = {
    noAuthToken: (
      <Link to={paths.auth({ next: paths.newEnquiry() })} className={button({ tone: 'leaf' })}>
        <Trans comment="Link to the sign-in page. max 16">Log in</Trans>
      </Link>
    ),
    noBusinessType: (
      <Link to={paths.register(paths.newEnquiry())} className={button({ tone: 'leaf' })}>
        <Trans comment="Link to step 1 of the registration of a business.">Register your business</Trans>
      </Link>
    ),
    fetchProfile: (
      <Button tone="leaf" onPress={onRetry}>
        <Trans comment="Button: send the enquiry once more.">Try Again</Trans>
      </Button>
    ),
    businessTypeMismatch: (
      <Button tone="leaf" onPress={() => restoreSession(queryClient, locale).catch(() => undefined)}>
        <Trans comment="Button: the kind of business that the server knows is used on this device too.">
          Use the registered one
        </Trans>
      </Button>
    ),
    noBusinessProfile: (
      <Link to={completion} className={button({ tone: 'leaf' })}>
        <Trans comment="Link to step 2 of the registration of a business.">Complete your profile</Trans>
      </Link>
    ),
    missingDetails: (
      <Link to={completion} className={button({ tone: 'leaf' })}>
        <Trans comment="Link to the form with the details of the person’s business, some of which are missing. max 32">
          Add what is missing
        </Trans>
      </Link>
    ),
  }
  return (
    <div role="alert" className={`${panel.panel} ${panel.danger}`}>
      <p className={panel.text}>
        {problem === 'missingDetails' ? <MissingDetails missing={missing} /> : t(profileTexts[problem])}
      </p>
      {onward[problem]}
    </div>
  )
}
