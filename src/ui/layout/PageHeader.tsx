import type { ReactNode } from 'react'
import { header } from './page-header.css.ts'

/** The top of a page. `title` is the browser's; a form renders its own. `above`: over the heading, a step or a kind. */
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

/** A page's only `h1` and title. Who arrives from another page has the focus on it and hears it (§accessibility.4). */
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
