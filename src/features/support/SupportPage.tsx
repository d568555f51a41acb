import { Trans, useLingui } from '@lingui/react/macro'
import { usePageTitle } from '../../domain/navigation/usePageTitle.ts'
import { column } from '../../ui/theme/global.css.ts'
import { PageHeader } from '../../ui/layout/PageHeader.tsx'
import { ContactWays } from './ContactWays.tsx'
import { Questions } from './Questions.tsx'
import { SupportForm } from './SupportForm.tsx'
import * as styles from './support.css.ts'

/** Questions and answers, a form, and other ways to reach us (§support.1). */
export default function SupportPage() {
  const { t } = useLingui()
  const heading = t({ message: 'Support', comment: 'Title of the help page.' })
  return (
    <div className={`${column} ${styles.page}`}>
      <PageHeader sub={<Trans comment="Under the title of the help page.">We typically reply within 24 hours.</Trans>}>
        {heading}
      </PageHeader>
      <Questions />
      <div className={styles.halves}>
        <SupportForm title={usePageTitle(heading)} />
        <ContactWays />
      </div>
    </div>
  )
}
