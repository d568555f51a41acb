import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useLingui } from '@lingui/react'
import { brand } from '../../domain/texts/brand.ts'
import { ForeignText } from '../../domain/texts/ForeignText.tsx'
import type { Stage } from './timeline.ts'

/** The name of a stage: translated if known, else as the server sends it (§enquiries.8). */
export function StageName({ stage: { name, key } }: { stage: Pick<Stage, 'name' | 'key'> }) {
  const { i18n } = useLingui()
  if (key.startsWith('contactfrom')) {
    const product = i18n._(brand.name)
    return (
      <Trans comment="Stage of an enquiry: we called its owner. {product}: the name of this product.">
        Contact from {product}
      </Trans>
    )
  }
  const known = Object.hasOwn(texts, key) ? texts[key as keyof typeof texts] : undefined
  return known ? i18n._(known) : <ForeignText text={name} />
}

const texts = {
  enquirygenerated: msg({ message: 'Enquiry Generated', comment: 'Stage of an enquiry, the first.' }),
  sampleinspection: msg({ message: 'Sample Inspection', comment: 'Stage of an enquiry: a sample is looked at.' }),
  sitevisit: msg({
    message: 'Site Visit',
    comment: 'Stage of an enquiry: somebody looks at the goods where they are.',
  }),
  finaldiscussion: msg({ message: 'Final Discussion', comment: 'Stage of an enquiry: price and payment are agreed.' }),
  pickupandpayment: msg({ message: 'Pickup and Payment', comment: 'Stage of an enquiry, the last.' }),
}
