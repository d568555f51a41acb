import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useParams, useLocation } from 'react-router'
import { enquiryDetailQuery, type EnquirySummary } from '../../api/enquiries.ts'
import { isMissing } from '../../api/errors.ts'
import { publicEnquiryQuery } from '../../api/latest-enquiries.ts'
import { CopyState, copyStateOf } from '../../domain/business/contact.tsx'
import { EnquiryTitle, useEnquiryTitle } from '../../domain/enquiry/EnquiryTitle.tsx'
import { Loaded, useShownError } from '../../domain/LoadFailure.tsx'
import { BackButton } from '../../domain/navigation/BackButton.tsx'
import { Redirect } from '../../domain/navigation/Redirect.tsx'
import { idIn, paths, signInPath } from '../../domain/navigation/paths.ts'
import { RecordPage } from '../../domain/navigation/Page.tsx'
import { useLocale } from '../../i18n/useLocale.ts'
import { useConfirmations } from '../../payments/confirmations.ts'
import { PaymentNotices } from '../../payments/ContactPurchase.tsx'
import { locked } from '../../payments/payments.css.ts'
import { useAccess } from '../../payments/purchases.ts'
import { useSession } from '../../session/session.ts'
import { Link } from '../../ui/controls/Link.tsx'
import { Icon } from '../../ui/layout/Icon.tsx'
import { lock } from '../../ui/layout/icons.ts'
import { ContactSection } from './EnquiryContactSection.tsx'
import { EnquiryDetail, EnquirySkeleton, EnquiryParts } from './EnquiryDetail.tsx'

/** An enquiry of the board (§board.11); visitors get its public part (§board.20). */
export default function EnquiryPage() {
  const { id } = useParams()
  const Content = useSession().token ? EnquiryOf : PublicEnquiry
  return <Content key={id} id={idIn(id)} />
}

function EnquiryOf({ id }: { id: number | undefined }) {
  const { t } = useLingui()
  const query = useQuery({ ...enquiryDetailQuery(useLocale(), id ?? 0), enabled: id !== undefined })
  const { data } = query
  const isOffered = useAccess({ kind: 'enquiry', id: id ?? 0 }) === 'offered'
  const isPerhapsPaid = useConfirmations().some(({ entry }) => entry.purpose === `enquiry_${id}`)
  const missing = isMissing(useShownError(query)) || id === undefined
  const ownTitle = useEnquiryTitle(data)
  const title = missing
    ? data
      ? t({ message: 'Enquiry closed', comment: 'Title of the page of an enquiry that its owner closed meanwhile.' })
      : t({ message: 'Enquiry not found', comment: 'Title of the page of an enquiry that does not exist.' })
    : (ownTitle ?? t({ message: 'Enquiry', comment: 'Title of the page of one enquiry, until its own is known.' }))

  return (
    <Frame otherwise={paths.board()} title={title} enquiry={missing ? undefined : data}>
      {id !== undefined && (missing || !data) && <PaymentNotices of={{ kind: 'enquiry', id }} />}
      {missing ? (
        <NotFound wasHere={!!data && isOffered && !isPerhapsPaid} />
      ) : (
        <Loaded
          query={query}
          failure={<Trans comment="Heading when an enquiry could not be loaded.">Failed to load enquiry details</Trans>}
          action={
            <Link to={paths.board()} tone="outline">
              <Trans comment="Link to the board of enquiries.">Back to the enquiries</Trans>
            </Link>
          }
          placeholder={<EnquirySkeleton />}
        >
          {(enquiry) => (
            <CopyState value={copyStateOf(query)}>
              <EnquiryDetail enquiry={enquiry} title={title} />
            </CopyState>
          )}
        </Loaded>
      )}
    </Frame>
  )
}

function Frame(props: {
  otherwise: string
  title: string
  enquiry: EnquirySummary | null | undefined
  children: ReactNode
}) {
  const { title, enquiry } = props
  return (
    <RecordPage
      title={title}
      heading={enquiry && <EnquiryTitle enquiry={enquiry} />}
      before={<BackButton otherwise={props.otherwise} />}
    >
      {props.children}
    </RecordPage>
  )
}

/** No enquiry has this id, or its owner closed it (§board.16), perhaps while it was shown (`wasHere`). */
const NotFound = ({ wasHere }: { wasHere: boolean }) => (
  <>
    <p role="alert">
      {wasHere ? (
        <Trans comment="On the page of an enquiry whose owner closed it while somebody looked at it, perhaps pressed Pay.">
          Its owner has just closed this enquiry. Nothing has been charged for the contact.
        </Trans>
      ) : (
        <Trans comment="No such enquiry.">The person who posted it may have closed it, or the link may be wrong.</Trans>
      )}
    </p>
    <p>
      <Link to={paths.board()} tone="main">
        <Trans comment="Link to the board of enquiries.">See all enquiries</Trans>
      </Link>
    </p>
  </>
)

/** The public part of an enquiry, for visitors (§board.20). What isn't public leads to the sign-in. */
export function PublicEnquiry({ id = 0 }: { id: number | undefined }) {
  const { t } = useLingui()
  const signIn = signInPath(useLocation())
  const query = useQuery({
    ...publicEnquiryQuery(useLocale(), id),
    enabled: id > 0,
  })
  const { data: enquiry, error } = query
  const title =
    useEnquiryTitle(enquiry) ??
    t({ message: 'Enquiry', comment: 'Title of the page of one enquiry, until its own is known.' })
  if (id === 0 || enquiry === null || (error && !enquiry)) return <Redirect to={signIn} />

  return (
    <Frame otherwise={paths.home()} title={title} enquiry={enquiry}>
      {enquiry ? (
        <EnquiryParts
          enquiry={enquiry}
          title={title}
          contact={
            <ContactSection>
              <p className={locked}>
                <Icon icon={lock} />
                <Trans comment="On the page of an enquiry, to a visitor. A button “Log in” follows.">
                  Log in with your mobile number to see the whole enquiry and to reach its owner.
                </Trans>
              </p>
              <Link to={signIn} tone="main">
                <Trans comment="Navigation: sign in with a mobile number." context="link">
                  Log in
                </Trans>
              </Link>
            </ContactSection>
          }
        />
      ) : (
        <EnquirySkeleton />
      )}
    </Frame>
  )
}
