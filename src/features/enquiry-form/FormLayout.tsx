import type { ReactNode } from 'react'
import { usePageTitle } from '../../domain/navigation/usePageTitle.ts'
import { column } from '../../ui/theme/global.css.ts'
import { PageHeading } from '../../ui/layout/PageHeading.tsx'
import * as styles from './form.css.ts'

/** The frame of both pages: heading, a line under it, and what follows: the form, which renders the browser's title, or something else. */
export function FormLayout(props: { heading: string; hasForm: boolean; lead?: ReactNode; children: ReactNode }) {
  const { heading, hasForm, lead } = props
  const title = usePageTitle(heading)
  return (
    <div className={`${column} ${styles.page}`}>
      <header className={styles.intro}>
        <PageHeading title={hasForm ? undefined : title} className={styles.title}>
          {heading}
        </PageHeading>
        {lead && <p className={styles.lead}>{lead}</p>}
      </header>
      {props.children}
    </div>
  )
}
