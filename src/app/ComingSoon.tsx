import type { MessageDescriptor } from '@lingui/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '../ui/Link.tsx'
import { paths } from '../domain/paths.ts'
import { usePageTitle } from '../domain/usePageTitle.ts'
import { button } from '../ui/button.css.ts'
import { column } from '../ui/global.css.ts'
import { PageHeading } from '../ui/PageHeading.tsx'
import * as styles from '../domain/notice.css.ts'

/** A page that is still to be built, said honestly, with a way onward. */
export default function ComingSoon({ title }: { title: MessageDescriptor }) {
  const { t } = useLingui()
  const name = t(title)
  return (
    <div className={`${column} ${styles.notice}`}>
      <PageHeading title={usePageTitle(name)} className={styles.heading}>
        {name}
      </PageHeading>
      <p>
        <Trans comment="On a page that is not built yet.">
          We are still building this page. It is coming soon. Today you can see the latest leads on the home page.
        </Trans>
      </p>
      <Link to={paths.home()} className={button({ tone: 'main' })}>
        <Trans comment="Link that leads to the home page.">Go to the home page</Trans>
      </Link>
    </div>
  )
}
