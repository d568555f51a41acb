import { Trans, useLingui } from '@lingui/react/macro'
import type { ReadQueries } from '../../api/ask.ts'
import { latestEnquiriesQuery } from '../../api/latest-enquiries.ts'
import { LatestEnquiries } from './LatestEnquiries.tsx'
import { usePageTitle } from '../../domain/navigation/usePageTitle.ts'
import { formatNumber } from '../../i18n/format.ts'
import { useLocale } from '../../i18n/useLocale.ts'
import { paths } from '../../domain/navigation/paths.ts'
import { button } from '../../ui/controls/button.css.ts'
import { Link } from '../../ui/controls/Link.tsx'
import { column } from '../../ui/theme/global.css.ts'
import { Icon } from '../../ui/layout/Icon.tsx'
import { PageHeading } from '../../ui/layout/PageHeader.tsx'
import * as styles from './home.css.ts'
import { ProductSearch } from './ProductSearch.tsx'

export const queries: ReadQueries = { listLatestEnquiries: latestEnquiriesQuery }

/** Home (§home.1): what the product is, a search for produce, and the latest leads. */
export default function HomePage() {
  return (
    <>
      <Hero />
      <LatestEnquiries />
    </>
  )
}

/** The product's claims (§home.2). */
const CLAIMS = { products: 521, clients: 10_000, farmers: 2_000 }

function Hero() {
  const { t } = useLingui()
  const locale = useLocale()
  const count = (value: number) => <bdi>{formatNumber(locale, value)}+</bdi>
  return (
    <section className={styles.hero}>
      <div className={`${column} ${styles.content}`}>
        <p className={styles.recognition}>
          <Icon name="award" />
          <Trans comment="Badge at the top of the home page. max 32">Recognised startup</Trans>
        </p>
        <PageHeading
          title={usePageTitle(t({ message: 'Farm trade across India', comment: 'Browser title of the home page.' }))}
          className={styles.heading}
        >
          <Trans comment="Heading of the home page.">Buy and sell farm produce across India</Trans>
        </PageHeading>
        <p className={styles.lead}>
          <Trans comment="Under the heading of the home page.">
            Find farmers, buyers and manufacturers, see what is wanted and what is on offer, and check mandi prices.
          </Trans>
        </p>
        <ProductSearch />
        <Link to={paths.newEnquiry()} className={`${button({ tone: 'main' })} ${styles.post}`}>
          <Trans comment="The main button of the home page: to the form for an enquiry of one’s own. max 44">
            Post what you want to sell or buy
          </Trans>
        </Link>
        <dl className={styles.claims}>
          <div className={styles.claim}>
            <dt className={styles.claimName}>
              <Trans comment="Under a large number on the home page: kinds of produce traded.">
                agricultural products
              </Trans>
            </dt>
            <dd className={styles.claimNumber}>{count(CLAIMS.products)}</dd>
          </div>
          <div className={styles.claim}>
            <dt className={styles.claimName}>
              <Trans comment="Under a large number on the home page.">clients</Trans>
            </dt>
            <dd className={styles.claimNumber}>{count(CLAIMS.clients)}</dd>
          </div>
          <div className={styles.claim}>
            <dt className={styles.claimName}>
              <Trans comment="Under a large number on the home page.">farmers</Trans>
            </dt>
            <dd className={styles.claimNumber}>{count(CLAIMS.farmers)}</dd>
          </div>
        </dl>
      </div>
      <img src="/field.svg" alt="" width={1440} height={420} className={styles.field} />
    </section>
  )
}
