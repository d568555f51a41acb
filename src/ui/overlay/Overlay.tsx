import { Trans } from '@lingui/react/macro'
import { useId, type ReactNode } from 'react'
import { Dialog as AriaDialog } from 'react-aria-components/Dialog'
import { Heading } from 'react-aria-components/Heading'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import '../../i18n/aria.ts'
import { button } from '../controls/button.css.ts'
import { useEventListener, useTimeout } from '../hooks/events.ts'
import { takeFocus } from '../hooks/focus.ts'
import { Icon } from '../layout/Icon.tsx'
import { useCloseOnBack } from './back.ts'
import { useAudibleLiveRegions } from './live-regions.ts'
import * as styles from './overlay.css.ts'
import { NARROW, useMediaQuery } from '../hooks/environment.tsx'

export type DialogProps = {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  title: ReactNode
  children: ReactNode
  actions?: ReactNode
  /** Ids of the text that is announced on opening, for a dialog that focuses an action after the text. */
  describedBy?: string
  /** Leaves out the Close button, where “Close” could be taken for the dialog's action. An action has to dismiss it. */
  withoutClose?: boolean
}

/**
 * Dialog, AlertDialog and Drawer. The page behind can't be used, but its status messages are heard. The focus starts on
 * the title (or an `autoFocus`), stays inside, and returns on closing by Escape, Back or Close. Pages take it from
 * late-overlays.tsx, as it brings React Aria's overlays.
 */
export function Dialog({
  isOpen,
  onOpenChange,
  title,
  children,
  actions,
  describedBy,
  withoutClose = false,
  position = 'middle',
  role = 'dialog',
}: DialogProps & {
  position?: 'middle' | 'start' | 'end' | 'whole'
  role?: 'dialog' | 'alertdialog'
}) {
  const close = () => onOpenChange(false)
  useCloseOnBack(isOpen, close)
  // In other browsers Back leads to another page, or to other filters of this one.
  useEventListener('popstate', close, isOpen)
  useAudibleLiveRegions(isOpen, { mayHoldControls: false })
  return (
    <ModalOverlay
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      isDismissable={role === 'dialog'}
      className={styles.backdrop({ position })}
    >
      <Modal className={styles.box({ position })}>
        <AriaDialog role={role} aria-describedby={describedBy} className={styles.dialog}>
          <div className={styles.head}>
            <Heading ref={takeFocus} tabIndex={-1} slot="title" level={2} className={styles.title}>
              {title}
            </Heading>
            {!withoutClose && (
              <button type="button" className={`${button({ tone: 'quiet' })} ${styles.close}`} onClick={close}>
                <Icon name="close" />
                <Trans context="overlay" comment="Screen reader: closes a list, a dialog or a message.">
                  Close
                </Trans>
              </button>
            )}
          </div>
          <div className={styles.body}>
            {children}
            {actions && <div className={styles.actions}>{actions}</div>}
          </div>
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  )
}

/** Fills the window. Its first element takes the height that the others leave. */
export const FullScreenDialog = (props: DialogProps) => <Dialog {...props} position="whole" />

/** A question that must be answered first: a press outside doesn't close it. Its harmless answer `takesFocus`. */
export function AlertDialog({ children, ...props }: Omit<DialogProps, 'describedBy'>) {
  const textId = useId()
  return (
    <Dialog {...props} role="alertdialog" describedBy={textId}>
      <div id={textId} className={styles.text}>
        {children}
      </div>
    </Dialog>
  )
}

/** A panel for navigation or filters on a phone. It closes on a wider screen, where the page shows its content. */
export function Drawer({
  side = 'start',
  while: query = NARROW,
  ...props
}: DialogProps & {
  side?: 'start' | 'end'
  /** Media query in which the drawer may be open. */
  while?: string
}) {
  const mayBeOpen = useMediaQuery(query)
  // The drawer's code may arrive after the screen has become wider.
  useTimeout(() => props.onOpenChange(false), props.isOpen && !mayBeOpen ? 0 : undefined)
  return <Dialog {...props} isOpen={props.isOpen && mayBeOpen} position={side} />
}
