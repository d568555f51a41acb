import { Trans } from '@lingui/react/macro'
import { useId, type ReactNode } from 'react'
import type { Enquiry, EnquirySummary } from '../../api/enquiries.ts'
import { MandiHint } from '../../domain/mandi/MandiHint.tsx'
import { InterestedUsers } from '../../domain/enquiry/InterestedUsers.tsx'
import { LongText } from '../../domain/texts/LongText.tsx'
import { skeleton } from '../../ui/feedback/feedback.css.ts'
import { EnquiryContactSection } from './EnquiryContactSection.tsx'
import * as styles from './enquiry.css.ts'
import { SimilarEnquiries } from './SimilarEnquiries.tsx'
import { EnquiryFacts } from '../../domain/enquiry/EnquiryFacts.tsx'
import { Quantity, StatusBadge, EnquiryType } from '../../domain/enquiry/EnquiryWords.tsx'
import { ShareEnquiry } from '../../domain/enquiry/ShareEnquiry.tsx'
import { paths } from '../../domain/navigation/paths.ts'
import { formatRupees, formatDate } from '../../i18n/format.ts'
import { PhotoGallery } from './PhotoGallery.tsx'
import { usePlaced } from '../../domain/enquiry/EnquiryTitle.tsx'
import { Listen } from '../../domain/voice/Listen.tsx'
import type { ReadableEnquiry } from '../../domain/voice/readable.ts'
import { useLocale } from '../../i18n/useLocale.ts'
import { Badge } from '../../ui/layout/Card.tsx'

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

/** The line under an enquiry's title: buy, sell or closed, its date, and the button that reads it aloud. */
function EnquiryHead({ enquiry }: { enquiry: ReadableEnquiry }) {
  const { type, status, created_at } = enquiry
  const date = formatDate(useLocale(), created_at)
  return (
    <p className={styles.head}>
      {status === 'closed' ? (
        <StatusBadge status={status} />
      ) : (
        <Badge tone={type}>
          <EnquiryType type={type} />
        </Badge>
      )}
      {/* The prerendered date can differ where the build and the browser have different ICU versions. */}
      <time dateTime={created_at} suppressHydrationWarning>
        <Trans comment="Under the title of an enquiry. {date}: 21 Apr 2026.">Posted on {date}</Trans>
      </time>
      <Listen content={{ enquiry: usePlaced(enquiry) }} />
    </p>
  )
}

/** Unique photo URLs of an enquiry, main photo first. Without photos, `[null]`: the drawn crop is shown. */
export function photosOf({ photo, images }: Pick<Enquiry, 'photo' | 'images'>): (string | null)[] {
  const all = new Set([photo, ...images.map(({ image }) => image)].filter((address) => !!address))
  return all.size > 0 ? [...all] : [null]
}
