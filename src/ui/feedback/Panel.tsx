import type { ReactNode } from 'react'
import { Icon } from '../layout/Icon.tsx'
import * as styles from './feedback.css.ts'
import { button } from '../controls/button.css.ts'

/** Replaces an empty list: says why it is empty, and offers a next step. */
export function EmptyState({
  title,
  message,
  action,
  icon,
  level = 2,
}: {
  title: ReactNode
  message?: ReactNode
  action?: ReactNode
  /** A drawing of icons.ts; by default a leaf. */
  icon?: string
  level?: 2 | 3
}) {
  const Heading = `h${level}` as const
  return (
    <div className={`${styles.panel} ${styles.centered}`}>
      <span className={styles.emblem}>
        <Icon {...(icon ? { icon } : { name: 'leaf' as const })} />
      </span>
      <Heading className={styles.title}>{title}</Heading>
      {message && <p>{message}</p>}
      {action && <div className={styles.onward}>{action}</div>}
    </div>
  )
}

/** Replaces a part of a page that failed to load: says what happened and offers to try again. Announced at once. */
export function ErrorPanel(props: {
  title: ReactNode
  message?: ReactNode
  retryLabel: ReactNode
  /** Undefined if trying again can't help, or another button does. */
  onRetry: (() => void) | undefined
  action?: ReactNode
}) {
  const { onRetry } = props
  return (
    <div role="alert" className={`${styles.panel} ${styles.danger}`}>
      <h2>{props.title}</h2>
      {props.message && <p>{props.message}</p>}
      <div className={styles.actions}>
        {onRetry && (
          <button
            type="button"
            className={button({ tone: 'leaf' })}
            onClick={({ currentTarget }) => {
              // The panel disappears: the focus moves to the element around it, not to the body.
              currentTarget.closest<HTMLElement>('[tabindex="-1"]')?.focus({ preventScroll: true })
              onRetry()
            }}
          >
            {props.retryLabel}
          </button>
        )}
        {props.action}
      </div>
    </div>
  )
}
