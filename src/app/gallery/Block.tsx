import type { ReactNode } from 'react'
import * as styles from './gallery.css.ts'

/** One kind of building block with its states. */
export const Block = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className={styles.section}>
    <h2 className={styles.title}>{title}</h2>
    {children}
  </div>
)
