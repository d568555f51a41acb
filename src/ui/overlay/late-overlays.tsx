import { Trans } from '@lingui/react/macro'
import { lazy, useState, type ReactNode } from 'react'
import { button } from '../controls/button.css.ts'
import { useLazyComponent } from '../hooks/useLazyComponent.ts'

/** React Aria's overlays load at the first touch of a button that opens one. Their content is part of the page. */
const load = () => import('./Overlay.tsx')
export const loadDialog = async () => ({ default: (await load()).Dialog })
export const loadAlertDialog = async () => ({ default: (await load()).AlertDialog })
const loadDrawer = async () => ({ default: (await load()).Drawer })

/** A dialog that opens by itself, without a button. */
export const LateDialog = lazy(loadDialog)
export const LateAlertDialog = lazy(loadAlertDialog)

/** Content of a drawer; `close` closes the drawer. */
export type DrawerContent = (close: () => void) => ReactNode

/** Opens a drawer, whose frame loads on first touch. `instead` is shown if that fails. */
export function DrawerButton({
  title,
  renderContent,
  instead,
  className = '',
  children,
}: {
  title: ReactNode
  renderContent: DrawerContent
  instead?: ReactNode
  className?: string
  children: ReactNode
}) {
  const [isOpen, setOpen] = useState(false)
  const { Late: Drawer, failed, fetchOnce } = useLazyComponent(loadDrawer)
  return (
    <>
      <button
        type="button"
        className={`${button()} ${className}`}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerEnter={fetchOnce}
        onFocus={fetchOnce}
        onClick={() => {
          fetchOnce()
          setOpen(true)
        }}
      >
        {children}
      </button>
      {Drawer ? (
        <Drawer title={title} isOpen={isOpen} onOpenChange={setOpen}>
          {renderContent(() => setOpen(false))}
        </Drawer>
      ) : (
        failed && isOpen && instead
      )}
    </>
  )
}

export const NotDownloaded = () => (
  <p role="alert">
    <Trans comment="A part of the app comes when it is first used: a dialog, say. It could not be downloaded.">
      This could not be downloaded. Please check your internet connection and try again.
    </Trans>
  </p>
)
