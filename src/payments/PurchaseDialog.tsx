import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useId, useState, type ComponentType } from 'react'
import { flushSync } from 'react-dom'
import { msg } from '@lingui/core/macro'
import { formatRupees } from '../i18n/format.ts'
import { useLocale } from '../i18n/useLocale.ts'
import { Button } from '../ui/controls/Button.tsx'
import type { DialogProps } from '../ui/overlay/Overlay.tsx'
import { Benefit, HowToPay, NotLasting, MayHavePaid, PaymentProblem, usePayment } from './Payment.tsx'
import { contactPrice, PAISE, purposeOf, type Subject, useContactPrice } from './purchases.ts'
import * as styles from './payments.css.ts'
import { purchaseBusinessContact } from '../api/directory.ts'
import { purchaseEnquiryContact } from '../api/enquiries.ts'
import type { Locale } from '../i18n/locales.ts'
import type { Sale } from './pay.ts'
import { isVisible } from './confirmations.ts'
import { stack } from '../ui/theme/global.css.ts'

/** Closes before the provider's window opens: an open modal would make that inert (§payments.6, §payments.7). */
export function PurchaseDialog({
  Dialog,
  subject,
  isOpen,
  onOpenChange,
}: {
  Dialog: ComponentType<DialogProps>
  subject: Subject
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}) {
  const { t } = useLingui()
  const locale = useLocale()
  const queryClient = useQueryClient()
  const { start, error, isPending, cancel, clear } = usePayment(contactPrice.set)
  const [isDoubtful, setDoubtful] = useState(false)
  // What a problem leaves out, so that a phone's window has room for it.
  const hasProblem = isDoubtful || error !== undefined
  const asked = useContactPrice()
  const price = formatRupees(asked)
  const [priceId, cautionId] = [useId(), useId()]

  async function buy() {
    const sale = contactSale(subject, asked, locale, queryClient)
    const outcome = await start(sale, {
      isAgain: isDoubtful,
      beforeOpen: async () => {
        flushSync(() => onOpenChange(false))
        await nextFrames()
      },
    })
    setDoubtful(outcome === 'doubtful')
    if (outcome === 'alreadyPaid') onOpenChange(false)
    // The page then shows the contact, or that the enquiry was just closed and could not be ordered.
    if (outcome === 'alreadyPaid' || outcome === undefined) await isVisible(subject, queryClient).catch(() => undefined)
  }
  function close() {
    cancel()
    clear()
    setDoubtful(false)
    onOpenChange(false)
  }
  return (
    <>
      {isOpen && (
        <Dialog
          isOpen
          onOpenChange={close}
          describedBy={[priceId, ...(subject.kind === 'enquiry' ? [cautionId] : [])].join(' ')}
          title={t({
            message: 'See the contact details',
            comment: 'Title of the dialog that offers to buy a contact.',
          })}
          actions={
            <>
              <Button tone={isDoubtful ? 'main' : 'quiet'} onPress={close}>
                <Trans comment="Button: don’t buy the contact." context="purchase">
                  Cancel
                </Trans>
              </Button>
              <Button tone={isDoubtful ? 'outline' : 'main'} onPress={buy} isPending={isPending}>
                {isDoubtful ? (
                  <Trans comment="Button in the question whether to pay a second time. {price}: ₹10">
                    Pay {price} again
                  </Trans>
                ) : (
                  <Trans comment="Button that opens the payment window. {price}: ₹10">Pay {price}</Trans>
                )}
              </Button>
            </>
          }
        >
          <p id={priceId} className={styles.price}>
            <span className={styles.amount}>{price}</span>
            <span>
              <Trans comment="In the dialog that offers a contact, after the price ₹10.">
                once, for the contact of this owner
              </Trans>
            </span>
          </p>
          {subject.kind === 'enquiry' && (
            <p id={cautionId} className={styles.caution}>
              <Trans comment="In the dialog that offers the contact of an enquiry, before paying: who buys is listed on the enquiry for premium members.">
                Your own name, mobile number and email will be visible to premium members on this enquiry.
              </Trans>
            </p>
          )}
          {!hasProblem && (
            <>
              <ul className={stack.s}>
                <Benefit>
                  <Trans comment="What one gets for the price of a contact.">
                    Name, mobile number, email and company
                  </Trans>
                </Benefit>
                <Benefit>
                  <Trans comment="What one gets for the price of a contact.">
                    It stays visible in your account: you never pay twice for it
                  </Trans>
                </Benefit>
              </ul>
              <HowToPay />
            </>
          )}
          <NotLasting />
          {isDoubtful && (
            <p role="alert" className={styles.problem}>
              <MayHavePaid />
            </p>
          )}
          {error && <PaymentProblem error={error} />}
        </Dialog>
      )}
      {!isOpen && error && <PaymentProblem error={error} />}
    </>
  )
}

/** Waits until our closed dialog has restored the focus, which it would otherwise take from the provider's window. */
const nextFrames = () =>
  new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())))

/** The price is the one shown, in rupees. */
const contactSale = (subject: Subject, price: number, locale: Locale, queryClient: QueryClient): Sale => ({
  purpose: purposeOf(subject),
  paise: Math.round(price * PAISE),
  isDone: () => isVisible(subject, queryClient),
  description: msg({ message: 'Contact details', comment: 'What is paid for, in the payment provider’s window.' }),
  order: (signal) =>
    subject.kind === 'enquiry'
      ? purchaseEnquiryContact({ id: subject.id }, locale, signal)
      : purchaseBusinessContact({ business_id: subject.id, business_type: subject.kind }, locale, signal),
})
