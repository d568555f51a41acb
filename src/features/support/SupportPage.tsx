import { Trans, useLingui } from '@lingui/react/macro'
import { usePageTitle } from '../../domain/navigation/usePageTitle.ts'
import { column } from '../../ui/theme/global.css.ts'
import { PageHeading } from '../../ui/layout/PageHeading.tsx'
import { ContactWays } from './ContactWays.tsx'
import { Questions } from './Questions.tsx'
import { SupportForm } from './SupportForm.tsx'
import * as styles from './support.css.ts'

/** Answers, a form, and how else to reach us (§support.1). */
export default function SupportPage() {
  const { t } = useLingui()
  const heading = t({ message: 'Support', comment: 'Title of the help page.' })
  return (
    <div className={`${column} ${styles.page}`}>
      <header className={styles.intro}>
        <PageHeading className={styles.title}>{heading}</PageHeading>
        <p className={styles.subtitle}>
          <Trans comment="Under the title of the help page.">We typically reply within 24 hours.</Trans>
        </p>
      </header>
      <Questions />
      <div className={styles.halves}>
        <SupportForm title={usePageTitle(heading)} />
        <ContactWays />
      </div>
    </div>
  )
}
