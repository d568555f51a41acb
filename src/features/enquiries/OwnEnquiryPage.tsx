import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useParams } from 'react-router'
import { enquiryQuery, type Enquiry } from '../../api/enquiries.ts'
import { isMissing } from '../../api/errors.ts'
import { CopyState, copyStateOf } from '../../domain/business/contact.tsx'
import { EnquiryFacts } from '../../domain/enquiry/EnquiryFacts.tsx'
import { StatusBadge } from '../../domain/enquiry/EnquiryFilters.tsx'
import { EnquiryTitle, produceName } from '../../domain/enquiry/EnquiryTitle.tsx'
import { EnquiryType, Price } from '../../domain/enquiry/EnquiryWords.tsx'
import { InterestedUsers } from '../../domain/enquiry/InterestedUsers.tsx'
import { dropDraftsOf } from '../../domain/forms/drafts.ts'
import { Loaded, useShownError } from '../../domain/LoadFailure.tsx'
import { MandiHint } from '../../domain/mandi/MandiHint.tsx'
import { idIn, paths } from '../../domain/navigation/paths.ts'
import { RecordPage } from '../../domain/navigation/Page.tsx'
import { ForeignText } from '../../domain/texts/ForeignText.tsx'
import { formatDate } from '../../i18n/format.ts'
import { useLocale } from '../../i18n/useLocale.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { atStart } from '../../ui/controls/button.css.ts'
import { Link } from '../../ui/controls/Link.tsx'
import { skeleton } from '../../ui/feedback/feedback.css.ts'
import { EmptyState } from '../../ui/feedback/Panel.tsx'
import { SkeletonText } from '../../ui/feedback/Skeleton.tsx'
import { Badge, Fact } from '../../ui/layout/Card.tsx'
import { Icon } from '../../ui/layout/Icon.tsx'
import { back, edit } from '../../ui/layout/icons.ts'
import { Section } from '../../ui/layout/Section.tsx'
import { CloseEnquiry } from './CloseEnquiry.tsx'
import * as styles from './enquiries.css.ts'
import { EnquiryActions, Gallery } from './Gallery.tsx'
import { Timeline } from './Timeline.tsx'
import { muted, row, stack } from '../../ui/theme/global.css.ts'

/** One of the person's own enquiries (§enquiries.4). */
export default function OwnEnquiryPage() {
  const { t } = useLingui()
  const id = idIn(useParams()['id'])
  const query = useQuery({
    ...enquiryQuery(useLocale(), id ?? 0),
    enabled: id !== undefined,
  })
  const isUnknown = isMissing(useShownError(query)) || id === undefined
  const enquiry = isUnknown ? undefined : query.data
  const produce = enquiry && produceName(enquiry)
  return (
    <RecordPage
      title={
        produce
          ? t({
              message: `${produce}: my enquiry`,
              comment: 'Title of the browser tab of an own enquiry. {produce}: crop and variety.',
            })
          : t({ message: 'My enquiry', comment: 'Title of the page of one own enquiry.' })
      }
      heading={enquiry && <EnquiryTitle enquiry={enquiry} />}
      before={
        <Link to={paths.enquiries()} tone="quiet" className={atStart} icon={back}>
          <Trans comment="Link over an own enquiry: back to the list of them. max 30">Back to my enquiries</Trans>
        </Link>
      }
    >
      {isUnknown ? (
        <EmptyState
          title={<Trans comment="Heading when there is no enquiry at this address.">Enquiry not found</Trans>}
          message={
            <Trans comment="When there is no enquiry at this address.">
              It may belong to somebody else, or the link may be incomplete.
            </Trans>
          }
        />
      ) : (
        <Loaded
          query={query}
          loading={<Trans comment="Screen reader: while an own enquiry is on its way.">Loading the enquiry…</Trans>}
          loaded={<Trans comment="Screen reader: once, when an own enquiry is there.">Enquiry loaded</Trans>}
          failure={<Trans comment="Heading when an own enquiry did not load.">Failed to fetch enquiry details</Trans>}
          placeholder={
            <div className={styles.columns} aria-hidden>
              <div className={`${skeleton} ${styles.main}`} />
              <SkeletonText lines={8} />
            </div>
          }
        >
          {(data) => (
            <CopyState value={copyStateOf(query)}>
              <OwnEnquiry enquiry={data} />
            </CopyState>
          )}
        </Loaded>
      )}
    </RecordPage>
  )
}

