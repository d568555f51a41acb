import { Trans, useLingui } from '@lingui/react/macro'
import { usePrefetchQuery, useQuery } from '@tanstack/react-query'
import { useLocation, useParams } from 'react-router'
import { businessProductsQuery, businessQuery, type BusinessDetail } from '../../api/directory.ts'
import { isMissing } from '../../api/errors.ts'
import { CopyState, copyStateOf } from '../../domain/business/contact.tsx'
import { idIn, paths, DIRECTORY_TYPES, type DirectoryType } from '../../domain/navigation/paths.ts'
import { BackButton } from '../../domain/navigation/BackButton.tsx'
import NotFound from '../../domain/navigation/NotFound.tsx'
import { Loaded, useShownError } from '../../domain/LoadFailure.tsx'
import { ForeignText } from '../../domain/texts/ForeignText.tsx'
import { RecordPage } from '../../domain/navigation/Page.tsx'
import { useLocale } from '../../i18n/useLocale.ts'
import { skeleton } from '../../ui/feedback/feedback.css.ts'
import * as styles from './business.css.ts'
import { BusinessContactSection } from './BusinessContactSection.tsx'
import { ProductList } from './ProductList.tsx'
import { Tags, Given, NotSpecified } from './Given.tsx'
import { Spinner } from '../../ui/controls/Button.tsx'
import { businessTypeNames } from '../../domain/business/business-types.ts'
import { stateName } from '../../domain/places/places.ts'
import { useDistrictName } from '../../domain/places/place-names.ts'
import { PaymentNotices } from '../../payments/ContactPurchase.tsx'
import { Link } from '../../ui/controls/Link.tsx'
import { Badge, Fact, Facts } from '../../ui/layout/Card.tsx'
import { Section } from '../../ui/layout/Section.tsx'

/** Time in which the page doesn't refetch a business that a link to it has prefetched (ms). */
const ON_THE_WAY = 3_000

/** The page of a farmer, buyer or manufacturer (§directory.9). */
export default function BusinessPage() {
  const type = directoryTypeIn(useLocation().pathname)
  const id = idIn(useParams()['id'])
  if (!type) return <NotFound />
  return id ? <Business type={type} id={id} /> : <BusinessNotFound type={type} />
}

function Business({ type, id }: { type: DirectoryType; id: number }) {
  const { t } = useLingui()
  const locale = useLocale()
  usePrefetchQuery(businessProductsQuery(locale, id)) // loads in parallel with the business
  const query = useQuery({ ...businessQuery(locale, type, id), staleTime: ON_THE_WAY })
  const { data: business, isFetching } = query
  const copy = copyStateOf(query)
  // A saved copy needs no spinner: the strip above the page tells its age.
  const isRefreshing = isFetching && !copy
  const heading =
    business?.company_name ??
    t({ message: 'Business details', comment: 'Title of the page of one farmer, buyer or manufacturer.' })

  if (isMissing(useShownError(query))) return <BusinessNotFound type={type} id={id} />
  return (
    <RecordPage
      title={heading}
      heading={<ForeignText text={heading} />}
      before={<BackButton otherwise={paths.directory({ entityType: type })} />}
      above={<Badge tone={tones[type]}>{t(businessTypeNames[type])}</Badge>}
    >
      {/* It doesn't take the focus (§accessibility.11). */}
      <p role="status" className={styles.refreshing}>
        {business && isRefreshing && (
          <>
            <Spinner />
            <Trans comment="Over the page of a business while it is asked for again. max 24">Refreshing…</Trans>
          </>
        )}
      </p>
      {!business && <PaymentNotices of={{ kind: type, id }} />}
      <Loaded
        query={query}
        loading={<Trans comment="Screen reader: while a business is on its way.">Loading business details…</Trans>}
        loaded={<Trans comment="Screen reader: once, when a business is there.">Business details loaded</Trans>}
        failure={<Trans comment="Heading when a business could not be loaded.">Failed to load business details</Trans>}
        placeholder={
          <div aria-hidden className={styles.sections}>
            <div className={`${skeleton} ${styles.skeletonSection}`} />
            <div className={`${skeleton} ${styles.skeletonShort}`} />
            <div className={`${skeleton} ${styles.skeletonSection} ${styles.aside}`} />
            <div className={`${skeleton} ${styles.skeletonShort}`} />
          </div>
        }
      >
        {(business) => (
          <div className={`${styles.sections} ${isRefreshing ? styles.stale : ''}`} aria-busy={isRefreshing}>
            <BusinessFacts business={business} />
            <TypeFacts business={business} />
            <CopyState value={copy}>
              <BusinessContactSection business={business} subject={{ kind: type, id }} />
            </CopyState>
            <Section
              title={<Trans comment="Heading over the produce that a business deals in.">Product interests</Trans>}
            >
              <Tags texts={business.product_interests} />
            </Section>
            <ProductList type={type} businessId={id} />
          </div>
        )}
      </Loaded>
    </RecordPage>
  )
}

