import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useId } from 'react'
import { type Enquiry, type EnquirySummary, similarEnquiriesQuery } from '../../api/enquiries.ts'
import { MandiHint } from '../../domain/mandi/MandiHint.tsx'
import { InterestedUsers } from '../../domain/enquiry/InterestedUsers.tsx'
import { skeleton } from '../../ui/feedback/feedback.css.ts'
import { Skeletons, SkeletonText } from '../../ui/feedback/Skeleton.tsx'
import { EnquiryContactSection } from './EnquiryContactSection.tsx'
import * as styles from './board.css.ts'
import { EnquiryFacts } from '../../domain/enquiry/EnquiryFacts.tsx'
import { EnquiryType, Price, Quantity } from '../../domain/enquiry/EnquiryWords.tsx'
import { paths } from '../../domain/navigation/paths.ts'
import { formatDate } from '../../i18n/format.ts'
import { PhotoGallery } from './PhotoGallery.tsx'
import { usePlaced } from '../../domain/enquiry/EnquiryTitle.tsx'
import { Listen } from '../../domain/voice/late-buttons.tsx'
import { useLocale } from '../../i18n/useLocale.ts'
import { Badge } from '../../ui/layout/Card.tsx'
import { Button } from '../../ui/controls/Button.tsx'
import { useHydrated } from '../../ui/hooks/environment.tsx'
import { copy, share } from '../../ui/layout/icons.ts'
import { Icon } from '../../ui/layout/Icon.tsx'
import { card } from '../../ui/layout/card.css.ts'
import { Section } from '../../ui/layout/Section.tsx'
import { largeHeading, visuallyHidden } from '../../ui/theme/global.css.ts'
import { showMessage } from '../../ui/toast/messages.ts'
import { useQuery } from '@tanstack/react-query'
import { Link } from '../../ui/controls/Link.tsx'
import { cards, placeholder } from '../../domain/lists/card-results.css.ts'
import { EnquiryCard } from '../../domain/enquiry/EnquiryCard.tsx'
import { Loaded } from '../../domain/LoadFailure.tsx'
import { ForeignText } from '../../domain/texts/ForeignText.tsx'
import { WhatsAppLink } from '../../domain/WhatsAppLink.tsx'

export function EnquiryDetail({ enquiry, title }: { enquiry: Enquiry; title: string }) {
  return (
    <>
      <EnquiryParts
        enquiry={enquiry}
        title={title}
        hint={<MandiHint crop={enquiry.sub_category} location={enquiry.location} />}
        contact={<EnquiryContactSection enquiry={enquiry} />}
      >
        {enquiry.additional_notes && (
          <Section title={<Trans comment="Heading over what the owner of an enquiry added.">Notes</Trans>}>
            <p className={styles.notes}>
              <ForeignText text={enquiry.additional_notes} />
            </p>
          </Section>
        )}
        <InterestedUsers enquiry={enquiry} />
      </EnquiryParts>
      <SimilarEnquiries enquiry={enquiry} />
    </>
  )
}

export const EnquirySkeleton = () => (
  <>
    <p role="status" className={visuallyHidden}>
      <Trans comment="While an enquiry is on its way.">Loading the enquiry…</Trans>
    </p>
    <div aria-hidden className={styles.parts}>
      <div className={`${skeleton} ${styles.skeletonPhoto}`} />
      <SkeletonText lines={8} />
    </div>
  </>
)

/** Shows photos and price first, then how to reach the owner, then the rest. */
export function EnquiryParts(props: {
  enquiry: EnquirySummary & Partial<Enquiry>
  title: string
  hint?: ReactNode
  contact: ReactNode
  children?: ReactNode
}) {
  const { enquiry, title } = props
  const { type, created_at } = enquiry
  const date = formatDate(useLocale(), created_at)
  return (
    <>
      <p className={styles.head}>
        <Badge tone={type}>
          <EnquiryType type={type} />
        </Badge>
        {/* The build may format the date otherwise, because its locale data differ. */}
        <time dateTime={created_at} suppressHydrationWarning>
          <Trans comment="Under the title of an enquiry. {date}: 21 Apr 2026.">Posted on {date}</Trans>
        </time>
        <Listen content={{ enquiry: usePlaced(enquiry) }} />
      </p>
      <div className={styles.parts}>
        <PhotoGallery photos={photosOf(enquiry)} title={title} />
        <div className={styles.side}>
          <div className={card}>
            <p className={styles.price}>
              <Price rupees={enquiry.expected_price} isLarge />{' '}
              <span className={styles.quantity}>
                <Quantity {...enquiry} />
              </span>
            </p>
            {props.hint}
          </div>
          {props.contact}
          <ShareEnquiry title={title} path={paths.boardEnquiry(enquiry.id)} />
        </div>
        <div className={styles.rest}>
          <Section title={<Trans comment="Heading over the facts about an enquiry.">Product details</Trans>}>
            <EnquiryFacts enquiry={enquiry} variant="board" />
          </Section>
          {props.children}
        </div>
      </div>
    </>
  )
}

