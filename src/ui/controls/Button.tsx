import { Trans } from '@lingui/react/macro'
import { useRef, useState, type MouseEvent, type ReactNode } from 'react'
import { Icon } from '../layout/Icon.tsx'
import { button, labelOf, spinner } from './button.css.ts'
import { visuallyHidden } from '../theme/global.css.ts'
import * as styles from '../feedback/feedback.css.ts'

/** While its work runs, it keeps focus, width and name (§accessibility.7). React Aria's would add 10 KiB. */
export function Button({
  tone,
  type = 'button',
  onPress,
  isPending = false,
  pendingLabel,
  isDisabled = false,
  takesFocus = false,
  label,
  describedBy,
  className = '',
  icon,
  children,
}: {
  tone?: 'main' | 'leaf' | 'outline' | 'quiet' | 'danger' | 'header'
  type?: 'button' | 'submit'
  /** Called on a press. If it returns a promise, the button is pending until that settles. */
  onPress?: () => unknown
  isPending?: boolean
  /** Text beside the spinner while pending: "Saving…"; by default only the spinner. */
  pendingLabel?: ReactNode
  /** Not available now, as a text beside it (`describedBy`) or other work says. It can still be focused. */
  isDisabled?: boolean
  /** Whether the button takes the focus when it appears: the harmless answer in a dialog. */
  takesFocus?: boolean
  /** Name for screen readers, where the visible text is not enough: "Delete image 2 of 5". */
  label?: string
  describedBy?: string
  className?: string
  /** A drawing of icons.ts, shown before the text. */
  icon?: string
  children: ReactNode
}) {
  const [works, setWorks] = useState(false)
  // A ref, as state is too late: two quick presses come before the next render.
  const working = useRef(false)
  const pending = isPending || works

  async function follow(work: Promise<unknown>) {
    working.current = true
    setWorks(true)
    try {
      await work
    } catch {
      // The code that made the promise reports its failure; here it only ends the pending state.
    } finally {
      working.current = false
      setWorks(false)
    }
  }
  function press(event: MouseEvent) {
    if (pending || isDisabled || working.current) return event.preventDefault()
    const work = onPress?.()
    if (work instanceof Promise) void follow(work)
  }

  return (
    <>
      <button
        // oxlint-disable-next-line react/button-has-type -- one of two, above
        type={type}
        className={`${button({ tone, isDisabled })} ${className}`}
        aria-disabled={pending || isDisabled || undefined}
        aria-label={label}
        aria-describedby={describedBy}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- in dialogs, where focus has to go somewhere
        autoFocus={takesFocus}
        onClick={press}
      >
        <span className={labelOf({ isPending: pending })}>
          {icon && <Icon icon={icon} />}
          {children}
        </span>
        {pending && (
          <span className={spinner}>
            <Spinner />
            {pendingLabel}
          </span>
        )}
      </button>
      <span role="status" className={visuallyHidden} data-live-announcer="true">
        {pending &&
          (pendingLabel ?? (
            <Trans comment="Screen reader: a button was pressed and its work is under way.">Please wait…</Trans>
          ))}
      </span>
    </>
  )
}

/** Shows that work is in progress; needs a text beside it. It doesn't turn where motion is reduced. */
export const Spinner = () => (
  <svg viewBox="0 0 24 24" className={styles.spinner} aria-hidden>
    <circle cx={12} cy={12} r={9} className={styles.track} />
    <path d="M12 3a9 9 0 0 1 9 9" />
  </svg>
)
