import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '../../ui/controls/Link.tsx'
import type { BusinessDetail, BusinessProduct } from '../../api/directory.ts'
import { produceName } from '../../domain/enquiry/EnquiryTitle.tsx'
import { loadError } from '../../domain/failures.tsx'
import { Names, ForeignText } from '../../domain/texts/ForeignText.tsx'
import { paths, type EntityType } from '../../domain/navigation/paths.ts'
import { stateName } from '../../domain/places/places.ts'
import { useDistrictName } from '../../domain/places/place-names.ts'
import { Quantity } from '../../domain/enquiry/EnquiryWords.tsx'
import { formatRupees } from '../../i18n/format.ts'
import { useLocale } from '../../i18n/useLocale.ts'
import { button } from '../../ui/controls/button.css.ts'
import { Facts } from '../../ui/layout/Card.tsx'
import { ErrorPanel } from '../../ui/feedback/Panel.tsx'
import { Icon } from '../../ui/layout/Icon.tsx'
import { Photo } from '../../ui/layout/Photo.tsx'
import { SkeletonText } from '../../ui/feedback/Skeleton.tsx'
import { Given, BusinessSection } from './BusinessSection.tsx'
import * as styles from './business.css.ts'
import { sellerQuery } from './seller.ts'

/** A product's name, price, quantity and seller. */
export function Product(props: { product: BusinessProduct; businessId: number; type: EntityType | undefined }) {
  const { product, businessId, type } = props
  const price = formatRupees(product.expected_price)
  return (
    <div className={styles.product}>
      <Photo src={product.photo} alt={produceName(product)} width={800} height={600} className={styles.photo} eager />
      <div className={styles.side}>
        <BusinessSection
          title={<Trans comment="Heading over price, quantity and kind of a product.">Product details</Trans>}
        >
          <p className={styles.price}>
            <Trans comment="Price of produce; {price} is an amount such as ₹42.50. kg: kilogram.">
              <strong className={styles.amount}>{price}</strong> per kg
            </Trans>
          </p>
          <Facts
            facts={[
              {
                term: <Trans comment="On the page of a product: how much there is.">Quantity</Trans>,
                value: <Quantity {...product} />,
              },
              {
                term: <Trans comment="On the page of a product: vegetables, fruits and so on.">Category</Trans>,
                value: <ForeignText text={product.category.name} />,
              },
              {
                term: <Trans comment="On the page of a product: onion, wheat and so on.">Produce</Trans>,
                value: <ForeignText text={product.sub_category.name} />,
              },
              {
                term: <Trans comment="On the page of a product: the kind of a crop.">Variety</Trans>,
                value: <ForeignText text={product.sub_sub_category.name} />,
              },
            ]}
          />
        </BusinessSection>
        <Seller businessId={businessId} type={type} />
      </div>
    </div>
  )
}

/** The seller, with a link to their page, where the contact is. */
function Seller({ businessId, type }: { businessId: number; type: EntityType | undefined }) {
  const { t } = useLingui()
  const { data, error, isPending, isFetching, refetch } = useQuery(
    sellerQuery(useQueryClient(), useLocale(), businessId, type),
  )
  const known = data?.business_type ?? type
  return (
    <BusinessSection
      title={<Trans comment="On the page of a product, over the name of the business.">Offered by</Trans>}
    >
      {isPending ? (
        <SkeletonText lines={2} />
      ) : error && !isFetching ? (
        <ErrorPanel
          title={<Trans comment="Heading when a business could not be loaded.">Failed to load business details</Trans>}
          message={t(loadError(error))}
          retryLabel={<Trans comment="Button: load the same thing once more.">Try again</Trans>}
          onRetry={() => void refetch()}
        />
      ) : (
        data && (
          <div>
            <p className={styles.seller}>
              <Given text={data.company_name} />
            </p>
            <Place business={data} />
          </div>
        )
      )}
      {known ? (
        <Link to={paths.business(known, businessId)} className={button({ tone: 'main' })}>
          <Trans comment="Button on the page of a product: to the business that offers it.">
            See business and contact
          </Trans>
        </Link>
      ) : (
        !isPending && (
          <Link to={paths.directory()} className={button()}>
            <Trans comment="Link to the directory of businesses.">See other businesses</Trans>
          </Link>
        )
      )}
    </BusinessSection>
  )
}

function Place({ business: { city, state } }: { business: BusinessDetail }) {
  const locale = useLocale()
  const placeName = useDistrictName()
  return (
    (city || state) && (
      <p className={styles.place}>
        <Icon name="place" />
        <span>
          <Names texts={[city && placeName(state ?? '', city), state && stateName(locale, state)]} />
        </span>
      </p>
    )
  )
}
