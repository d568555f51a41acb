import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import * as account from '../../domain/page.css.ts'
import { paths } from '../../domain/navigation/paths.ts'
import { usePageTitle } from '../../domain/navigation/usePageTitle.ts'
import { Link } from '../../ui/controls/Link.tsx'
import { button } from '../../ui/controls/button.css.ts'
import { PageHeader } from '../../ui/layout/PageHeader.tsx'
import { DeletionForm, isRequested, RequestReceived } from './DeletionForm.tsx'
import * as styles from './deletion.css.ts'

/** Requests deletion of the account (§profile.10). Staff delete it by hand within 4 to 5 working days. */
export default function DeletionPage() {
  const { t } = useLingui()
  const [wasReceived] = useState(isRequested)
  const [isReceived, setReceived] = useState(false)
  const heading = t({ message: 'Delete account', comment: 'Title of the page.' })
  const title = usePageTitle(heading)
  const isDone = isReceived || wasReceived
  return (
    <div className={account.page}>
      <PageHeader title={isDone ? title : undefined}>{heading}</PageHeader>
      {isDone ? (
        <RequestReceived isNow={isReceived} />
      ) : (
        <>
          <div className={styles.facts}>
            <p>
              <Trans comment="On the page where a person asks for their account to be deleted.">
                Tell us why you want to leave. We will delete your account, your business and your enquiries.
              </Trans>
            </p>
            <p>
              <Trans comment="On the page where a person asks for their account to be deleted.">
                This takes 4 to 5 working days. Until then your account works as before.
              </Trans>
            </p>
          </div>
          <DeletionForm onReceived={() => setReceived(true)} title={title} />
          <p>
            <Link to={paths.profile()} className={button()}>
              <Trans comment="Link on the page where an account can be deleted: back without doing so.">
                Keep my account
              </Trans>
            </Link>
          </p>
        </>
      )}
    </div>
  )
}
