import type { ReactNode } from 'react'
import { Overlay, type OverlayProps } from './Overlay.tsx'
import { actions as actionsStyle } from './overlay.css.ts'

/** A question or a form over the page. Load it on first use (`lazy`). */
export function Dialog({
  actions,
  children,
  ...props
}: OverlayProps & {
  actions?: ReactNode
  /** Ids of the text that is announced on opening, for a dialog that focuses an action after the text. */
  describedBy?: string
}) {
  return (
    <Overlay {...props}>
      {children}
      {actions && <div className={actionsStyle}>{actions}</div>}
    </Overlay>
  )
}
