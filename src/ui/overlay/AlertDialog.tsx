import { useId, type ReactNode } from 'react'
import { Overlay, type OverlayProps } from './Overlay.tsx'
import * as styles from './overlay.css.ts'

/**
 * A question that must be answered first: it is announced at once, and a press outside doesn't close it. Give the harmless answer
 * `takesFocus`. Load it on first use (`lazy`).
 */
export function AlertDialog({ actions, children, ...props }: OverlayProps & { actions: ReactNode }) {
  const textId = useId()
  return (
    <Overlay {...props} role="alertdialog" describedBy={textId} isDismissable={false}>
      <div id={textId} className={styles.text}>
        {children}
      </div>
      <div className={styles.actions}>{actions}</div>
    </Overlay>
  )
}
