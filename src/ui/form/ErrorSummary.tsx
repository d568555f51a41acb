import type { MouseEvent, ReactNode } from 'react'
import { takeFocus } from '../hooks/focus.ts'
import { warning } from '../layout/icons.ts'
import * as styles from './error-summary.css.ts'
import { Icon } from '../layout/Icon.tsx'

/** A list that has nothing to choose from yet. */
const WAITING = '[aria-disabled=true]'

/**
 * Shows a field with its label, and puts the focus in it: in a group, in its first control. Where the field waits for the
 * choice before it, which is missing as well, that one gets the focus.
 */
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

/**
 * What is wrong with a form, above it: it takes the focus as it appears, and each line leads to its field. Give it a new
 * `key` for each attempt, so that it takes the focus again.
 */
export function ErrorSummary({
  title,
  errors,
}: {
  title: ReactNode
  errors: readonly { fieldId: string; message: ReactNode }[]
}) {
  if (errors.length === 0) return null

  function go(event: MouseEvent, fieldId: string) {
    // The address stays what it is, and so does Back.
    event.preventDefault()
    goToField(fieldId)
  }
  return (
    <div ref={takeFocus} tabIndex={-1} className={styles.summary}>
      {/* Inside what takes the focus: an alert that is focused is read twice, and scrambled (govuk-frontend 2677). */}
      <div role="alert" className={styles.said}>
        <h2 className={styles.title}>
          <Icon icon={warning} />
          {title}
        </h2>
        <ul className={styles.list}>
          {errors.map(({ fieldId, message }) => (
            <li key={fieldId}>
              <a href={`#${fieldId}`} className={styles.link} onClick={(event) => go(event, fieldId)}>
                {message}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
