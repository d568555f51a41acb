import { Trans } from '@lingui/react/macro'
import type { MouseEvent, ReactNode } from 'react'
import { takeFocus } from '../hooks/focus.ts'
import { warning } from '../layout/icons.ts'
import * as styles from '../fields/field.css.ts'
import { Icon } from '../layout/Icon.tsx'

/** A list field that has no options yet. */
const WAITING = '[aria-disabled=true]'

/** Focuses a field, in a group its checked or first control. If it waits for another field's choice, focuses that one. */
export function goToField(fieldId: string): void {
  const wanted = document.getElementById(fieldId)
  const before = (missing: HTMLElement) =>
    !!wanted && missing.compareDocumentPosition(wanted) & Node.DOCUMENT_POSITION_FOLLOWING
  const field = wanted?.matches(WAITING)
    ? ([...document.querySelectorAll<HTMLElement>(`[aria-invalid=true]:not(${WAITING})`)].findLast(before) ?? wanted)
    : wanted
  if (!field) return
  const controls = [field, ...field.querySelectorAll<HTMLElement>('*')].filter((element) => element.tabIndex >= 0)
  const target = controls.find((element) => element.matches(':checked')) ?? controls[0] ?? field
  const box = field.closest('label')?.parentElement ?? field.parentElement
  ;(box ?? field).scrollIntoView({ block: 'nearest' })
  target.focus({ preventScroll: true })
}

/** The errors of a form, with links to the fields. It takes the focus when it appears: `key` is the attempt. */
export function ErrorSummary({ errors }: { errors: readonly { fieldId: string; message: ReactNode }[] }) {
  if (errors.length === 0) return null

  function go(event: MouseEvent, fieldId: string) {
    // The link must not change the address or the history.
    event.preventDefault()
    goToField(fieldId)
  }
  return (
    <div ref={takeFocus} tabIndex={-1} className={styles.summary}>
      {/* The alert is inside the focused element: a focused alert is read twice, and garbled (govuk-frontend 2677). */}
      <div role="alert" className={styles.said}>
        <h2 className={styles.summaryTitle}>
          <Icon icon={warning} />
          <Trans comment="Above a form: heading of what is wrong.">Please correct this</Trans>
        </h2>
        <ul className={styles.summaryList}>
          {errors.map(({ fieldId, message }) => (
            <li key={fieldId}>
              <a href={`#${fieldId}`} className={styles.summaryLink} onClick={(event) => go(event, fieldId)}>
                {message}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
