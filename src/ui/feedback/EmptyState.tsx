import type { ReactNode } from 'react'
import { Icon } from '../layout/Icon.tsx'
import * as styles from './panel.css.ts'

/** A list with nothing in it: why, in plain words, and a way onward. */
export function EmptyState({
  title,
  message,
  action,
  icon,
  level = 2,
}: {
  title: ReactNode
  message?: ReactNode
  /** A link or button that leads onward. */
  action?: ReactNode
  /** One of icons.ts; a leaf without it. */
  icon?: string
  /** Of the heading, after the headings around it. */
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
