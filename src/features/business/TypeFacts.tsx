import { Trans } from '@lingui/react/macro'
import type { BusinessDetail } from '../../api/directory.ts'
import { Badge, Fact, Facts } from '../../ui/layout/Card.tsx'
import { Given, NotSpecified, BusinessSection, Tags } from './BusinessSection.tsx'

/** Facts specific to a farmer, buyer or manufacturer (§directory.10). */
export function TypeFacts({ business }: { business: BusinessDetail }) {
  if (business.business_type === 'farmer')
    return (
      <BusinessSection title={<Trans comment="Heading on the page of a farmer.">Farm details</Trans>}>
        <Facts>
          <Fact term={<Trans comment="On the page of a farmer: where the fields are.">Farm location</Trans>}>
            <Given text={business.farm_location} />
          </Fact>
          <Fact term={<Trans comment="On the page of a farmer: “Organic” or “Not organic”.">Organic farming</Trans>}>
            <OrganicTag isOrganic={business.is_organic} />
          </Fact>
        </Facts>
      </BusinessSection>
    )
  if (business.business_type === 'buyer')
    return (
      <BusinessSection title={<Trans comment="Heading on the page of a buyer: how they buy.">Buying details</Trans>}>
        <Facts>
          <Fact term={<Trans comment="On the page of a buyer: how much to buy at once.">Preferred quantity</Trans>}>
            <Given text={business.preferred_quantity} />
          </Fact>
          <Fact term={<Trans comment="On the page of a buyer: how and when they pay.">Payment terms</Trans>}>
            <Given text={business.payment_terms} />
          </Fact>
        </Facts>
      </BusinessSection>
    )
  return (
    <BusinessSection title={<Trans comment="Heading on the page of a manufacturer.">Manufacturing details</Trans>}>
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
