import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { type MutationState, useMutation, useMutationState, useQuery, useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { userProfileQuery } from '../../api/account.ts'
import { missingDetails, profileProblem, useDetailList } from '../../domain/business/profile-completeness.tsx'
import { BeingSent, POSTING, type Posted } from '../../domain/enquiry/posting.tsx'
import { notifyIfLeft } from '../../domain/forms/notify-if-left.ts'
import { paths } from '../../domain/navigation/paths.ts'
import { Page } from '../../domain/navigation/Page.tsx'
import { useLocale } from '../../i18n/useLocale.ts'
import { useSession } from '../../session/session.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { Link } from '../../ui/controls/Link.tsx'
import { StoppableTimer } from '../../ui/feedback/StoppableTimer.tsx'
import * as panel from '../../ui/feedback/feedback.css.ts'
import { takeFocus } from '../../ui/hooks/focus.ts'
import { AfterPage, LateAlertDialog, LateDialog } from '../../ui/overlay/late-overlays.tsx'
import { showMessage } from '../../ui/toast/messages.ts'
import { EnquiryForm } from './EnquiryForm.tsx'
import { ProfileNotice, SendFailure } from './SendFailure.tsx'
import type { EnquiryOutput } from './enquiry-schema.ts'
import * as styles from './form.css.ts'
import { postedState, postEnquiry, readPosted } from './post-enquiry.ts'
import { row } from '../../ui/theme/global.css.ts'

const created = msg({ message: 'Enquiry created successfully!', comment: 'After an enquiry was posted.' })

/** Page where an enquiry is posted (§enquiries.13). */
export default function NewEnquiryPage() {
  const { t } = useLingui()
  const locale = useLocale()
  const queryClient = useQueryClient()
  const session = useSession()
  const navigate = useNavigate()
  /** Id of the enquiry that this history entry posted; it survives a reload. `posted`, for the dialog, doesn't. */
  const postedId = readPosted(useLocation().state)
  const isPosted = postedId !== undefined
  // The profile is checked before anyone fills in the form in vain. Sending checks it again.
  const { data: profile, refetch } = useQuery(userProfileQuery(locale))
  const problem = profile && profileProblem(session, profile)

  // An enquiry that was sent before this page was left, and isn't answered yet.
  const [late, setLate] = useState(() => queryClient.getMutationCache().find({ ...POSTING, status: 'pending' }))
  const [sent] = useMutationState<MutationState<Posted>>({
    filters: { predicate: (mutation) => mutation === late },
    select: ({ state }) => state,
  })
  const isWaiting = sent?.status === 'pending'
  const { data: posted = sent?.data, mutateAsync: post } = useMutation({
    ...POSTING,
    mutationFn: (output: EnquiryOutput) => postEnquiry(queryClient, locale, output),
    onMutate: () => setLate(undefined),
    onSettled: async (result?: Posted) => {
      await queryClient.invalidateQueries({ queryKey: ['enquiries'] })
      if (result && location.pathname === paths.newEnquiry())
        void navigate(paths.newEnquiry(), { replace: true, state: postedState(result.enquiry.id) })
    },
  })

  function another() {
    void navigate(paths.newEnquiry(), { replace: true })
    // The button disappears, so the heading takes the focus.
    document.querySelector('h1')?.focus()
  }

  const failed = <Trans comment="Heading, when an enquiry could not be posted.">Something went wrong</Trans>
  return (
    <Page
      title={t({ message: 'New enquiry', comment: 'Title of the page where an enquiry is posted.' })}
      hasForm={!isPosted && !isWaiting}
      className={styles.page}
      sub={
        !isPosted && (
          <Trans comment="Under the title of the page where an enquiry is posted.">
            Your enquiry appears on the public board after 24 hours.
          </Trans>
        )
      }
    >
      {isPosted ? (
        <PostedNotice
          enquiryId={postedId}
          posted={posted?.enquiry.id === postedId ? posted : undefined}
          onAnother={another}
        />
      ) : isWaiting ? (
        <BeingSent />
      ) : (
        <>
          {sent?.error && <SendFailure title={failed} error={sent.error} />}
          {problem && (
            <ProfileNotice
              problem={problem}
              missing={profile.business ? missingDetails(profile.business) : []}
              onRetry={() => void refetch()}
            />
          )}
          <EnquiryForm
            submitLabel={<Trans comment="Button: posts the enquiry. max 24">Post enquiry</Trans>}
            failed={failed}
            onSubmit={notifyIfLeft((output: EnquiryOutput) => post(output), created)}
          />
        </>
      )}
    </Page>
  )
}

/** Shown behind the dialog instead of the form. After a reload `posted` is undefined, because the dialog was shown. */
function PostedNotice(props: { enquiryId: number; posted: Posted | undefined; onAnother: () => void }) {
  const { enquiryId, posted, onAnother } = props
  const { t } = useLingui()
  const [isOpen, setOpen] = useState(true)
  return (
    <div className={panel.panel}>
      {/* The closing dialog returns the focus to this heading. */}
      <h2 ref={posted && takeFocus} tabIndex={-1}>
        {t(created)}
      </h2>
      <p>
        <Trans comment="After an enquiry was posted. The board: the public list of enquiries.">
          Enquiries are approved after 24 hours. Then everybody sees yours on the board.
        </Trans>
      </p>
      <div className={row.m}>
        <Link to={paths.enquiry(enquiryId)} tone="leaf">
          <Trans comment="Link, after an enquiry was posted. max 24">See my enquiry</Trans>
        </Link>
        <Button tone="outline" onPress={onAnother}>
          <Trans comment="Button, after an enquiry was posted: an empty form. max 24">Post another one</Trans>
        </Button>
      </div>
      {isOpen && posted && (
        <AfterPage>
          <PostedDialog posted={posted} onClose={() => setOpen(false)} />
        </AfterPage>
      )}
    </div>
  )
}

/** If details are missing, it leads a farmer to the plan after 30 s, others to step 2 at a press (§enquiries.26). */
function PostedDialog({ posted, onClose }: { posted: Posted; onClose: () => void }) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const { business, missing } = posted
  const title = t(created)
  const approvalId = useId()
  const approval = (
    <p id={approvalId}>
      <Trans comment="In a dialog, after an enquiry was posted.">Enquiries are approved after 24 hours.</Trans>
    </p>
  )
  const list = useDetailList(missing)
  const lacks = (
    <p>
      <Trans comment="In a dialog, after an enquiry was posted. {list}: what is missing, such as: PAN of the company, and GST number.">
        Your business profile is not complete yet. It still lacks: {list}.
      </Trans>
    </p>
  )
  const go = (path: string) => {
    showMessage(title) // repeated on the next page (§shell.26)
    void navigate(path)
  }
  if (missing.length > 0 && business.business_type === 'farmer') {
    return (
      <StoppableTimer title={title} seconds={30} onGo={() => go(paths.subscription())} onStay={onClose}>
        {approval}
        {lacks}
        <p>
          <Trans comment="In a dialog that leads on by itself.">Next you will see the premium plan.</Trans>
        </p>
      </StoppableTimer>
    )
  }
  const complete = () => go(paths.register(undefined, { step: 2, business_type: business.business_type }))
  const dialog = { isOpen: true, onOpenChange: onClose, title }
  return missing.length === 0 ? (
    <LateDialog
      {...dialog}
      describedBy={approvalId}
      actions={
        <Button tone="main" onPress={onClose} takesFocus>
          <Trans comment="Button: closes a dialog that only says something. max 12">OK</Trans>
        </Button>
      }
    >
      {approval}
    </LateDialog>
  ) : (
    <LateAlertDialog
      {...dialog}
      actions={
        <Button tone="main" onPress={complete} takesFocus>
          <Trans comment="Button in a dialog: to step 2 of the registration. max 28">Complete my profile</Trans>
        </Button>
      }
    >
      {approval}
      {lacks}
    </LateAlertDialog>
  )
}
