import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { usePageTitle } from '../../domain/navigation/usePageTitle.ts'
import { PageHeader } from '../../ui/layout/PageHeader.tsx'
import * as styles from './form.css.ts'

/**
 * Where one is in the registration, and what it is about.
 * @param props.step left out once the registration is done
 * @param props.hasForm the form among the children renders the browser's title
 */
export function StepLayout({
  step,
  heading,
  lead,
  hasForm = false,
  children,
}: {
  step?: 1 | 2
  heading: string
  lead?: ReactNode
  hasForm?: boolean
  children: ReactNode
}) {
  const title = usePageTitle(heading)
  return (
    <div className={styles.page}>
      <PageHeader
        title={hasForm ? undefined : title}
        look="small"
        above={
          step && (
            <p className={styles.step}>
              <Trans comment="Above the title of the registration. {step}: 1 or 2.">Step {step} of 2</Trans>
            </p>
          )
        }
        sub={lead}
      >
        {heading}
      </PageHeader>
      {children}
    </div>
  )
}
