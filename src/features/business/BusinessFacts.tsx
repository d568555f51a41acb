import { Trans } from '@lingui/react/macro'
import type { BusinessDetail } from '../../api/directory.ts'
import { stateName } from '../../domain/places/places.ts'
import { useDistrictName } from '../../domain/places/useDistrictName.ts'
import { useLocale } from '../../i18n/useLocale.ts'
import { Facts } from '../../ui/layout/Card.tsx'
import { Given, NotSpecified } from './Given.tsx'
import { BusinessSection } from './BusinessSection.tsx'

/** Name and place of a business (§directory.9). */
export function BusinessFacts({ business }: { business: BusinessDetail }) {
  const locale = useLocale()
  const { city, district, state } = business
  const placeName = useDistrictName()
  return (
    <BusinessSection
      title={<Trans comment="Title of the page of one farmer, buyer or manufacturer.">Business details</Trans>}
    >
      <Facts
        facts={[
          {
            term: <Trans comment="On the page of a business, before its name.">Company name</Trans>,
            value: <Given text={business.company_name} />,
          },
          {
            term: <Trans comment="On the page of a business, before street and house.">Address</Trans>,
            value: <Given text={business.address} />,
          },
          {
            term: <Trans comment="On the page of a business.">City</Trans>,
            value: <Given text={city && placeName(state ?? '', city)} />,
          },
          {
            term: <Trans comment="On the page of a business.">District</Trans>,
            value: <Given text={district && placeName(state ?? '', district)} />,
          },
          {
            term: <Trans comment="On the page of a business: the state of India.">State</Trans>,
            value: <Given text={state && stateName(locale, state)} />,
          },
          {
            term: <Trans comment="On the page of a business: the postal code.">PIN code</Trans>,
            value: business.pin_code ?? <NotSpecified />,
          },
        ]}
      />
    </BusinessSection>
  )
}
