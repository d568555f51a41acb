import { Trans } from '@lingui/react/macro'
import { useRef, useState, type MouseEvent, type ReactNode } from 'react'
import { button, labelOf, spinner } from './button.css.ts'
import { visuallyHidden } from '../theme/global.css.ts'
import { Spinner } from '../feedback/Spinner.tsx'

/**
 * A button that can be worked on: while it is, it keeps its focus, its width and its name, and further presses do nothing
 * (§accessibility.7). It is native: React Aria's would cost 10 KiB for what is twenty lines here.
 */
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
  children,
}: {
  tone?: 'main' | 'leaf' | 'outline' | 'quiet' | 'danger' | 'header'
  type?: 'button' | 'submit'
  /** When it returns a promise, the button is pending until that settles. */
  onPress?: () => unknown
  isPending?: boolean
  /** What stands on it in the meantime, beside the spinner: "Saving…"; without it the spinner alone. */
  pendingLabel?: ReactNode
  /** Only for what can't be pressed yet and says so beside it (`describedBy`): Tab still comes to it. Never for "in work". */
  isDisabled?: boolean
  /** When it appears: in a dialog, the harmless answer. */
  takesFocus?: boolean
  /** For screen readers, where the visible text alone would not do: "Delete image 2 of 5". */
  label?: string
  describedBy?: string
  className?: string
  children: ReactNode
}) {
  const [works, setWorks] = useState(false)
  // At once, unlike state: two quick presses come before the next render.
  const working = useRef(false)
  const pending = isPending || works

  async function follow(work: Promise<unknown>) {
    working.current = true
    setWorks(true)
    try {
      await work
    } catch {
      // Anyone who made the promise says what went wrong; here it only ends the wait.
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
        <span className={labelOf({ isPending: pending })}>{children}</span>
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
