import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { Link } from '../../ui/controls/Link.tsx'
import { ApiError } from '../../api/errors.ts'
import { enquiryDetailQuery } from '../../api/enquiries.ts'
import { LastSeenCopy, lastSeenCopyOf, visibleContact } from '../../domain/business/contact.tsx'
import { idIn, paths } from '../../domain/navigation/paths.ts'
import { BackButton } from '../../domain/navigation/BackButton.tsx'
import { EnquiryTitle, useEnquiryTitle } from '../../domain/enquiry/EnquiryTitle.tsx'
import { loadError } from '../../domain/failures.tsx'
import { usePageTitle } from '../../domain/navigation/usePageTitle.ts'
import { useLocale } from '../../i18n/useLocale.ts'
import { button } from '../../ui/controls/button.css.ts'
import { ErrorPanel } from '../../ui/feedback/Panel.tsx'
import { column, visuallyHidden } from '../../ui/theme/global.css.ts'
import { PageHeader } from '../../ui/layout/PageHeader.tsx'
import { useConfirmations } from '../../payments/confirmations.ts'
import { useAccess } from '../../payments/purchases.ts'
import { useSession } from '../../session/session.ts'
import { EnquiryDetail, EnquirySkeleton } from './EnquiryDetail.tsx'
import * as styles from './enquiry.css.ts'
import { PublicEnquiry } from './PublicEnquiry.tsx'

/** An enquiry of the board (§board.11); visitors get its public part (§board.20). */
export default function EnquiryPage() {
  const { id } = useParams()
  const Content = useSession().token ? EnquiryOf : PublicEnquiry
  return <Content key={id} id={idIn(id)} />
}

function EnquiryOf({ id }: { id: number | undefined }) {
  const { t } = useLingui()
  const query = useQuery({ ...enquiryDetailQuery(useLocale(), id ?? 0), enabled: id !== undefined })
  const { data, error, isFetching, refetch } = query
  const failed = error && !isFetching && !data
  const isOffered = useAccess({ kind: 'enquiry', id: id ?? 0 }) === 'offered'
  const isPerhapsPaid = useConfirmations().some(({ entry }) => entry.purpose === `enquiry_${id}`)
  const missing = id === undefined || (!isFetching && error instanceof ApiError && error.status === 404)
  const ownTitle = useEnquiryTitle(data)
  const title = missing
    ? data
      ? t({ message: 'Enquiry closed', comment: 'Title of the page of an enquiry that its owner closed meanwhile.' })
      : t({ message: 'Enquiry not found', comment: 'Title of the page of an enquiry that does not exist.' })
    : (ownTitle ?? t({ message: 'Enquiry', comment: 'Title of the page of one enquiry, until its own is known.' }))

  return (
    <div className={`${column} ${styles.page}`}>
      <BackButton otherwise={paths.board()} />
      <PageHeader title={usePageTitle(title)} look="small">
        {data && !missing ? <EnquiryTitle enquiry={data} /> : title}
      </PageHeader>
      {missing ? (
        <NotFound wasHere={!!data && isOffered && !isPerhapsPaid} />
      ) : data ? (
        <LastSeenCopy value={lastSeenCopyOf(query)}>
          <EnquiryDetail
            enquiry={data}
            title={title}
            // Tells the purchase whether the contact is now visible. Content and focus stay during the refetch.
            onReload={async () => {
              const { data } = await refetch()
              return !!data && visibleContact(data) !== undefined
            }}
          />
        </LastSeenCopy>
      ) : failed ? (
        <ErrorPanel
          title={<Trans comment="Heading when an enquiry could not be loaded.">Failed to load enquiry details</Trans>}
          message={t(loadError(error))}
          retryLabel={<Trans comment="Button: load the same thing once more.">Try again</Trans>}
          onRetry={() => void refetch()}
          action={
            <Link to={paths.board()} className={button()}>
              <Trans comment="Link to the board of enquiries.">Back to the enquiries</Trans>
            </Link>
          }
        />
      ) : (
        <>
          <p role="status" className={visuallyHidden}>
            <Trans comment="While an enquiry is on its way.">Loading the enquiry…</Trans>
          </p>
          <EnquirySkeleton />
        </>
      )}
    </div>
  )
}

/**
 * No enquiry has this id, or its owner has closed it (§board.16).
 * @param props.wasHere it was closed while it was shown, and nothing was charged
 */
const NotFound = ({ wasHere }: { wasHere: boolean }) => (
  <>
    <p role="alert">
      {wasHere ? (
        <Trans comment="On the page of an enquiry whose owner closed it while somebody looked at it, perhaps pressed Pay.">
          Its owner has just closed this enquiry. Nothing has been charged for the contact.
        </Trans>
      ) : (
        <Trans comment="On the page of an enquiry that does not exist.">
          The person who posted it may have closed it, or the link may be wrong.
        </Trans>
      )}
    </p>
    <Link to={paths.board()} className={button({ tone: 'main' })}>
      <Trans comment="Link to the board of enquiries.">See all enquiries</Trans>
    </Link>
  </>
)
