import { useCallback, useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { Button } from '../ui/controls/Button.tsx'
import { useLazyComponent } from '../ui/hooks/useLazyComponent.ts'
import { usePromise } from '../ui/hooks/events.ts'
import { loadDialog, NotDownloaded } from '../ui/overlay/late-overlays.tsx'
import { useConfirmations, useReload, confirmationsOf } from './confirmations.ts'
import { purchase } from './payments.css.ts'
import { paymentTargetOf, type Subject, useAccess } from './purchases.ts'
import { useLocale } from '../i18n/useLocale.ts'
import { ConfirmationNotice } from './ConfirmationNotice.tsx'
import { lookFor, resume } from './confirm.ts'
import { PurchaseDialog } from './PurchaseDialog.tsx'

/**
 * Shown in place of a hidden contact: the button that buys it, and after payment "Confirming your payment…" until the
 * contact shows. A paid contact is never offered again on this device (§payments.4). React Aria's dialog loads
 * on demand.
 *
 * When this unmounts with the focus inside, because the contact now shows, the focus moves to the nearest ancestor with
 * `tabIndex={-1}`. Give the contact's section one.
 * @param onPaid reloads the record and resolves with whether the contact is visible; called after a success, again
 * after 2 s, then with growing pauses
 */
export function ContactPurchase({
  subject,
  label,
  onPaid,
}: {
  subject: Subject
  label: ReactNode
  onPaid: () => Promise<boolean>
}) {
  const access = useAccess(subject)
  const bought = access === 'bought'
  const isDoubtful = useConfirmations().some(({ entry }) => entry.purpose === paymentTargetOf(subject))
  const [isOpen, setOpen] = useState(false)
  const [pressed, setPressed] = useState(false)
  const dialog = useLazyComponent(loadDialog)
  const box = useFocusFallback(bought)
  useReload(subject, onPaid)

  async function ask() {
    setPressed(true)
    await dialog.wait()
    setOpen(true)
  }
  return (
    <div ref={box} tabIndex={-1} className={purchase} onPointerEnter={dialog.fetchOnce} onFocus={dialog.fetchOnce}>
      {bought ? (
        <BoughtContact subject={subject} />
      ) : access === 'unknown' ? null : (
        <>
          {isDoubtful && <DoubtfulContact subject={subject} />}
          <Button tone="main" onPress={ask}>
            {label}
          </Button>
          {dialog.failed && pressed && <NotDownloaded />}
          {dialog.Late && (
            <PurchaseDialog Dialog={dialog.Late} {...{ subject, onPaid, isOpen }} onOpenChange={setOpen} />
          )}
        </>
      )}
    </div>
  )
}

/** Moves the focus to a nearby element when the button disappears (§payments.8). */
function useFocusFallback(bought: boolean) {
  const box = useRef<HTMLDivElement>(undefined)
  const before = useRef(bought)
  useLayoutEffect(() => {
    if (bought && !before.current && document.activeElement === document.body)
      box.current?.focus({ preventScroll: true })
    before.current = bought
  }, [bought])
  return useCallback((element: HTMLDivElement) => {
    box.current = element
    const around = element.parentElement?.closest<HTMLElement>('[tabindex="-1"]')
    return () => {
      // The element is still in the document here.
      if (element.contains(document.activeElement)) queueMicrotask(() => around?.focus({ preventScroll: true }))
    }
  }, [])
}

/** A contact that was paid for but is not visible yet: asks until it is. */
function BoughtContact({ subject }: { subject: Subject }) {
  const queryClient = useQueryClient()
  const locale = useLocale()
  const purpose = paymentTargetOf(subject)
  const confirmations = useConfirmations().filter(({ entry }) => entry.purpose === purpose)

  const look = useCallback(async () => {
    // Skipped when the payment was made on this page and already has a confirmation.
    if (confirmationsOf(purpose).length === 0) await resume(queryClient, locale).catch(() => undefined)
    // The notice shows the error.
    if (confirmationsOf(purpose).length === 0) await lookFor(purpose, queryClient).catch(() => undefined)
    return false
  }, [purpose, queryClient, locale])
  const isLooking = usePromise(look, true)

  if (confirmations.length === 0 && isLooking)
    return <ConfirmationNotice confirmation={{ state: 'confirming', entry: { order: purpose, owner: '', purpose } }} />
  return confirmations.map((confirmation) => (
    <ConfirmationNotice key={confirmation.entry.order} confirmation={confirmation} />
  ))
}

/** Notices of payments in doubt for a contact that is still offered. */
function DoubtfulContact({ subject }: { subject: Subject }) {
  const purpose = paymentTargetOf(subject)
  return useConfirmations()
    .filter(({ entry }) => entry.purpose === purpose)
    .map((confirmation) => <ConfirmationNotice key={confirmation.entry.order} confirmation={confirmation} />)
}
