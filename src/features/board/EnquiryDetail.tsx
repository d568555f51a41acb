import { Trans } from '@lingui/react/macro'
import { useId } from 'react'
import type { Enquiry } from '../../api/enquiries.ts'
import { MandiHint } from '../../domain/mandi/MandiHint.tsx'
import { InterestedUsers } from '../../domain/enquiry/InterestedUsers.tsx'
import { LongText } from '../../domain/texts/LongText.tsx'
import { skeleton } from '../../ui/feedback/skeleton.css.ts'
import { EnquiryParts } from './EnquiryParts.tsx'
import { EnquiryContactSection } from './EnquiryContactSection.tsx'
import * as styles from './enquiry.css.ts'
import { photosOf } from './photos.ts'
import { SimilarEnquiries } from './SimilarEnquiries.tsx'

/** The complete enquiry, with similar ones below. */
export function EnquiryDetail(props: { enquiry: Enquiry; title: string; onReload: () => Promise<boolean> }) {
  const { enquiry, title, onReload } = props
  const notes = useId()
  return (
    <>
      <EnquiryParts
        enquiry={enquiry}
        title={title}
        photos={photosOf(enquiry)}
        variant="board"
        hint={<MandiHint commodityName={enquiry.sub_category.name} location={enquiry.location} />}
        contact={<EnquiryContactSection enquiry={enquiry} onReload={onReload} />}
      >
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
      </EnquiryParts>
      <SimilarEnquiries enquiry={enquiry} />
    </>
  )
}

/** Placeholder while the enquiry loads. */
export const EnquirySkeleton = () => (
  <div aria-hidden className={styles.skeleton}>
    <div className={`${skeleton} ${styles.skeletonLine}`} />
    <div className={styles.parts}>
      <div className={`${skeleton} ${styles.stage}`} />
      <div className={`${skeleton} ${styles.skeletonSide}`} />
    </div>
  </div>
)
