import { Trans, useLingui } from '@lingui/react/macro'
import { usePrefetchQuery, useQuery } from '@tanstack/react-query'
import { useLocation, useParams } from 'react-router'
import { businessProductsQuery, businessQuery } from '../../api/directory.ts'
import { SeenCopy, seenCopyOf } from '../../domain/seen-copy.ts'
import { idIn } from '../../domain/navigation/address.ts'
import { BackButton } from '../../domain/navigation/BackButton.tsx'
import NotFound from '../../domain/navigation/NotFound.tsx'
import { loadError } from '../../domain/failures/load-error.ts'
import { ForeignText } from '../../domain/texts/ForeignText.tsx'
import { paths, type EntityType } from '../../domain/navigation/paths.ts'
import { usePageTitle } from '../../domain/navigation/usePageTitle.ts'
import { visibleContact } from '../../domain/business/visible-contact.ts'
import { useLocale } from '../../i18n/useLocale.ts'
import { ErrorPanel } from '../../ui/feedback/ErrorPanel.tsx'
import { column, visuallyHidden } from '../../ui/theme/global.css.ts'
import { PageHeader } from '../../ui/layout/PageHeader.tsx'
import { skeleton } from '../../ui/feedback/skeleton.css.ts'
import { readEntityType } from './business-address.ts'
import { isUnknown } from './is-unknown.ts'
import { BusinessFacts } from './BusinessFacts.tsx'
import * as styles from './business.css.ts'
import { BusinessContactSection } from './BusinessContactSection.tsx'
import { ProductList } from './ProductList.tsx'
import { RefreshingOverlay } from './RefreshingOverlay.tsx'
import { BusinessSection } from './BusinessSection.tsx'
import { Tags } from './Tags.tsx'
import { TypeBadge } from './TypeBadge.tsx'
import { TypeFacts } from './TypeFacts.tsx'

/** Data fetched on the way to this page counts as fresh for this long (ms). */
const ON_THE_WAY = 3_000

/** A farmer, buyer or manufacturer (§directory.9). */
export default function BusinessPage() {
  const type = readEntityType(useLocation().pathname)
  const id = idIn(useParams()['id'])
  return type && id ? <Business type={type} id={id} /> : <NotFound />
}

function Business({ type, id }: { type: EntityType; id: number }) {
  const { t } = useLingui()
  const locale = useLocale()
  usePrefetchQuery(businessProductsQuery(locale, id)) // in parallel with the business
  const query = useQuery({
    ...businessQuery(locale, type, id),
    staleTime: ON_THE_WAY,
  })
  const { data: business, error, isFetching, refetch } = query
  const seen = seenCopyOf(query)
  // A refetch of a saved copy isn't marked here: the strip above the page shows its age.
  const isRefreshing = isFetching && !seen
  const failed = error && !isFetching
  const heading =
    business?.company_name ??
    t({ message: 'Business details', comment: 'Title of the page of one farmer, buyer or manufacturer.' })
  const title = usePageTitle(heading)

  if (failed && isUnknown(error)) return <NotFound />
  return (
    <div className={`${column} ${styles.page}`}>
      <BackButton otherwise={paths.directory({ entityType: type })} />
      <PageHeader title={title} look="small" above={<TypeBadge type={type} />}>
        <ForeignText text={heading} />
      </PageHeader>
      <p role="status" className={visuallyHidden}>
        {business ? (
          <Trans comment="Screen reader: once, when a business is there.">Business details loaded</Trans>
        ) : (
          !failed && <Trans comment="Screen reader: while a business is on its way.">Loading business details…</Trans>
        )}
      </p>
      {business && <RefreshingOverlay on={isRefreshing} />}
      {business ? (
        <div className={`${styles.sections} ${isRefreshing ? styles.stale : ''}`} aria-busy={isRefreshing}>
          <BusinessFacts business={business} />
          <TypeFacts business={business} />
          <SeenCopy value={seen}>
            <BusinessContactSection
              business={business}
              subject={{ kind: type, id }}
              onPaid={async () => {
                const { data } = await refetch()
                return !!data && visibleContact(data) !== undefined
              }}
            />
          </SeenCopy>
          <BusinessSection
            title={
              <Trans comment="Heading over the names of produce that a business deals in.">Product interests</Trans>
            }
          >
            <Tags texts={business.product_interests} />
          </BusinessSection>
          <ProductList type={type} businessId={id} />
        </div>
      ) : failed ? (
        <ErrorPanel
          title={<Trans comment="Heading when a business could not be loaded.">Failed to load business details</Trans>}
          message={t(loadError(error))}
          retryLabel={<Trans comment="Button: load the same thing once more.">Try again</Trans>}
          onRetry={() => void refetch()}
        />
      ) : (
        <div aria-hidden className={styles.sections}>
          <div className={`${skeleton} ${styles.skeletonSection}`} />
          <div className={`${skeleton} ${styles.skeletonShort}`} />
          <div className={`${skeleton} ${styles.skeletonSection} ${styles.aside}`} />
          <div className={`${skeleton} ${styles.skeletonShort}`} />
        </div>
      )}
    </div>
  )
}
