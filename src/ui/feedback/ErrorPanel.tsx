import type { ReactNode } from 'react'
import { button } from '../controls/button.css.ts'
import * as styles from './panel.css.ts'

/** Replaces a part of a page that failed to load: says what happened and offers to try again. Announced at once. */
export function ErrorPanel(props: {
  title: ReactNode
  message: ReactNode
  retryLabel: ReactNode
  onRetry: () => void
  /** Another action, beside the retry. */
  action?: ReactNode
}) {
  return (
    <div role="alert" className={`${styles.panel} ${styles.danger}`}>
      <h2 className={styles.title}>{props.title}</h2>
      <p className={styles.text}>{props.message}</p>
      <div className={styles.actions}>
        <button
          type="button"
          className={button({ tone: 'leaf' })}
          onClick={({ currentTarget }) => {
            // The panel disappears: the focus moves to the element around it, not to the body.
            currentTarget.closest<HTMLElement>('[tabindex="-1"]')?.focus({ preventScroll: true })
            props.onRetry()
          }}
        >
          {props.retryLabel}
        </button>
        {props.action}
      </div>
    </div>
  )
}