function BusinessNotFound({ type, id }: { type: DirectoryType; id?: number }) {
  const { t } = useLingui()
  const directory = paths.directory({ entityType: type })
  return (
    <RecordPage
      title={t({ message: 'Business not found', comment: 'Title of the page of a business that does not exist.' })}
      before={<BackButton otherwise={directory} />}
    >
      {id && <PaymentNotices of={{ kind: type, id }} />}
      <p role="alert">
        <Trans comment="No such business.">It may no longer be listed, or the link may be wrong.</Trans>
      </p>
      <p>
        <Link to={directory} tone="main">
          <Trans comment="Link to the directory of businesses.">See the directory</Trans>
        </Link>
      </p>
    </RecordPage>
  )
}

const tones = { farmer: 'sell', buyer: 'buy', manufacturer: 'plain' } as const

export function BusinessFacts({ business }: { business: BusinessDetail }) {
  const locale = useLocale()
  const { city, district, state } = business
  const placeName = useDistrictName()
  return (
    <Section title={<Trans comment="Title of the page of one farmer, buyer or manufacturer.">Business details</Trans>}>
      <Facts>
        <Fact term={<Trans comment="On the page of a business, before its name.">Company name</Trans>}>
          <Given text={business.company_name} />
        </Fact>
        <Fact term={<Trans comment="On the page of a business, before street and house.">Address</Trans>}>
          <Given text={business.address} />
        </Fact>
        <Fact term={<Trans comment="On the page of a business.">City</Trans>}>
          <Given text={city && placeName(state ?? '', city)} />
        </Fact>
        <Fact term={<Trans comment="On the page of a business.">District</Trans>}>
          <Given text={district && placeName(state ?? '', district)} />
        </Fact>
        <Fact term={<Trans comment="On the page of a business: the state of India.">State</Trans>}>
          <Given text={state && stateName(locale, state)} />
        </Fact>
        <Fact term={<Trans comment="On the page of a business: the postal code.">Pincode</Trans>}>
          {business.pin_code ?? <NotSpecified />}
        </Fact>
      </Facts>
    </Section>
  )
}

/** Reads the business type from a path. Case is ignored, because the router also matches `/Farmer/7`. */
export const directoryTypeIn = (pathname: string): DirectoryType | undefined =>
  DIRECTORY_TYPES.find((type) => pathname.toLowerCase().startsWith(`/${type}/`))

/** Facts specific to a farmer, buyer or manufacturer (§directory.10). */
export function TypeFacts({ business }: { business: BusinessDetail }) {
  if (business.business_type === 'farmer')
    return (
      <Section title={<Trans comment="Heading on the page of a farmer.">Farm details</Trans>}>
        <Facts>
          <Fact term={<Trans comment="On the page of a farmer: where the fields are.">Farm location</Trans>}>
            <Given text={business.farm_location} />
          </Fact>
          <Fact term={<Trans comment="On the page of a farmer: “Organic” or “Not organic”.">Organic farming</Trans>}>
            <OrganicTag isOrganic={business.is_organic} />
          </Fact>
        </Facts>
      </Section>
    )
  if (business.business_type === 'buyer')
    return (
      <Section title={<Trans comment="Heading on the page of a buyer: how they buy.">Buying details</Trans>}>
        <Facts>
          <Fact term={<Trans comment="On the page of a buyer: how much to buy at once.">Preferred quantity</Trans>}>
            <Given text={business.preferred_quantity} />
          </Fact>
          <Fact term={<Trans comment="On the page of a buyer: how and when they pay.">Payment terms</Trans>}>
            <Given text={business.payment_terms} />
          </Fact>
        </Facts>
      </Section>
    )
  return (
    <Section title={<Trans comment="Heading on the page of a manufacturer.">Manufacturing details</Trans>}>
      <Facts>
        <Fact
          term={<Trans comment="On the page of a manufacturer: how much it can work up.">Processing capacity</Trans>}
        >
          <Given text={business.processing_capacity} />
        </Fact>
        <Fact term={<Trans comment="On the page of a manufacturer: FSSAI, AGMARK and so on.">Certifications</Trans>}>
          <Tags texts={business.certifications} />
        </Fact>
      </Facts>
    </Section>
  )
}

function OrganicTag({ isOrganic }: { isOrganic: boolean | null }) {
  if (isOrganic === null) return <NotSpecified />
  return isOrganic ? (
    <Badge tone="good">
      <Trans comment="Tag on the page of a farmer: grows without chemicals. max 20">Organic</Trans>
    </Badge>
  ) : (
    <Badge>
      <Trans comment="Tag on the page of a farmer: does not grow without chemicals. max 20">Not organic</Trans>
    </Badge>
  )
}
