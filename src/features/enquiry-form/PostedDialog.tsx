import { useId } from 'react'
import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigate } from 'react-router'
import { paths } from '../../domain/navigation/paths.ts'
import { LateAlertDialog, LateDialog } from '../../ui/overlay/late-overlays.tsx'
import { Button } from '../../ui/controls/Button.tsx'
import { showMessage } from '../../ui/toast/messages.ts'
import { StoppableTimer } from '../../ui/feedback/StoppableTimer.tsx'
import { detailTexts } from '../../domain/business/profile-completeness.tsx'
import { formatList } from '../../i18n/format.ts'
import { useLocale } from '../../i18n/useLocale.ts'
import type { Posted } from './post-enquiry.ts'

/** If details are missing, it leads a farmer to the plan after 30 s, others to step 2 at a press (§enquiries.26). */
export function PostedDialog({ posted, onClose }: { posted: Posted; onClose: () => void }) {
  const { t } = useLingui()
  const locale = useLocale()
  const navigate = useNavigate()
  const { business, missing } = posted
  const title = t({ message: 'Enquiry created successfully!', comment: 'After an enquiry was posted.' })
  const approvalId = useId()
  const approval = (
    <p id={approvalId}>
      <Trans comment="In a dialog, after an enquiry was posted.">Enquiries are approved after 24 hours.</Trans>
    </p>
  )
  const go = (path: string) => {
    showMessage(title) // repeated on the next page (§shell.26)
    void navigate(path)
  }
  if (missing.length === 0) {
    return (
      <LateDialog
        isOpen
        onOpenChange={onClose}
        title={title}
        describedBy={approvalId}
        actions={
          <Button tone="main" onPress={onClose} takesFocus>
            <Trans comment="Button: closes a dialog that only says something. max 12">OK</Trans>
          </Button>
        }
      >
        {approval}
      </LateDialog>
    )
  }

  const list = formatList(
    locale,
    missing.map((detail) => t(detailTexts[detail])),
    'conjunction',
  )
  const lacks = (
    <p>
      <Trans comment="In a dialog, after an enquiry was posted. {list}: what is missing, such as: PAN of the company, and GST number.">
        Your business profile is not complete yet. It still lacks: {list}.
      </Trans>
    </p>
  )
  if (business.business_type === 'farmer') {
    return (
      <StoppableTimer title={title} seconds={30} onGo={() => go(paths.subscription())} onStay={onClose}>
        {approval}
        {lacks}
        <p>
          <Trans comment="In a dialog that leads to another page by itself after 30 seconds.">
            Next you will see the premium plan.
          </Trans>
        </p>
      </StoppableTimer>
    )
  }
  const complete = () => go(paths.register(undefined, { step: 2, business_type: business.business_type }))
  return (
    <LateAlertDialog
      isOpen
      onOpenChange={onClose}
      title={title}
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
