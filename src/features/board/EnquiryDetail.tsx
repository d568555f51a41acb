import { Trans, useLingui } from '@lingui/react/macro'
import { useId, type ReactNode } from 'react'
import type { Enquiry, EnquirySummary } from '../../api/enquiries.ts'
import { MandiHint } from '../../domain/mandi/MandiHint.tsx'
import { InterestedUsers } from '../../domain/enquiry/InterestedUsers.tsx'
import { LongText } from '../../domain/texts/LongText.tsx'
import { skeleton } from '../../ui/feedback/feedback.css.ts'
import { EnquiryContactSection } from './EnquiryContactSection.tsx'
import * as styles from './board.css.ts'
import { SimilarEnquiries } from './SimilarEnquiries.tsx'
import { EnquiryFacts } from '../../domain/enquiry/EnquiryFacts.tsx'
import { StatusBadge } from '../../domain/enquiry/EnquiryFilters.tsx'
import { Quantity, EnquiryType } from '../../domain/enquiry/EnquiryWords.tsx'
import { paths } from '../../domain/navigation/paths.ts'
import { formatRupees, formatDate } from '../../i18n/format.ts'
import { PhotoGallery } from './PhotoGallery.tsx'
import { usePlaced } from '../../domain/enquiry/EnquiryTitle.tsx'
import { Listen, type ReadableEnquiry } from '../../domain/voice/Listen.tsx'
import { useLocale } from '../../i18n/useLocale.ts'
import { Badge } from '../../ui/layout/Card.tsx'
import { Button } from '../../ui/controls/Button.tsx'
import { button } from '../../ui/controls/button.css.ts'
import { useHydrated } from '../../ui/hooks/environment.tsx'
import { copy, share, whatsapp } from '../../ui/layout/icons.ts'
import { Icon } from '../../ui/layout/Icon.tsx'
import { showMessage } from '../../ui/toast/messages.ts'

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
      <div className={`${skeleton} ${styles.skeletonPhoto}`} />
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

/**
 * Shares an enquiry through the device's share sheet (where there is one), through WhatsApp, or by copying the link.
 * The link carries the sharer's language, which also sets the language of WhatsApp's preview. Only public data is
 * shared, never a contact. Its texts are in the catalog `shared`.
 * @param props.path of the enquiry on the board
 */
function ShareEnquiry({ title, path }: { title: string; path: string }) {
  const { t } = useLingui()
  const heading = useId()
  // At prerendering, neither the origin nor the device is known.
  const isHydrated = useHydrated()
  const url = `${isHydrated ? location.origin : ''}${path}?lang=${useLocale()}`
  const sheet = { title, text: title, url }
  const whatsApp = `https://wa.me/?${new URLSearchParams({ text: `${title}\n${url}` })}`

  async function copyLink() {
    try {
      await navigator.clipboard.writeText(url)
      showMessage(t({ message: 'Link copied', comment: 'Short message: the address of an enquiry was copied.' }))
    } catch {
      // An older browser, or permission denied: the address bar also has the link.
      showMessage(
        t({
          message: 'The link could not be copied. Please copy it from the address bar.',
          comment: 'Short message: the address of an enquiry could not be copied.',
        }),
      )
    }
  }

  return (
    <section aria-labelledby={heading} className={styles.share}>
      <h2 id={heading} className={styles.shareHeading}>
        <Trans comment="Heading over the ways to tell others of an enquiry.">Share this enquiry</Trans>
      </h2>
      <div className={styles.ways}>
        {isHydrated && canShare(sheet) && (
          // Closing the sheet without a choice is not an error.
          <Button onPress={() => navigator.share(sheet).catch(() => undefined)}>
            <Icon icon={share} />
            <Trans comment="Button: opens the device’s own sheet to share a link. max 16">Share</Trans>
          </Button>
        )}
        <a href={whatsApp} target="_blank" rel="noopener noreferrer" className={button()}>
          <Icon icon={whatsapp} />
          <Trans comment="Link: shares an enquiry by WhatsApp. A name.">WhatsApp</Trans>
        </a>
        <Button onPress={copyLink}>
          <Icon icon={copy} />
          <Trans comment="Button: copies the address of an enquiry. max 20">Copy link</Trans>
        </Button>
      </div>
    </section>
  )
}

const canShare = (sheet: ShareData) => 'canShare' in navigator && navigator.canShare(sheet)