/** Each photo once, the main one first; without photos `[null]`, which shows a drawn crop. */
export function photosOf({ photo, images = [] }: Pick<Enquiry, 'photo'> & Partial<Enquiry>): (string | null)[] {
  const all = new Set([photo, ...images.map(({ image }) => image)].filter((address) => !!address))
  return all.size > 0 ? [...all] : [null]
}

/** The link carries the sharer's language, also for WhatsApp's preview. */
function ShareEnquiry({ title, path }: { title: string; path: string }) {
  const { t } = useLingui()
  // The build knows neither the origin nor the device.
  const isHydrated = useHydrated()
  const url = `${isHydrated ? location.origin : ''}${path}?lang=${useLocale()}`
  const sheet = { title, text: title, url }

  async function copyLink() {
    try {
      await navigator.clipboard.writeText(url)
      showMessage(t({ message: 'Link copied', comment: 'Short message: the address of an enquiry was copied.' }))
    } catch {
      // The person can copy it from the address bar.
      showMessage(
        t({
          message: 'The link could not be copied. Please copy it from the address bar.',
          comment: 'Short message: the address of an enquiry could not be copied.',
        }),
      )
    }
  }

  return (
    <Section
      className={`${card} ${styles.onScreen}`}
      title={<Trans comment="Heading over the ways to tell others of an enquiry.">Share this enquiry</Trans>}
    >
      <div className={styles.shareWays}>
        {isHydrated && canShare(sheet) && (
          // Closing the sheet is no error.
          <Button onPress={() => navigator.share(sheet).catch(() => undefined)} icon={share}>
            <Trans comment="Button: opens the device’s own sheet to share a link. max 16">Share</Trans>
          </Button>
        )}
        <WhatsAppLink text={`${title}\n${url}`} />
        <Button onPress={copyLink} icon={copy}>
          <Trans comment="Button: copies the address of an enquiry. max 20">Copy link</Trans>
        </Button>
      </div>
    </Section>
  )
}

const canShare = (sheet: ShareData) => 'canShare' in navigator && navigator.canShare(sheet)

/** Up to ten other enquiries of the same kind (§board.15). */
function SimilarEnquiries({ enquiry }: { enquiry: Enquiry }) {
  const heading = useId()
  const query = useQuery(similarEnquiriesQuery(useLocale(), enquiry))
  const { id, name } = enquiry.sub_category
  return (
    <section aria-labelledby={heading} className={styles.similar}>
      <div className={styles.similarHead}>
        <h2 id={heading} className={largeHeading}>
          <Trans comment="Heading over others of the same kind, under an enquiry.">Similar enquiries</Trans>
        </h2>
        <Link to={id === null ? paths.board() : paths.board({ subcategory: id, name })} className={styles.all}>
          <Trans comment="Link beside a heading: all of this kind. max 16">View all</Trans>
          <span className={visuallyHidden}>
            : <ForeignText text={name} />
          </span>
          <Icon name="forward" />
        </Link>
      </div>
      <Loaded
        query={query}
        failure={<Trans comment="Heading when the enquiries could not be loaded.">Failed to load enquiries</Trans>}
        placeholder={<Skeletons count={3} className={cards} each={placeholder.enquiry} />}
      >
        {(enquiries) =>
          enquiries.length > 0 ? (
            <ul className={cards}>
              {enquiries.map((similar) => (
                <li key={similar.id}>
                  <EnquiryCard enquiry={similar} to={paths.boardEnquiry(similar.id)} />
                </li>
              ))}
            </ul>
          ) : (
            <p>
              <Trans comment="Under an enquiry, when there is no other of its kind.">No similar products found</Trans>
            </p>
          )
        }
      </Loaded>
    </section>
  )
}
