import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useParams, Navigate, useLocation } from 'react-router'
import { Link } from '../../ui/controls/Link.tsx'
import { ApiError } from '../../api/errors.ts'
import { enquiryDetailQuery, type EnquirySummary } from '../../api/enquiries.ts'
import { LastSeenCopy, lastSeenCopyOf, visibleContact } from '../../domain/business/contact.tsx'
import { idIn, paths, signInPath } from '../../domain/navigation/paths.ts'
import { BackButton } from '../../domain/navigation/BackButton.tsx'
import { EnquiryTitle, useEnquiryTitle } from '../../domain/enquiry/EnquiryTitle.tsx'
import { LoadFailure } from '../../domain/LoadFailure.tsx'
import { usePageTitle } from '../../domain/navigation/usePageTitle.ts'
import { useLocale } from '../../i18n/useLocale.ts'
import { button } from '../../ui/controls/button.css.ts'
import { column, visuallyHidden } from '../../ui/theme/global.css.ts'
import { PageHeader } from '../../ui/layout/PageHeader.tsx'
import { useConfirmations } from '../../payments/confirmations.ts'
import { useAccess } from '../../payments/purchases.ts'
import { useSession } from '../../session/session.ts'
import { EnquiryDetail, EnquirySkeleton, EnquiryParts } from './EnquiryDetail.tsx'
import * as styles from './board.css.ts'
import { useId } from 'react'
import { publicEnquiryQuery } from '../../api/latest-enquiries.ts'
import { lock } from '../../ui/layout/icons.ts'
import { Icon } from '../../ui/layout/Icon.tsx'

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
        <LoadFailure
          title={<Trans comment="Heading when an enquiry could not be loaded.">Failed to load enquiry details</Trans>}
          error={error}
          onRetry={refetch}
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

/** The public part of an enquiry, for visitors (§board.20). If it isn't public, redirects to the sign-in. */
export function PublicEnquiry({ id = 0 }: { id: number | undefined }) {
  const { t } = useLingui()
  const signIn = signInPath(useLocation())
  const query = useQuery({
    ...publicEnquiryQuery(useLocale(), id),
    enabled: id > 0,
    // After a change of language the old text stays until the new one has loaded.
    placeholderData: (before) => before,
  })
  const { data: enquiry, error } = query
  const title =
    useEnquiryTitle(enquiry) ??
    t({ message: 'Enquiry', comment: 'Title of the page of one enquiry, until its own is known.' })
  const pageTitle = usePageTitle(title)
  if (id === 0 || enquiry === null || error) return <Navigate to={signIn} replace />

  return (
    <div className={`${column} ${styles.page}`}>
      <BackButton otherwise={paths.home()} />
      <PageHeader title={pageTitle} look="small">
        {enquiry ? (
          <EnquiryTitle enquiry={enquiry} />
        ) : (
          <Trans comment="Title of the page of one enquiry, until its own is known.">Enquiry</Trans>
        )}
      </PageHeader>
      {enquiry ? (
        <Shown enquiry={enquiry} title={title} signIn={signIn} />
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

function Shown({ enquiry, title, signIn }: { enquiry: EnquirySummary; title: string; signIn: string }) {
  const contact = useId()
  return (
    <EnquiryParts
      enquiry={enquiry}
      title={title}
      photos={[enquiry.photo]}
      variant="public"
      contact={
        <section aria-labelledby={contact} className={styles.card}>
          <h2 id={contact} className={styles.heading}>
            <Trans comment="Heading over name and number of the person who posted an enquiry.">Owner’s contact</Trans>
          </h2>
          <p className={styles.locked}>
            <Icon icon={lock} />
            <Trans comment="On the page of an enquiry, to a visitor. A button “Log in” follows.">
              Log in with your mobile number to see the whole enquiry and to reach its owner.
            </Trans>
          </p>
          <Link to={signIn} className={button({ tone: 'main' })}>
            <Trans comment="Navigation: sign in with a mobile number." context="link">
              Log in
            </Trans>
          </Link>
        </section>
      }
    />
  )
}
