import { Trans, useLingui } from '@lingui/react/macro'
import { AlertDialog } from '../ui/overlay/Overlay.tsx'
import { Button } from '../ui/controls/Button.tsx'
import { MayHavePaid } from './PaymentWarnings.tsx'

/** Confirmation dialog before paying for something that may already be paid. */
export default function PayAgain({ onAgain, onClose }: { onAgain: () => void; onClose: () => void }) {
  const { t } = useLingui()
  return (
    <AlertDialog
      isOpen
      onOpenChange={onClose}
      title={t({ message: 'Pay again?', comment: 'Title of the question before a second payment for the same thing.' })}
      actions={
        <>
          <Button tone="quiet" onPress={onClose} takesFocus>
            <Trans comment="Button: the harmless answer to: Pay again? max 20">Don’t pay again</Trans>
          </Button>
          <Button tone="main" onPress={onAgain}>
            <Trans comment="Button: opens the payment window although it may have been paid already. max 20">
              Pay again
            </Trans>
          </Button>
        </>
      }
    >
      <p>
        <MayHavePaid />
      </p>
    </AlertDialog>
  )
}
