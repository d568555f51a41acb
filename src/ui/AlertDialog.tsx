import type { ReactNode } from 'react'
import { Overlay, type OverlayProps } from './Overlay.tsx'
import { actions as actionsStyle } from './overlay.css.ts'

/**
 * Something that must be answered before going on: it is said at once, and a press beside it doesn't close it. Give the
 * harmless answer `takesFocus`. Load it on first use (`lazy`).
 */
export function AlertDialog({ actions, children, ...props }: OverlayProps & { actions: ReactNode }) {
  return (
    <Overlay {...props} role="alertdialog" isDismissable={false}>
      {children}
      <div className={actionsStyle}>{actions}</div>
    </Overlay>
  )
}
