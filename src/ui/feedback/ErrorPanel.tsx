import type { ReactNode } from 'react'
import { button } from '../controls/button.css.ts'
import * as styles from './panel.css.ts'

/** A part of the page could not be loaded: what happened, in plain words, and a way to try again. Announced at once. */
export function ErrorPanel(props: {
  title: ReactNode
  message: ReactNode
  retryLabel: ReactNode
  onRetry: () => void
  /** Another way onward, beside the retry. */
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
            // The panel gives way: the focus goes on to what it stands in, and not to the body.
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
