import type { ReactNode } from 'react'
import { PageHeading } from './PageHeading.tsx'
import * as styles from './page-header.css.ts'

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
  const { title, size = 'large', back, above, sub, action, children } = props
  return (
    <>
      {back}
      <header className={action ? styles.withAction : styles.header}>
        {above}
        <PageHeading title={title} className={styles.titles[size]}>
          {children}
        </PageHeading>
        {sub && <p className={styles.subs[size]}>{sub}</p>}
        {action}
      </header>
    </>
  )
}
