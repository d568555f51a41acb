import type { ReactNode } from 'react'
import { PageHeading } from './PageHeading.tsx'
import { header } from './page-header.css.ts'

/**
 * The top of a page: its title (`PageHeading`) and what belongs to it.
 * @param props.title the browser's title, the product's name included; left out where a form renders it
 * @param props.size small where the title is a name: of an enquiry, a business, a step
 * @param props.back a button or link to the page before
 * @param props.above a word over the title: the step, the kind
 * @param props.sub a line under the title
 * @param props.action what can be done on the page, at the other end of the title's line
 */
export function PageHeader(props: {
  title?: string | undefined
  size?: 'large' | 'small'
  back?: ReactNode
  above?: ReactNode
  sub?: ReactNode
  action?: ReactNode
  children: ReactNode
}) {
  return (
    <>
      {props.back}
      <header className={header[props.action ? 'withAction' : (props.size ?? 'large')]}>
        {props.above}
        <PageHeading title={props.title}>{props.children}</PageHeading>
        {props.sub && <p>{props.sub}</p>}
        {props.action}
      </header>
    </>
  )
}
