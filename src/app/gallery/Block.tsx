import type { ReactNode } from 'react'
import * as styles from './gallery.css.ts'

/** One kind of building block with its states. */
export const Block = ({
  title,
  by,
  children,
}: {
  title: string
  /** Whose widgets these are, React Aria's or the browser's, and why; empty if there are none. */
  by?: string
  children: ReactNode
}) => (
  <div className={styles.section}>
    <h2 className={styles.title}>{title}</h2>
    {by && <p className={styles.by}>{by}</p>}
    {children}
  </div>
)
