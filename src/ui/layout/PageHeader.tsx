import type { ReactNode } from 'react'
import { PageHeading } from './PageHeading.tsx'
import { header } from './page-header.css.ts'

/**
 * The top of a page: its title (`PageHeading`) and what belongs to it. A way back stands before it.
 * @param props.title the browser's title, the product's name included; left out where a form renders it
 * @param props.look small where the title is a name; a single line over a list on a phone; with an action at the other end of its line
 * @param props.above a word over the title: the step, the kind
 * @param props.sub a line under the title
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
