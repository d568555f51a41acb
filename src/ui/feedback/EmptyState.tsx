import type { ReactNode } from 'react'
import { Icon } from '../layout/Icon.tsx'
import * as styles from './panel.css.ts'

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
  /** A link or button for the next step. */
  action?: ReactNode
  /** A drawing of icons.ts; by default a leaf. */
  icon?: string
  /** Level of the heading. */
  level?: 2 | 3
}) {
  const Heading = `h${level}` as const
  return (
    <div className={`${styles.panel} ${styles.centered}`}>
      <span className={styles.emblem}>
        <Icon {...(icon ? { icon } : { name: 'leaf' as const })} />
      </span>
      <Heading className={styles.title}>{title}</Heading>
      {message && <p className={styles.text}>{message}</p>}
      {action}
    </div>
  )
}
