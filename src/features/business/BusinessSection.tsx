import { useId, type ReactNode } from 'react'
import * as styles from './business.css.ts'

/**
 * A section of the page with its heading.
 * @param props.takesFocus makes it focusable, for when a focused control inside is removed
 */
export function BusinessSection(props: {
  title: ReactNode
  takesFocus?: boolean
  className?: string
  children: ReactNode
}) {
  const heading = useId()
  return (
    <section
      aria-labelledby={heading}
      tabIndex={props.takesFocus ? -1 : undefined}
      className={`${styles.section} ${props.className ?? ''}`}
    >
      <h2 id={heading} className={styles.heading}>
        {props.title}
      </h2>
      {props.children}
    </section>
  )
}