export function OwnEnquiry({ enquiry }: { enquiry: Enquiry }) {
  const [closing, setClosing] = useState(false)
  const locale = useLocale()
  const { id } = enquiry
  const isClosed = enquiry.status === 'closed'
  useEffect(() => {
    // It may have been closed in another tab or on another device.
    if (isClosed) for (const form of ['close', 'edit']) dropDraftsOf(`enquiry-${form}-${id}`)
  }, [id, isClosed])
  return (
    <>
      <div className={row.s}>
        <Badge tone={enquiry.type}>
          <EnquiryType type={enquiry.type} />
        </Badge>
        <StatusBadge status={enquiry.status} />
      </div>
      <div className={styles.columns}>
        <Gallery enquiry={enquiry} canChange={!isClosed} />
        <div className={stack.m}>
          <Section title={<Trans comment="Heading over quantity, price and other facts of an enquiry.">Details</Trans>}>
            <p className={muted}>
              <Price rupees={enquiry.expected_price} isLarge />
            </p>
            {!isClosed && <MandiHint crop={enquiry.sub_category} location={enquiry.location} />}
            {enquiry.status === 'pending' && (
              <p>
                <Trans comment="On the page of an own enquiry that waits for approval.">
                  Enquiries are approved after 24 hours. Then others see it on the public board.
                </Trans>
              </p>
            )}
            <EnquiryFacts enquiry={enquiry} variant="own">
              <Fact term={<Trans comment="Fact about an enquiry; its value is a date.">Posted on</Trans>}>
                <time dateTime={enquiry.created_at}>{formatDate(locale, enquiry.created_at)}</time>
              </Fact>
              {enquiry.additional_notes && (
                <Fact isLong term={<Trans comment="Fact about an enquiry: what its owner added.">Notes</Trans>}>
                  <ForeignText text={enquiry.additional_notes} />
                </Fact>
              )}
              {enquiry.closing_remark && (
                <Fact
                  isLong
                  term={<Trans comment="Fact about a closed enquiry: why its owner closed it.">Closing remark</Trans>}
                >
                  <ForeignText text={enquiry.closing_remark} />
                </Fact>
              )}
            </EnquiryFacts>
          </Section>
          {isClosed ? (
            <p className={styles.closed}>
              <Trans comment="On a closed enquiry’s page.">This enquiry is closed. It can’t be changed any more.</Trans>
            </p>
          ) : (
            <EnquiryActions className={row.s}>
              <Link to={paths.editEnquiry(enquiry.id)} tone="main" icon={edit}>
                <Trans comment="Button on the page of an own enquiry. max 24">Edit Enquiry</Trans>
              </Link>
              <Button tone="outline" onPress={() => setClosing(true)}>
                <Trans comment="Button of an own enquiry, and title of its dialog. max 24">Close Enquiry</Trans>
              </Button>
            </EnquiryActions>
          )}
          {enquiry.status === 'approved' && (
            <Link to={paths.boardEnquiry(enquiry.id)} className={styles.onBoard}>
              <Trans comment="Link on the page of an own enquiry: how others see it.">See it on the public board</Trans>
              <Icon name="forward" />
            </Link>
          )}
          <InterestedUsers enquiry={enquiry} />
          <Timeline enquiryId={enquiry.id} />
        </div>
      </div>
      {closing && !isClosed && <CloseEnquiry enquiry={enquiry} onDismiss={() => setClosing(false)} />}
    </>
  )
}
