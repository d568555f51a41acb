import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { Link } from '../../ui/controls/Link.tsx'
import { businessProductsQuery, type BusinessProduct } from '../../api/directory.ts'
import * as card from '../../domain/enquiry/enquiry.css.ts'
import { produceName } from '../../domain/enquiry/EnquiryTitle.tsx'
import { LoadFailure } from '../../domain/LoadFailure.tsx'
import { ForeignText } from '../../domain/texts/ForeignText.tsx'
import { paths, type EntityType } from '../../domain/navigation/paths.ts'
import { Quantity } from '../../domain/enquiry/EnquiryWords.tsx'
import { formatRupees } from '../../i18n/format.ts'
import { useLocale } from '../../i18n/useLocale.ts'
import { button } from '../../ui/controls/button.css.ts'
import { EmptyState } from '../../ui/feedback/Panel.tsx'
import { Photo } from '../../ui/layout/Photo.tsx'
import { skeleton } from '../../ui/feedback/feedback.css.ts'
import * as styles from './business.css.ts'
import { BusinessSection } from './BusinessSection.tsx'

/** A business's products; each card links to the product (§directory.13). */
export function ProductList({ type, businessId }: { type: EntityType; businessId: number }) {
  const { data, error, isFetching, refetch } = useQuery(businessProductsQuery(useLocale(), businessId))
  return (
    <BusinessSection
      className={styles.products}
      title={<Trans comment="Heading over the products of a business.">Products</Trans>}
    >
      {data ? (
        data.length > 0 ? (
          <ul className={styles.cards}>
            {data.map((product) => (
              <li key={product.id}>
                <ProductCard product={product} type={type} businessId={businessId} />
              </li>
            ))}
          </ul>
        ) : (
          <EmptyState
            level={3}
            title={<Trans comment="On the page of a business that offers no products.">No Products Found</Trans>}
            message={
              <Trans comment="On the page of a business that offers no products.">
                This business has not listed any products yet. Others may have what you are looking for.
              </Trans>
            }
            action={
              <Link to={paths.directory({ entityType: type })} className={button()}>
                <Trans comment="Link to the directory of businesses.">See other businesses</Trans>
              </Link>
            }
          />
        )
      ) : error && !isFetching ? (
        <LoadFailure
          title={
            <Trans comment="Heading when the products of a business could not be loaded.">
              Failed to load products
            </Trans>
          }
          error={error}
          onRetry={refetch}
        />
      ) : (
        <div aria-hidden className={styles.cards}>
          <div className={`${skeleton} ${styles.skeletonCard}`} />
          <div className={`${skeleton} ${styles.skeletonCard}`} />
        </div>
      )}
    </BusinessSection>
  )
}

function ProductCard(props: { product: BusinessProduct; type: EntityType; businessId: number }) {
  const { product, type, businessId } = props
  const name = useId()
  const price = formatRupees(product.expected_price)
  return (
    <article aria-labelledby={`${name} ${name}-price`} className={card.card}>
      <Photo src={product.photo} alt="" width={400} height={300} className={card.photo} />
      <div className={card.body}>
        <h3 id={name} className={card.title}>
          {/* The product's page needs the business type for its link back, and the address doesn't contain it. */}
          <Link to={paths.product(product.id, { business: businessId })} state={{ type }} className={card.link}>
            <ForeignText text={produceName(product)} />
          </Link>
        </h3>
        <p className={card.fact}>
          <ForeignText text={product.category.name} />
        </p>
        <p id={`${name}-price`} className={card.price}>
          <Trans comment="Price of produce; {price} is an amount such as ₹42.50. kg: kilogram.">
            <strong className={card.amount}>{price}</strong> per kg
          </Trans>
        </p>
        <p className={styles.quantity}>
          <Quantity {...product} />
        </p>
      </div>
    </article>
  )
}
