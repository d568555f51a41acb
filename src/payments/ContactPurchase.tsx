import { Trans } from '@lingui/react/macro'
import { useCallback, useState, type ReactNode } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { Button } from '../ui/controls/Button.tsx'
import { Icon } from '../ui/layout/Icon.tsx'
import { lock } from '../ui/layout/icons.ts'
import { useLazyComponent } from '../ui/hooks/useLazyComponent.ts'
import { usePromise } from '../ui/hooks/events.ts'
import { loadDialog, NotDownloaded } from '../ui/overlay/late-overlays.tsx'
import { useConfirmations, confirmationsOf } from './confirmations.ts'
import * as styles from './payments.css.ts'
import { purposeOf, type Subject, useAccess } from './purchases.ts'
import { ConfirmationNotice } from './ConfirmationNotice.tsx'
import { lookFor, resume } from './confirm.ts'
import { PurchaseDialog } from './PurchaseDialog.tsx'

/** Never offers again what was paid for here (§payments.4). The section around it needs `tabIndex={-1}`. */
export function ContactPurchase(props: { subject: Subject; offer: ReactNode; label: ReactNode }) {
  const { subject } = props
  const access = useAccess(subject)
  const [isOpen, setOpen] = useState(false)
  const [pressed, setPressed] = useState(false)
  const dialog = useLazyComponent(loadDialog)

  async function ask() {
    setPressed(true)
    await dialog.wait()
    setOpen(true)
  }
  return (
    <div
      ref={handFocusOut}
      tabIndex={-1}
      className={styles.purchase}
      onPointerEnter={dialog.fetchOnce}
      onFocus={dialog.fetchOnce}
    >
      {access !== 'bought' && (
        <p className={styles.locked}>
          <Icon icon={lock} />
          <span>
            {access === 'offered' ? (
              props.offer
            ) : (
              <Trans comment="On the page of an enquiry or a business that is shown from a saved copy, in place of the contact.">
                You will see whether the contact is open to you once you are online.
              </Trans>
            )}
          </span>
        </p>
      )}
      {access === 'bought' ? (
        <BoughtContact subject={subject} />
      ) : access === 'unknown' ? null : (
        <>
          <PaymentNotices of={subject} />
          <div ref={handFocusOut}>
            <Button tone="main" onPress={ask}>
              {props.label}
            </Button>
          </div>
          {dialog.failed && pressed && <NotDownloaded />}
          {dialog.Late && <PurchaseDialog Dialog={dialog.Late} {...{ subject, isOpen }} onOpenChange={setOpen} />}
        </>
      )}
    </div>
  )
}

/** A `ref`: when its element goes with the focus, the nearest focusable ancestor that is left gets it (§payments.8). */
function handFocusOut(element: HTMLElement | null) {
  const around: HTMLElement[] = []
  for (let each = element?.parentElement; each; each = each.parentElement)
    if (each.matches('[tabindex="-1"]')) around.push(each)
  return () => {
    // The element is still in the document here.
    if (element?.contains(document.activeElement))
      queueMicrotask(() => around.find((each) => each.isConnected)?.focus({ preventScroll: true }))
  }
}

/** A contact that was paid for but is not visible yet: asks until it is. */
function BoughtContact({ subject }: { subject: Subject }) {
  const queryClient = useQueryClient()
  const purpose = purposeOf(subject)
  const isAny = useConfirmations().some(({ entry }) => entry.purpose === purpose)

  const look = useCallback(async () => {
    // Skipped when the payment was made on this page and already has a confirmation.
    if (confirmationsOf(purpose).length === 0) await resume(queryClient).catch(() => undefined)
    // The notice shows the error.
    if (confirmationsOf(purpose).length === 0) await lookFor(purpose, queryClient).catch(() => undefined)
    return false
  }, [purpose, queryClient])
  const isLooking = usePromise(look, true)

  return isLooking && !isAny ? (
    <ConfirmationNotice confirmation={{ state: 'confirming', entry: { order: purpose, owner: '', purpose } }} />
  ) : (
    <PaymentNotices of={subject} />
  )
}

/** The state of each payment for a contact: being confirmed, or in doubt. Also where its record can't be shown. */
export function PaymentNotices({ of }: { of: Subject }) {
  const purpose = purposeOf(of)
  return useConfirmations()
    .filter(({ entry }) => entry.purpose === purpose)
    .map((confirmation) => <ConfirmationNotice key={confirmation.entry.order} confirmation={confirmation} />)
}
