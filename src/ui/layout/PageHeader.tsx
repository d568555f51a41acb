import type { ReactNode } from 'react'
import { header } from './page-header.css.ts'

/**
 * The top of a page. `title` is the browser's, with the product's name; a form renders its own. `above` is text over
 * the heading: the step, the kind. A back link comes before the header.
 */
export const PageHeader = (props: {
  title?: string | undefined
  look?: keyof typeof header
  above?: ReactNode
  sub?: ReactNode
  action?: ReactNode
  children: ReactNode
}) => (
  <header className={header[props.look ?? 'large']}>
    {props.above}
    <PageHeading title={props.title}>{props.children}</PageHeading>
    {props.sub && <p>{props.sub}</p>}
    {props.action}
  </header>
)

let arrivals = 0

/** Focuses a heading before the next frame: otherwise the focus would drop to the body with the previous page. */
function arrive(heading: HTMLElement | null) {
  if (heading && arrivals++ > 0) heading.focus()
}

/**
 * A page's only `h1` and title. The heading takes the focus when a person arrives from another page of the app, so that
 * a screen reader says where they are (§accessibility.4). On the first page the browser's focus stays.
 */
export function PageHeading({
  title,
  className,
  children,
}: {
  title?: string | undefined
  className?: string
  children: ReactNode
}) {
  return (
    <>
      {title !== undefined && <title>{title}</title>}
      <h1 ref={arrive} tabIndex={-1} className={className}>
        {children}
      </h1>
    </>
  )
}
