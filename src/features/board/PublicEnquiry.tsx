import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { Navigate, useLocation } from 'react-router'
import type { EnquirySummary } from '../../api/enquiries.ts'
import { publicEnquiryQuery } from '../../api/latest-enquiries.ts'
import { EnquiryTitle, useEnquiryTitle } from '../../domain/enquiry/EnquiryTitle.tsx'
import { BackButton } from '../../domain/navigation/BackButton.tsx'
import { paths, signInPath } from '../../domain/navigation/paths.ts'
import { usePageTitle } from '../../domain/navigation/usePageTitle.ts'
import { useLocale } from '../../i18n/useLocale.ts'
import { button } from '../../ui/controls/button.css.ts'
import { Link } from '../../ui/controls/Link.tsx'
import { lock } from '../../ui/layout/icons.ts'
import { Icon } from '../../ui/layout/Icon.tsx'
import { PageHeader } from '../../ui/layout/PageHeader.tsx'
import { column, visuallyHidden } from '../../ui/theme/global.css.ts'
import { EnquirySkeleton, EnquiryParts } from './EnquiryDetail.tsx'
import * as styles from './enquiry.css.ts'

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
