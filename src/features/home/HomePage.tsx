import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { ReadQueries } from '../../api/ask.ts'
import { latestEnquiriesQuery } from '../../api/latest-enquiries.ts'
import { LatestEnquiries } from './LatestEnquiries.tsx'
import { usePageTitle } from '../../domain/navigation/usePageTitle.ts'
import { formatNumber } from '../../i18n/format.ts'
import { useLocale } from '../../i18n/useLocale.ts'
import { paths } from '../../domain/navigation/paths.ts'
import { Link } from '../../ui/controls/Link.tsx'
import { column } from '../../ui/theme/global.css.ts'
import { Icon } from '../../ui/layout/Icon.tsx'
import { PageHeading } from '../../ui/layout/PageHeader.tsx'
import * as styles from './home.css.ts'
import { ProductSearch } from './ProductSearch.tsx'

export const queries: ReadQueries = { listLatestEnquiries: latestEnquiriesQuery }

/** The home page (§home.1). */
export default function HomePage() {
  const { t } = useLingui()
  return (
    <>
      <section className={styles.hero}>
        <div className={`${column} ${styles.content}`}>
          <p className={styles.recognition}>
            <Icon name="award" />
            <Trans comment="Badge at the top of the home page. max 32">Recognised startup</Trans>
          </p>
          <PageHeading
            title={usePageTitle(t({ message: 'Farm trade across India', comment: 'Browser title of the home page.' }))}
            className={styles.title}
          >
            <Trans comment="Heading of the home page.">Buy and sell farm produce across India</Trans>
          </PageHeading>
          <p className={styles.lead}>
            <Trans comment="Under the heading of the home page.">
              Find farmers, buyers and manufacturers, see what is wanted and what is on offer, and check mandi prices.
            </Trans>
          </p>
          <ProductSearch />
          <Link to={paths.newEnquiry()} tone="main" className={styles.post}>
            <Trans comment="The main button of the home page: to a form. max 44">
              Post what you want to sell or buy
            </Trans>
          </Link>
          <dl className={styles.claims}>
            <Claim number={521}>
              <Trans comment="Under a large number on the home page: produce traded.">agricultural products</Trans>
            </Claim>
            <Claim number={10_000}>
              <Trans comment="Under a large number on the home page.">clients</Trans>
            </Claim>
            <Claim number={2_000}>
              <Trans comment="Under a large number on the home page.">farmers</Trans>
            </Claim>
          </dl>
        </div>
        <img src="/field.svg" alt="" width={1440} height={420} className={styles.field} />
      </section>
      <LatestEnquiries />
    </>
  )
}

/** A claim about the product, with its figure (§home.2). */
const Claim = ({ number, children }: { number: number; children: ReactNode }) => (
  <div className={styles.claim}>
    <dt className={styles.claimName}>{children}</dt>
    <dd className={styles.claimNumber}>
      <bdi>{formatNumber(useLocale(), number)}+</bdi>
    </dd>
  </div>
)
