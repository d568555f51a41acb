import type { ReactNode } from 'react'
import { usePageTitle } from '../../domain/navigation/usePageTitle.ts'
import { useFormTitle } from '../../ui/form/useFormTitle.ts'
import { column } from '../../ui/theme/global.css.ts'
import { PageHeading } from '../../ui/layout/PageHeading.tsx'
import * as styles from './form.css.ts'

/** The frame of both pages: heading, a line under it, and what follows. */
export function FormPage(props: { title: string; hasErrors: boolean; lead?: ReactNode; children: ReactNode }) {
  const { title, hasErrors, lead } = props
  return (
    <div className={`${column} ${styles.page}`}>
      <header className={styles.intro}>
        <PageHeading title={useFormTitle(usePageTitle(title), hasErrors)} className={styles.title}>
          {title}
        </PageHeading>
        {lead && <p className={styles.lead}>{lead}</p>}
      </header>
      {props.children}
    </div>
  )
}
