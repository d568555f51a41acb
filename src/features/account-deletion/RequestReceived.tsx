import { Trans } from '@lingui/react/macro'
import { lazy, Suspense, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useNavigate } from 'react-router'
import { paths } from '../../domain/navigation/paths.ts'
import { DELETION_POPUP_SHOWS_FOR } from '../../domain/timers.ts'
import type { OpenSession } from '../../session/session.ts'
import { readStored } from '../../session/storage.ts'
import { Link } from '../../ui/controls/Link.tsx'
import { button } from '../../ui/controls/button.css.ts'
import * as styles from './deletion.css.ts'

const StoppableTimer = lazy(() =>
  import('../../ui/feedback/StoppableTimer.tsx').then((module) => ({ default: module.StoppableTimer })),
)

/**
 * The confirmation: a dialog that opens the profile after 40 s unless stopped, and a text on the page (§profile.11).
 * @param props.isNow false if the request was sent earlier: the dialog stays closed
 */
export function RequestReceived({ isNow }: { isNow: boolean }) {
  const navigate = useNavigate()
  const [isOpen, setOpen] = useState(isNow)
  const heading = useRef<HTMLHeadingElement>(null)
  function stay() {
    flushSync(() => setOpen(false))
    // The button that opened the dialog no longer exists, so focus can't return to it.
    heading.current?.focus()
  }
  const title = (
    <Trans comment="Heading once a request for the deletion of an account has arrived.">Request received</Trans>
  )
  const text = (
    <Trans comment="Once a request for the deletion of an account has arrived.">
      Your request to delete your account has arrived. We process it in 4 to 5 working days.
    </Trans>
  )
  return (
    <>
      <section className={styles.received}>
        <h2 ref={heading} tabIndex={-1} className={styles.title}>
          {title}
        </h2>
        <p>{text}</p>
        <p>
          <Link to={paths.profile()} className={button()}>
            <Trans comment="Link to the person’s own profile.">Profile</Trans>
          </Link>
        </p>
      </section>
      {isOpen && (
        <Suspense fallback={null}>
          <StoppableTimer
            title={title}
            seconds={DELETION_POPUP_SHOWS_FOR / 1000}
            onGo={() => void navigate(paths.profile())}
            onStay={stay}
          >
            <p>{text}</p>
            <p>
              <Trans comment="In the dialog after a request for deletion: where it leads by itself.">
                Your profile opens next.
              </Trans>
            </p>
          </StoppableTimer>
        </Suspense>
      )}
    </>
  )
}

/** Five working days and a weekend, in ms. After that the account is gone, or the person may ask again. */
const TAKES = 7 * 86_400_000

export const rememberRequest = (session: OpenSession): void => session.store({ deletion_requested_at: Date.now() })

/** Whether this person sent a request from this device that may still be pending. */
export function isRequested(): boolean {
  const passed = Date.now() - (readStored('deletion_requested_at') ?? 0)
  return passed >= 0 && passed < TAKES
}
