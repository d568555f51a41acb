import { useCallback, useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { Button } from '../../ui/controls/Button.tsx'
import { NotDownloaded } from '../../ui/feedback/NotDownloaded.tsx'
import { useLazyComponent } from '../../ui/hooks/useLazyComponent.ts'
import { useConfirmations } from '../confirmation/confirmations.ts'
import { purchase } from '../checkout/payments.css.ts'
import { useReload } from '../confirmation/useReload.ts'
import { BoughtContact } from './BoughtContact.tsx'
import { DoubtfulContact } from './DoubtfulContact.tsx'
import { paymentTargetOf, type Subject } from './subject.ts'
import { useAccess } from './useAccess.ts'

/**
 * Where a contact is hidden: the button that buys it; once it is paid, "Confirming your payment…" until it shows. What was
 * paid is never offered again on this device (§payments.4). Code and texts come when they are wanted.
 *
 * When it goes away with the focus in it, because the contact shows now, the focus goes to the nearest element around it
 * that has `tabIndex={-1}`: give the contact's section one.
 * @param onPaid reloads the record and answers whether the contact is visible now; called after a success, again after
 *   2 s, then with ever longer pauses
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
  const dialog = useLazyComponent(() => import('./PurchaseDialog.tsx'))
  const box = useFocusKept(bought)
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
          {dialog.Late && <dialog.Late subject={subject} onPaid={onPaid} isOpen={isOpen} onOpenChange={setOpen} />}
        </>
      )}
    </div>
  )
}

/** The button goes when it has done its work: the focus stays near (§payments.8). */
function useFocusKept(bought: boolean) {
  const box = useRef<HTMLDivElement>(undefined)
  const before = useRef(bought)
  useLayoutEffect(() => {
    if (bought && !before.current && document.activeElement === document.body) box.current?.focus()
    before.current = bought
  }, [bought])
  return useCallback((element: HTMLDivElement) => {
    box.current = element
    const around = element.parentElement?.closest<HTMLElement>('[tabindex="-1"]')
    return () => {
      // At this moment it is still there.
      if (element.contains(document.activeElement)) queueMicrotask(() => around?.focus({ preventScroll: true }))
    }
  }, [])
}
