import { Trans, useLingui } from '@lingui/react/macro'
import { useState, useRef } from 'react'
import * as account from '../../domain/page.css.ts'
import { paths } from '../../domain/navigation/paths.ts'
import { Page } from '../../domain/navigation/Page.tsx'
import { Link } from '../../ui/controls/Link.tsx'
import * as styles from './deletion.css.ts'
import { msg } from '@lingui/core/macro'
import * as v from 'valibot'
import { flushSync } from 'react-dom'
import { useNavigate } from 'react-router'
import { refusalOf } from '../../api/errors.ts'
import { requestAccountDeletion } from '../../api/account.ts'
import { loadError, sendError } from '../../domain/failures.ts'
import { FormFailure, PageForm } from '../../domain/forms/PageForm.tsx'
import { notifyIfLeft } from '../../domain/forms/notify-if-left.ts'
import { useDraft } from '../../domain/forms/useDraft.ts'
import { useLocale } from '../../i18n/useLocale.ts'
import { openSession, type OpenSession } from '../../session/session.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { StoppableTimer } from '../../ui/feedback/StoppableTimer.tsx'
import { requiredText } from '../../domain/forms/rules.ts'
import { useForm } from '../../ui/form/useForm.ts'
import { AfterPage } from '../../ui/overlay/late-overlays.tsx'
import { readStored } from '../../session/storage.ts'
import { stack } from '../../ui/theme/global.css.ts'

/** Requests deletion of the account (§profile.10). Staff delete it by hand within 4 to 5 working days. */
export default function DeletionPage() {
  const { t } = useLingui()
  const [wasReceived] = useState(isRequested)
  const [isReceived, setReceived] = useState(false)
  const isDone = isReceived || wasReceived
  return (
    <Page
      title={t({ message: 'Delete account', comment: 'Title of the page.' })}
      hasForm={!isDone}
      className={account.page}
    >
      {isDone ? (
        <RequestReceived isNow={isReceived} />
      ) : (
        <>
          <div className={stack.s}>
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
          <DeletionForm onReceived={() => setReceived(true)} />
          <p>
            <Link to={paths.profile()} tone="outline">
              <Trans comment="Link on the page of the deletion: back without doing so.">Keep my account</Trans>
            </Link>
          </p>
        </>
      )}
    </Page>
  )
}

const schema = v.object({
  reason: requiredText(
    2000,
    msg({ message: 'Reason', comment: 'In an error at a field: “Reason: enter at most 2000 characters”.' }),
    msg({
      message: 'Please provide a reason for deleting your account',
      comment: 'Error on the page where a person asks for their account to be deleted.',
    }),
  ),
})

const arrived = msg({
  message: 'Your request to delete your account has arrived. We process it in 4 to 5 working days.',
  comment: 'Once a request for the deletion of an account has arrived.',
})

export function DeletionForm({ onReceived }: { onReceived: () => void }) {
  const locale = useLocale()
  const form = useForm({
    schema,
    initial: { reason: '' },
    onSubmit: notifyIfLeft(async (output) => {
      const session = openSession()
      await session.during(requestAccountDeletion(output, locale))
      // What was typed since the press goes too: there is nothing left to ask for.
      draft.startAfresh()
      rememberRequest(session)
      onReceived()
    }, arrived),
    fieldErrors: (failure) => refusalOf(failure).errors,
  })
  const draft = useDraft('delete-account', form)
  const why = loadError(form.formFailure)
  return (
    <PageForm
      form={form}
      failure={
        <FormFailure
          title={
            <Trans comment="On the page where a person asks for their account to be deleted. The server’s words may follow.">
              Failed to submit deletion request
            </Trans>
          }
          {...sendError(form.formFailure, { unexpected: why })}
        />
      }
      draft={draft}
      className={styles.form}
    >
      <TextField
        {...form.field('reason')}
        label={<Trans comment="Label of the field for the reason of a deletion.">Why do you want to delete it?</Trans>}
        isRequired
        multiline
      />
      <div>
        <Button type="submit" tone="danger" isPending={form.isPending}>
          <Trans comment="Button: asks for the account to be deleted. max 32">Request deletion</Trans>
        </Button>
      </div>
    </PageForm>
  )
}

/** A new request (`isNow`) also shows a dialog that opens the profile after 40 s unless stopped (§profile.11). */
export function RequestReceived({ isNow }: { isNow: boolean }) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const [isOpen, setOpen] = useState(isNow)
  const heading = useRef<HTMLHeadingElement>(null)
  function stay() {
    flushSync(() => setOpen(false))
    // The button that opened the dialog is gone, so the focus moves to the heading.
    heading.current?.focus()
  }
  const title = (
    <Trans comment="Heading once a request for the deletion of an account has arrived.">Request received</Trans>
  )
  const text = t(arrived)
  return (
    <>
      <section className={styles.received}>
        <h2 ref={heading} tabIndex={-1}>
          {title}
        </h2>
        <p>{text}</p>
        <p>
          <Link to={paths.profile()} tone="outline">
            <Trans comment="Link to the person’s own profile.">Profile</Trans>
          </Link>
        </p>
      </section>
      {isOpen && (
        <AfterPage>
          <StoppableTimer title={title} seconds={40} onGo={() => void navigate(paths.profile())} onStay={stay}>
            <p>{text}</p>
            <p>
              <Trans comment="After a request for deletion: where the dialog leads.">Your profile opens next.</Trans>
            </p>
          </StoppableTimer>
        </AfterPage>
      )}
    </>
  )
}

/** Time after which the account is gone, or the person may ask again: five working days and a weekend (ms). */
const TAKES = 7 * 86_400_000

const rememberRequest = (session: OpenSession): void => session.store({ deletion_requested_at: Date.now() })

/** Whether deletion was requested from this device and may not be done yet. */
export function isRequested(): boolean {
  const passed = Date.now() - (readStored('deletion_requested_at') ?? 0)
  return passed >= 0 && passed < TAKES
}
