import { useId, type ReactNode } from 'react'
import { card } from './card.css.ts'

/** A part of a page, named by its heading, by default a card. `takesFocus`: it gets the focus when the focused control inside is removed. */
export function Section(props: {
  title: ReactNode
  className?: string
  headingClass?: string
  takesFocus?: boolean
  children: ReactNode
}) {
  const heading = useId()
  return (
    <section aria-labelledby={heading} tabIndex={props.takesFocus ? -1 : undefined} className={props.className ?? card}>
      <h2 id={heading} className={props.headingClass}>
        {props.title}
      </h2>
      {props.children}
    </section>
  )
}
