import { Trans, useLingui } from '@lingui/react/macro'
import { useLocation, useSearchParams } from 'react-router'
import type { ReadQueries } from '../../api/ask.ts'
import { allOwnEnquiriesQuery, ownEnquiriesQuery } from '../../api/enquiries.ts'
import { MAX_PAGE_SIZE } from '../../api/reads.ts'
import { Link } from '../../ui/controls/Link.tsx'
import { ForeignText } from '../../domain/texts/ForeignText.tsx'
import { paths } from '../../domain/navigation/paths.ts'
import { usePageTitle } from '../../domain/navigation/usePageTitle.ts'
import { button } from '../../ui/controls/button.css.ts'
import { check, plus } from '../../ui/layout/icons.ts'
import { column } from '../../ui/theme/global.css.ts'
import { Icon } from '../../ui/layout/Icon.tsx'
import { PageHeader } from '../../ui/layout/PageHeader.tsx'
import { readClosed } from './closed-notice.ts'
import * as styles from './enquiries.css.ts'
import { readListView } from './list-view.ts'
import { OwnEnquiries } from './OwnEnquiries.tsx'

export const queries: ReadQueries = {
  listOwnEnquiries: (locale, read) =>
    read.query?.page_size === MAX_PAGE_SIZE ? allOwnEnquiriesQuery(locale) : ownEnquiriesQuery(locale, read),
}

/** The signed-in person's own enquiries (§enquiries.1). What is shown of them is in the address. */
export default function EnquiriesPage() {
  const { t } = useLingui()
  const [query] = useSearchParams()
  const closed = readClosed(useLocation().state)
  const produce = closed && <ForeignText text={closed} />
  const heading = t({ message: 'My enquiries', comment: 'Title of the page with the person’s own enquiries.' })
  return (
    <div className={`${column} ${styles.page}`}>
      <PageHeader
        title={usePageTitle(heading)}
        look="withAction"
        action={
          <Link to={paths.newEnquiry()} className={button({ tone: 'main' })}>
            <Icon icon={plus} />
            <Trans comment="Button on the page of own enquiries: post another one. max 20">Add new</Trans>
          </Link>
        }
      >
        {heading}
      </PageHeader>
      {produce && (
        // Said already as it happened; here it can be read (§shell.26).
        <p className={styles.notice}>
          <Icon icon={check} />
          <Trans comment="On the page of own enquiries, after one was closed. {produce}: crop and variety.">
            Your enquiry for {produce} is closed.
          </Trans>
        </p>
      )}
      <OwnEnquiries view={readListView(query)} />
    </div>
  )
}
