import { Trans, useLingui } from '@lingui/react/macro'
import { usePrefetchQuery, useQuery, queryOptions } from '@tanstack/react-query'
import { useLocation, useParams, useSearchParams } from 'react-router'
import { keyed } from '../../api/ask.ts'
import { businessProductsQuery, type BusinessDetail, type BusinessProduct, businessQuery } from '../../api/directory.ts'
import { idIn, DIRECTORY_TYPES, paths, type DirectoryType } from '../../domain/navigation/paths.ts'
import { BackButton } from '../../domain/navigation/BackButton.tsx'
import { produceName } from '../../domain/enquiry/EnquiryTitle.tsx'
import { Loaded, useShownError } from '../../domain/LoadFailure.tsx'
import { ForeignText, Names } from '../../domain/texts/ForeignText.tsx'
import NotFound from '../../domain/navigation/NotFound.tsx'
import { RecordPage } from '../../domain/navigation/Page.tsx'
import { useLocale } from '../../i18n/useLocale.ts'
import { skeleton } from '../../ui/feedback/feedback.css.ts'
import * as styles from './business.css.ts'
import { Link } from '../../ui/controls/Link.tsx'
import { stateName } from '../../domain/places/places.ts'
import { useDistrictName } from '../../domain/places/place-names.ts'
import { Price, Quantity } from '../../domain/enquiry/EnquiryWords.tsx'
import { Fact, Facts } from '../../ui/layout/Card.tsx'
import { Icon } from '../../ui/layout/Icon.tsx'
import { Photo } from '../../ui/layout/Photo.tsx'
import { Section } from '../../ui/layout/Section.tsx'
import { SkeletonText } from '../../ui/feedback/Skeleton.tsx'
import { Given } from './Given.tsx'
import type { Locale } from '../../i18n/locales.ts'
import { isMissing } from '../../api/errors.ts'
import { muted, stack } from '../../ui/theme/global.css.ts'

/** The page of a product, which it takes from the list of its business (§directory.14). */
export default function ProductPage() {
  const [query] = useSearchParams()
  const id = idIn(useParams()['id'])
  const businessId = idIn(query.get('business'))
  return id && businessId ? <ProductOf id={id} businessId={businessId} /> : <NotFound />
}

function ProductOf({ id, businessId }: { id: number; businessId: number }) {
  const { t } = useLingui()
  const locale = useLocale()
  // The product's card passes the type on; a shared link doesn't.
  const state = useLocation().state as { type?: unknown } | null
  const type = DIRECTORY_TYPES.find((each) => each === state?.type)
  usePrefetchQuery(sellerQuery(locale, businessId, type))
  const query = useQuery({
    ...businessProductsQuery(locale, businessId),
    select: (products) => products.find((one) => one.id === id) ?? null,
  })
  const { data: product } = query
  const error = useShownError(query)
  const heading = product
    ? produceName(product)
    : t({ message: 'Product', comment: 'Title of the page of one product of a business.' })

  if (product === null || (!product && isMissing(error))) return <NotFound />
  return (
    <RecordPage
      title={heading}
      heading={<ForeignText text={heading} />}
      before={<BackButton otherwise={type ? paths.business(type, businessId) : paths.directory()} />}
    >
      <Loaded
        query={query}
        loading={<Trans comment="Screen reader: while a product is on its way.">Loading product…</Trans>}
        loaded={<Trans comment="Screen reader: once, when a product is there.">Product loaded</Trans>}
        failure={<Trans comment="Heading when a product could not be loaded.">Failed to load product</Trans>}
        placeholder={
          <div aria-hidden className={styles.product}>
            <div className={`${skeleton} ${styles.photo}`} />
            <div className={`${skeleton} ${styles.skeletonSection}`} />
          </div>
        }
      >
        {(found) => found && <Product product={found} businessId={businessId} type={type} />}
      </Loaded>
    </RecordPage>
  )
}

export function Product(props: { product: BusinessProduct; businessId: number; type: DirectoryType | undefined }) {
  const { product, businessId, type } = props
  return (
    <div className={styles.product}>
      <Photo src={product.photo} alt={produceName(product)} width={800} height={600} className={styles.photo} eager />
      <div className={stack.m}>
        <Section title={<Trans comment="Heading over price, quantity and kind of a product.">Product details</Trans>}>
          <p className={muted}>
            <Price rupees={product.expected_price} isLarge />
          </p>
          <Facts>
            <Fact term={<Trans comment="On the page of a product: how much there is.">Quantity</Trans>}>
              <Quantity {...product} />
            </Fact>
            <Fact term={<Trans comment="On the page of a product: vegetables, fruits and so on.">Category</Trans>}>
              <ForeignText text={product.category.name} />
            </Fact>
            <Fact term={<Trans comment="On the page of a product: onion, wheat and so on.">Produce</Trans>}>
              <ForeignText text={product.sub_category.name} />
            </Fact>
            <Fact term={<Trans comment="On the page of a product: the kind of a crop.">Variety</Trans>}>
              <ForeignText text={product.sub_sub_category.name} />
            </Fact>
          </Facts>
        </Section>
        <Seller businessId={businessId} type={type} />
      </div>
    </div>
  )
}

function Seller({ businessId, type }: { businessId: number; type: DirectoryType | undefined }) {
  const locale = useLocale()
  const placeName = useDistrictName()
  const query = useQuery(sellerQuery(locale, businessId, type))
  const known = query.data?.business_type ?? type
  return (
    <Section title={<Trans comment="On the page of a product, over the name of the business.">Offered by</Trans>}>
      <Loaded
        query={query}
        failure={<Trans comment="Heading when a business could not be loaded.">Failed to load business details</Trans>}
        placeholder={<SkeletonText lines={2} />}
      >
        {(seller) =>
          seller && (
            <div>
              <p className={styles.seller}>
                <Given text={seller.company_name} />
              </p>
              {(seller.city || seller.state) && (
                <p className={styles.place}>
                  <Icon name="place" />
                  <span>
                    <Names
                      texts={[
                        seller.city && placeName(seller.state ?? '', seller.city),
                        seller.state && stateName(locale, seller.state),
                      ]}
                    />
                  </span>
                </p>
              )}
            </div>
          )
        }
      </Loaded>
      {known ? (
        <Link to={paths.business(known, businessId)} tone="main">
          <Trans comment="Button on the page of a product: to its business.">See business and contact</Trans>
        </Link>
      ) : (
        !query.isPending && (
          <Link to={paths.directory()} tone="outline">
            <Trans comment="Link to the directory of businesses.">See other businesses</Trans>
          </Link>
        )
      )}
    </Section>
  )
}

/** A product's address has only the business's id, so `hint` and then the other types are tried. @throws ApiError */
export const sellerQuery = (locale: Locale, id: number, hint: DirectoryType | undefined) =>
  queryOptions({
    ...keyed(['business', 'seller', locale, id]),
    queryFn: async ({ client }): Promise<BusinessDetail | null> => {
      for (const type of new Set([...(hint ? [hint] : []), ...DIRECTORY_TYPES])) {
        try {
          return await client.fetchQuery({ ...businessQuery(locale, type, id), staleTime: 30_000 })
        } catch (error) {
          if (!isMissing(error)) throw error
        }
      }
      return null
    },
  })
