import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '../../ui/controls/Link.tsx'
import { paths } from './paths.ts'
import { usePageTitle } from './usePageTitle.ts'
import { column } from '../../ui/theme/global.css.ts'
import { PageHeading } from '../../ui/layout/PageHeader.tsx'
import * as styles from '../page.css.ts'

export default function NotFound() {
  const { t } = useLingui()
  const heading = t({ message: 'Page not found', comment: 'Heading when an address leads nowhere.' })
  return (
    <div className={`${column} ${styles.notice}`}>
      <PageHeading title={usePageTitle(heading)} className={styles.heading}>
        {heading}
      </PageHeading>
      <p>
        <Trans comment="When an address leads nowhere.">
          There is no page at this address. It may have been typed wrongly, or the page has moved.
        </Trans>
      </p>
      <Link to={paths.home()} tone="main">
        <Trans comment="Link that leads to the home page.">Go to the home page</Trans>
      </Link>
    </div>
  )
}
