import type { ReactNode } from 'react'
import * as styles from './disclosure.css.ts'
import { down } from '../layout/icons.ts'
import { Icon } from '../layout/Icon.tsx'

/** A native disclosure. It has a file of its own, or pages would wait for React Aria's. */
export function Details({
  title,
  children,
  isOpen,
  onOpenChange,
}: {
  title: ReactNode
  children: ReactNode
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}) {
  return (
    <details
      open={isOpen}
      className={styles.disclosure}
      onToggle={({ currentTarget }) => onOpenChange(currentTarget.open)}
    >
      <summary className={styles.button}>
        {title}
        <span className={styles.arrow({ open: isOpen })}>
          <Icon icon={down} />
        </span>
      </summary>
      <div className={styles.panel}>{children}</div>
    </details>
  )
}
