import { useId, type ReactNode } from 'react'
import * as styles from './business.css.ts'

/** A part of the page with its heading. */
export function Section(props: { title: ReactNode; className?: string; children: ReactNode }) {
  const heading = useId()
  return (
    <section aria-labelledby={heading} className={`${styles.section} ${props.className ?? ''}`}>
      <h2 id={heading} className={styles.heading}>
        {props.title}
      </h2>
      {props.children}
    </section>
  )
}
