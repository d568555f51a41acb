import { Trans } from '@lingui/react/macro'
import type { BusinessDetail } from '../../api/directory.ts'
import { Badge, Facts } from '../../ui/layout/Card.tsx'
import { Given, NotSpecified, BusinessSection, Tags } from './BusinessSection.tsx'

type Detail<Type> = Extract<BusinessDetail, { business_type: Type }>

/** Facts specific to a farmer, buyer or manufacturer (§directory.10). */
export function TypeFacts({ business }: { business: BusinessDetail }) {
  if (business.business_type === 'farmer') return <FarmFacts farmer={business} />
  if (business.business_type === 'buyer') return <BuyingFacts buyer={business} />
  return <ManufacturingFacts manufacturer={business} />
}

function FarmFacts({ farmer }: { farmer: Detail<'farmer'> }) {
  return (
    <BusinessSection title={<Trans comment="Heading on the page of a farmer.">Farm details</Trans>}>
      <Facts
        facts={[
          {
            term: <Trans comment="On the page of a farmer: where the fields are.">Farm location</Trans>,
            value: <Given text={farmer.farm_location} />,
          },
          {
            term: (
              <Trans comment="On the page of a farmer, before the tag “Organic” or “Not organic”.">
                Organic farming
              </Trans>
            ),
            value: <OrganicTag isOrganic={farmer.is_organic} />,
          },
        ]}
      />
    </BusinessSection>
  )
}

function BuyingFacts({ buyer }: { buyer: Detail<'buyer'> }) {
  return (
    <BusinessSection title={<Trans comment="Heading on the page of a buyer: how they buy.">Buying details</Trans>}>
      <Facts
        facts={[
          {
            term: (
              <Trans comment="On the page of a buyer: how much they like to buy at once.">Preferred quantity</Trans>
            ),
            value: <Given text={buyer.preferred_quantity} />,
          },
          {
            term: <Trans comment="On the page of a buyer: how and when they pay.">Payment terms</Trans>,
            value: <Given text={buyer.payment_terms} />,
          },
        ]}
      />
    </BusinessSection>
  )
}

function ManufacturingFacts({ manufacturer }: { manufacturer: Detail<'manufacturer'> }) {
  return (
    <BusinessSection title={<Trans comment="Heading on the page of a manufacturer.">Manufacturing details</Trans>}>
      <Facts
        facts={[
          {
            term: (
              <Trans comment="On the page of a manufacturer: how much the factory can work up.">
                Processing capacity
              </Trans>
            ),
            value: <Given text={manufacturer.processing_capacity} />,
          },
          {
            term: <Trans comment="On the page of a manufacturer: FSSAI, AGMARK and so on.">Certifications</Trans>,
            value: <Tags texts={manufacturer.certifications} />,
          },
        ]}
      />
    </BusinessSection>
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
