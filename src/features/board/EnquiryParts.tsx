import { Trans } from '@lingui/react/macro'
import { useId, type ReactNode } from 'react'
import type { Enquiry, EnquirySummary } from '../../api/enquiries.ts'
import { EnquiryFacts } from '../../domain/enquiry/EnquiryFacts.tsx'
import { Quantity } from '../../domain/enquiry/Quantity.tsx'
import { ShareEnquiry } from '../../domain/enquiry/ShareEnquiry.tsx'
import { paths } from '../../domain/navigation/paths.ts'
import { formatRupees } from '../../i18n/format.ts'
import { EnquiryHead } from './EnquiryHead.tsx'
import * as styles from './enquiry.css.ts'
import { PhotoGallery } from './PhotoGallery.tsx'

/**
 * An enquiry: photos and price first, then how to reach its owner, then the rest.
 * @param props.variant 'board' for signed-in people, 'public' for visitors
 * @param props.hint shown under the price
 * @param props.children shown after the facts
 */
export function EnquiryParts(props: {
  enquiry: EnquirySummary & Partial<Enquiry>
  title: string
  photos: (string | null)[]
  variant: 'board' | 'public'
  hint?: ReactNode
  contact: ReactNode
  children?: ReactNode
}) {
  const { enquiry, title } = props
  const details = useId()
  const price = formatRupees(enquiry.expected_price)
  return (
    <>
      <EnquiryHead enquiry={enquiry} />
      <div className={styles.parts}>
        <PhotoGallery photos={props.photos} title={title} />
        <div className={styles.side}>
          <div className={styles.card}>
            <p className={styles.price}>
              <span>
                <Trans comment="Price of produce; {price} is an amount such as ₹42.50. kg: kilogram.">
                  <strong className={styles.amount}>{price}</strong> per kg
                </Trans>
              </span>{' '}
              <span className={styles.quantity}>
                <Quantity {...enquiry} />
              </span>
            </p>
            {props.hint}
          </div>
          {props.contact}
          <div className={styles.card}>
            <ShareEnquiry title={title} path={paths.boardEnquiry(enquiry.id)} />
          </div>
        </div>
        <div className={styles.rest}>
          <section aria-labelledby={details} className={styles.card}>
            <h2 id={details} className={styles.heading}>
              <Trans comment="Heading over the facts about an enquiry.">Product details</Trans>
            </h2>
            <EnquiryFacts enquiry={enquiry} variant={props.variant} />
          </section>
          {props.children}
        </div>
      </div>
    </>
  )
}
