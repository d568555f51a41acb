import { Trans } from '@lingui/react/macro'
import { useId } from 'react'
import type { Enquiry } from '../../api/enquiries.ts'
import { EnquiryFacts } from '../../domain/enquiry/EnquiryFacts.tsx'
import { MandiHint } from '../../domain/mandi/MandiHint.tsx'
import { paths } from '../../domain/navigation/paths.ts'
import { Quantity } from '../../domain/enquiry/Quantity.tsx'
import { InterestedUsers } from '../../domain/enquiry/InterestedUsers.tsx'
import { ShareLead } from '../../domain/enquiry/ShareLead.tsx'
import { LongText } from '../../domain/texts/LongText.tsx'
import { formatRupees } from '../../i18n/format.ts'
import { skeleton } from '../../ui/feedback/skeleton.css.ts'
import { EnquiryHead } from './EnquiryHead.tsx'
import { LeadContactSection } from './LeadContactSection.tsx'
import * as styles from './enquiry.css.ts'
import { PhotoGallery } from './PhotoGallery.tsx'
import { photosOf } from './photos.ts'
import { SimilarEnquiries } from './SimilarEnquiries.tsx'

/** Everything about an enquiry: photos and price first, then how to reach its owner, then the rest. */
export function EnquiryDetail(props: { enquiry: Enquiry; title: string; onReload: () => Promise<boolean> }) {
  const { enquiry, title, onReload } = props
  const details = useId()
  const notes = useId()
  const price = formatRupees(enquiry.expected_price)
  return (
    <>
      <EnquiryHead enquiry={enquiry} />
      <div className={styles.parts}>
        <PhotoGallery photos={photosOf(enquiry)} title={title} />
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
            <MandiHint commodityName={enquiry.sub_category.name} location={enquiry.location} />
          </div>
          <LeadContactSection enquiry={enquiry} onReload={onReload} />
          <div className={styles.card}>
            <ShareLead title={title} path={paths.boardEnquiry(enquiry.id)} />
          </div>
        </div>
        <div className={styles.rest}>
          <section aria-labelledby={details} className={styles.card}>
            <h2 id={details} className={styles.heading}>
              <Trans comment="Heading over the facts about an enquiry.">Product details</Trans>
            </h2>
            <EnquiryFacts enquiry={enquiry} on="board" />
          </section>
          {enquiry.additional_notes && (
            <section aria-labelledby={notes} className={styles.card}>
              <h2 id={notes} className={styles.heading}>
                <Trans comment="Heading over what the owner of an enquiry added.">Notes</Trans>
              </h2>
              <p className={styles.notes}>
                <LongText text={enquiry.additional_notes} />
              </p>
            </section>
          )}
          <InterestedUsers enquiry={enquiry} />
        </div>
      </div>
      <SimilarEnquiries enquiry={enquiry} />
    </>
  )
}

/** Its shape, while it is on its way. */
export const EnquirySkeleton = () => (
  <div aria-hidden className={styles.skeleton}>
    <div className={`${skeleton} ${styles.skeletonLine}`} />
    <div className={styles.parts}>
      <div className={`${skeleton} ${styles.stage}`} />
      <div className={`${skeleton} ${styles.skeletonSide}`} />
    </div>
  </div>
)
