import { Trans, useLingui } from '@lingui/react/macro'
import { usePrefetchQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import { useLocation, useParams, useSearchParams } from 'react-router'
import { businessProductsQuery } from '../../api/directory.ts'
import { idIn, ENTITY_TYPES, paths, type EntityType } from '../../domain/navigation/paths.ts'
import { BackButton } from '../../domain/navigation/BackButton.tsx'
import { produceName } from '../../domain/enquiry/EnquiryTitle.tsx'
import { loadError } from '../../domain/failures.tsx'
import { ForeignText } from '../../domain/texts/ForeignText.tsx'
import NotFound from '../../domain/navigation/NotFound.tsx'
import { usePageTitle } from '../../domain/navigation/usePageTitle.ts'
import { useLocale } from '../../i18n/useLocale.ts'
import { ErrorPanel } from '../../ui/feedback/Panel.tsx'
import { column, visuallyHidden } from '../../ui/theme/global.css.ts'
import { PageHeader } from '../../ui/layout/PageHeader.tsx'
import { skeleton } from '../../ui/feedback/feedback.css.ts'
import { isUnknown, sellerQuery } from './seller.ts'
import * as page from './business.css.ts'
import * as styles from './business.css.ts'
import { Product } from './Product.tsx'

/** One product, taken from its business's product list (§directory.14). */
export default function ProductPage() {
  const [query] = useSearchParams()
  const id = idIn(useParams()['id'])
  const businessId = idIn(query.get('business'))
  return id && businessId ? <ProductOf id={id} businessId={businessId} /> : <NotFound />
}

function ProductOf({ id, businessId }: { id: number; businessId: number }) {
  const { t } = useLingui()
  const locale = useLocale()
  const type = useKnownType()
  usePrefetchQuery(sellerQuery(useQueryClient(), locale, businessId, type))
  const { data, error, isFetching, refetch } = useQuery(businessProductsQuery(locale, businessId))
  const product = data?.find((one) => one.id === id)
  const failed = error && !isFetching && !data
  const heading = product
    ? produceName(product)
    : t({ message: 'Product', comment: 'Title of the page of one product of a business.' })
  const title = usePageTitle(heading)

  if ((data && !product) || (failed && isUnknown(error))) return <NotFound />
  return (
    <div className={`${column} ${page.page}`}>
      <BackButton otherwise={type ? paths.business(type, businessId) : paths.directory()} />
      <PageHeader title={title} look="small">
        <ForeignText text={heading} />
      </PageHeader>
      <p role="status" className={visuallyHidden}>
        {product ? (
          <Trans comment="Screen reader: once, when a product is there.">Product loaded</Trans>
        ) : (
          !failed && <Trans comment="Screen reader: while a product is on its way.">Loading product…</Trans>
        )}
      </p>
      {product ? (
        <Product product={product} businessId={businessId} type={type} />
      ) : failed ? (
        <ErrorPanel
          title={<Trans comment="Heading when a product could not be loaded.">Failed to load product</Trans>}
          message={t(loadError(error))}
          retryLabel={<Trans comment="Button: load the same thing once more.">Try again</Trans>}
          onRetry={() => void refetch()}
        />
      ) : (
        <div aria-hidden className={styles.product}>
          <div className={`${skeleton} ${styles.photo}`} />
          <div className={`${skeleton} ${page.skeletonSection}`} />
        </div>
      )}
    </div>
  )
}

/** The business type from the navigation state that the product card set. */
function useKnownType(): EntityType | undefined {
  const state = useLocation().state as { type?: unknown } | null
  return ENTITY_TYPES.find((type) => type === state?.type)
}
