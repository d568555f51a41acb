import { Trans, useLingui } from '@lingui/react/macro'
import { useSyncExternalStore, type ReactNode } from 'react'
import { Button } from '../../ui/controls/Button.tsx'
import * as panel from '../../ui/feedback/panel.css.ts'
import { isConnectionLost, sendError } from './form-error.ts'
import { ProfileNotice } from './ProfileNotice.tsx'
import { ProfileBlocks } from './post-enquiry.ts'

/**
 * Above the buttons of the form: it could not be sent. What was typed is still there; with a lost connection it is sent by
 * one press once the device is back online.
 */
export function SendFailure({
  title,
  error,
  onRetry,
}: {
  title: ReactNode
  error: unknown
  /** Without one the form's own button is the way onward. */
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
