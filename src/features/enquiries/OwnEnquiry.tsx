import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { Link } from '../../ui/controls/Link.tsx'
import type { Enquiry } from '../../api/enquiries.ts'
import { EnquiryFacts, written } from '../../domain/enquiry/EnquiryFacts.tsx'
import { EnquiryType, StatusBadge } from '../../domain/enquiry/EnquiryWords.tsx'
import { InterestedUsers } from '../../domain/enquiry/InterestedUsers.tsx'
import { MandiHint } from '../../domain/mandi/MandiHint.tsx'
import { paths } from '../../domain/navigation/paths.ts'
import { formatDate, formatRupees } from '../../i18n/format.ts'
import { useLocale } from '../../i18n/useLocale.ts'
import { Badge, Card } from '../../ui/layout/Card.tsx'
import { Button } from '../../ui/controls/Button.tsx'
import { button } from '../../ui/controls/button.css.ts'
import { edit } from '../../ui/layout/icons.ts'
import { Icon } from '../../ui/layout/Icon.tsx'
import { EnquiryActions } from './EnquiryActions.tsx'
import { CloseEnquiry } from './CloseEnquiry.tsx'
import * as styles from './enquiry-page.css.ts'
import { Gallery } from './Gallery.tsx'
import { Timeline } from './Timeline.tsx'

/** An own enquiry with the owner's actions (add and delete photos, edit, close) and its timeline. */
export function OwnEnquiry({ enquiry }: { enquiry: Enquiry }) {
  const [closing, setClosing] = useState(false)
  const locale = useLocale()
  const price = formatRupees(enquiry.expected_price)
  const isClosed = enquiry.status === 'closed'
  return (
    <>
      <div className={styles.badges}>
        <Badge tone={enquiry.type}>
          <EnquiryType type={enquiry.type} />
        </Badge>
        <StatusBadge status={enquiry.status} />
      </div>
      <div className={styles.columns}>
        <Gallery enquiry={enquiry} canChange={!isClosed} />
        <div className={styles.side}>
          <Card as="section">
            <h2 className={styles.heading}>
              <Trans comment="Heading over quantity, price and other facts of an enquiry.">Details</Trans>
            </h2>
            <p className={styles.price}>
              <Trans comment="Price of produce; {price} is an amount such as ₹42.50. kg: kilogram.">
                <strong className={styles.amount}>{price}</strong> per kg
              </Trans>
            </p>
            <MandiHint commodityName={enquiry.sub_category.name} location={enquiry.location} />
            {enquiry.status === 'pending' && (
              <p>
                <Trans comment="On the page of an own enquiry that waits for approval.">
                  Enquiries are approved after 24 hours. Then others see it on the public board.
                </Trans>
              </p>
            )}
            <EnquiryFacts
              enquiry={enquiry}
              variant="own"
              more={[
                {
                  term: <Trans comment="Fact about an enquiry; its value is a date.">Posted on</Trans>,
                  value: <time dateTime={enquiry.created_at}>{formatDate(locale, enquiry.created_at)}</time>,
                },
                {
                  term: <Trans comment="Fact about an enquiry: what its owner added.">Notes</Trans>,
                  value: written(enquiry.additional_notes),
                },
                {
                  term: <Trans comment="Fact about a closed enquiry: why its owner closed it.">Closing remark</Trans>,
                  value: written(enquiry.closing_remark),
                },
              ]}
            />
          </Card>
          {isClosed ? (
            <p className={styles.closed}>
              <Trans comment="On the page of an own enquiry that was closed.">
                This enquiry is closed. It can’t be changed any more.
              </Trans>
            </p>
          ) : (
            <EnquiryActions className={styles.actions}>
              <Link to={paths.editEnquiry(enquiry.id)} className={button({ tone: 'main' })}>
                <Icon icon={edit} />
                <Trans comment="Button on the page of an own enquiry. max 24">Edit Enquiry</Trans>
              </Link>
              <Button tone="outline" onPress={() => setClosing(true)}>
                <Trans comment="Button on the page of an own enquiry, and title of the dialog that it opens. max 24">
                  Close Enquiry
                </Trans>
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
      {closing && <CloseEnquiry enquiry={enquiry} onDismiss={() => setClosing(false)} />}
    </>
  )
}
