import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { usePageTitle } from '../../domain/usePageTitle.ts'
import { column } from '../../ui/global.css.ts'
import { PageHeading } from '../../ui/PageHeading.tsx'
import * as styles from './form.css.ts'

/** The frame of both pages: heading, a line under it, and what follows. */
export function FormPage(props: { title: string; hasErrors: boolean; lead?: ReactNode; children: ReactNode }) {
  const { t } = useLingui()
  const { title, hasErrors, lead } = props
  return (
    <div className={`${column} ${styles.page}`}>
      <header className={styles.intro}>
        <PageHeading
          title={usePageTitle(
            hasErrors
              ? t({
                  message: `Error: ${title}`,
                  comment: 'Title of a page whose form has errors. {title}: of the page.',
                })
              : title,
          )}
          className={styles.title}
        >
          {title}
        </PageHeading>
        {lead && <p className={styles.lead}>{lead}</p>}
      </header>
      {props.children}
    </div>
  )
}
