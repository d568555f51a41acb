import type { ReactNode } from 'react'
import { PageHeading } from './PageHeading.tsx'
import { header } from './page-header.css.ts'

/**
 * The top of a page: its title (`PageHeading`) and what belongs to it. A back link comes before it.
 * @param props.title the browser's title, with the product's name; omitted where a form renders it
 * @param props.look `small` for a name; `list` for a single line over a list on a phone; `withAction` for an action at its end
 * @param props.above text over the title: the step, the kind
 * @param props.sub text under the title
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
