import { Trans } from '@lingui/react/macro'
import { lazy, useState, type ReactNode } from 'react'
import { button } from '../controls/button.css.ts'
import { useLazyComponent } from '../hooks/useLazyComponent.ts'

/**
 * The overlays, whose code comes with React Aria's kit when the first of them is wanted. What they show needs none of
 * it, and is part of the page. Pass a `load…` function to `useLazyComponent`, which calls it at the first touch of the
 * button that opens the overlay.
 */
const load = () => import('./Overlay.tsx')
export const loadDialog = async () => ({ default: (await load()).Dialog })
export const loadAlertDialog = async () => ({ default: (await load()).AlertDialog })
const loadDrawer = async () => ({ default: (await load()).Drawer })

/** A dialog that opens by itself, without a button. */
export const LateDialog = lazy(loadDialog)
export const LateAlertDialog = lazy(loadAlertDialog)

/** Content of a drawer; `close` closes the drawer. */
export type DrawerContent = (close: () => void) => ReactNode

/**
 * Opens a drawer. Its frame, with React Aria's overlays, loads on first touch; its content is part of the page.
 * @param props.instead shown below the button after a press if the frame can't be downloaded
 */
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
