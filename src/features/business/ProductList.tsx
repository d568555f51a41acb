import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { Link } from '../../ui/controls/Link.tsx'
import { businessProductsQuery, type BusinessProduct } from '../../api/directory.ts'
import * as card from '../../domain/enquiry/enquiry.css.ts'
import { produceName } from '../../domain/enquiry/EnquiryTitle.tsx'
import { cards, placeholder } from '../../domain/lists/card-results.css.ts'
import { Loaded } from '../../domain/LoadFailure.tsx'
import { ForeignText } from '../../domain/texts/ForeignText.tsx'
import { paths, type DirectoryType } from '../../domain/navigation/paths.ts'
import { Price, Quantity } from '../../domain/enquiry/EnquiryWords.tsx'
import { useLocale } from '../../i18n/useLocale.ts'
import { EmptyState } from '../../ui/feedback/Panel.tsx'
import { Skeletons } from '../../ui/feedback/Skeleton.tsx'
import { Photo } from '../../ui/layout/Photo.tsx'
import { Section } from '../../ui/layout/Section.tsx'
import * as styles from './business.css.ts'

/** The products of a business (§directory.13). */
export function ProductList({ type, businessId }: { type: DirectoryType; businessId: number }) {
  const query = useQuery(businessProductsQuery(useLocale(), businessId))
  return (
    <Section
      className={styles.products}
      title={<Trans comment="Heading over the products of a business.">Products</Trans>}
    >
      <Loaded
        query={query}
        failure={<Trans comment="Heading when a business’s products did not load.">Failed to load products</Trans>}
        placeholder={<Skeletons count={2} className={cards} each={placeholder.business} />}
      >
        {(products) =>
          products.length > 0 ? (
            <ul className={cards}>
              {products.map((product) => (
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
                <Link to={paths.directory({ entityType: type })} tone="outline">
                  <Trans comment="Link to the directory of businesses.">See other businesses</Trans>
                </Link>
              }
            />
          )
        }
      </Loaded>
    </Section>
  )
}

function ProductCard(props: { product: BusinessProduct; type: DirectoryType; businessId: number }) {
  const { product, type, businessId } = props
  const name = useId()
  return (
    <article aria-labelledby={`${name} ${name}-price`} className={card.card}>
      <Photo src={product.photo} alt="" width={400} height={300} className={card.photo} />
      <div className={card.body}>
        <h3 id={name} className={card.title}>
          {/* The type is for the link back on the product's page, whose address doesn't have it. */}
          <Link to={paths.product(product.id, { business: businessId })} state={{ type }} className={card.link}>
            <ForeignText text={produceName(product)} />
          </Link>
        </h3>
        <p className={card.fact}>
          <ForeignText text={product.category.name} />
        </p>
        <p id={`${name}-price`} className={card.price}>
          <Price rupees={product.expected_price} />
        </p>
        <p className={styles.quantity}>
          <Quantity {...product} />
        </p>
      </div>
    </article>
  )
}
