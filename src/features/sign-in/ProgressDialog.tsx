import { Trans } from '@lingui/react/macro'
import { Dialog } from '../../ui/overlay/Overlay.tsx'
import { ProgressList } from './Progress.tsx'

export default function ProgressDialog({
  step,
  ...props
}: {
  step: number
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}) {
  return (
    <Dialog
      {...props}
      title={<Trans comment="Heading of the dialog with the three steps of the sign-in.">Your steps</Trans>}
    >
      <ProgressList step={step} upright />
    </Dialog>
  )
}
