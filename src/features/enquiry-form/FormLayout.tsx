import type { ReactNode } from 'react'
import { usePageTitle } from '../../domain/navigation/usePageTitle.ts'
import { column } from '../../ui/theme/global.css.ts'
import { PageHeader } from '../../ui/layout/PageHeader.tsx'
import * as styles from './form.css.ts'

/** The frame of both pages: heading, a line under it, and what follows: the form, which renders the browser's title, or something else. */
export function FormLayout(props: { heading: string; hasForm: boolean; lead?: ReactNode; children: ReactNode }) {
  const { heading, hasForm, lead } = props
  const title = usePageTitle(heading)
  return (
    <div className={`${column} ${styles.page}`}>
      <PageHeader title={hasForm ? undefined : title} sub={lead}>
        {heading}
      </PageHeader>
      {props.children}
    </div>
  )
}
