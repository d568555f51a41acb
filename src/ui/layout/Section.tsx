import { useId, type ReactNode } from 'react'
import { sectionHeading } from './card.css.ts'

/** A part of a page, named by its heading. */
export function Section(props: { title: ReactNode; className?: string; headingClass?: string; children: ReactNode }) {
  const heading = useId()
  return (
    <section aria-labelledby={heading} className={props.className}>
      <h2 id={heading} className={props.headingClass ?? sectionHeading}>
        {props.title}
      </h2>
      {props.children}
    </section>
  )
}
