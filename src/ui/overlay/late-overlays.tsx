import { Trans } from '@lingui/react/macro'
import { lazy, Suspense, useDeferredValue, useState, type ComponentType, type ReactNode } from 'react'
import * as styles from '../feedback/feedback.css.ts'
import { useLazyComponent } from '../hooks/useLazyComponent.ts'
import type { DialogProps } from './Overlay.tsx'

/** React Aria's overlays load at the first touch of a button that opens one. Their content is part of the page. */
const load = () => import('./Overlay.tsx')
export const loadDialog = async () => ({ default: (await load()).Dialog })
export const loadAlertDialog = async () => ({ default: (await load()).AlertDialog })
const loadDrawer = async () => ({ default: (await load()).Drawer })
const loadFullScreen = async () => ({ default: (await load()).FullScreenDialog })
const loaders = { dialog: loadDialog, drawer: loadDrawer, fullScreen: loadFullScreen }

/** A dialog that opens by itself, without a button. If it can't be downloaded, its content is part of the page. */
export const LateDialog = orInPage(loadDialog)
export const LateAlertDialog = orInPage(loadAlertDialog)

function orInPage(load: () => Promise<{ default: ComponentType<DialogProps> }>) {
  return lazy(() => load().catch(() => ({ default: InPage })))
}

/** For a dialog that opens by itself: rendered after the page, so that it returns the focus to what the page focuses. */
export const AfterPage = ({ children }: { children: ReactNode }) =>
  useDeferredValue(true, false) && <Suspense>{children}</Suspense>

function InPage({ isOpen, title, children, actions }: DialogProps) {
  if (!isOpen) return null
  return (
    <div role="alert" className={styles.lines}>
      <p className={styles.title}>{title}</p>
      {children}
      <div className={styles.actions}>{actions}</div>
    </div>
  )
}

export type OverlayContent = (close: () => void) => ReactNode

/** Opens a drawer or a dialog, whose frame loads on first touch. If it can't, its content opens beside the button. */
export function OverlayButton({
  title,
  renderContent,
  kind = 'drawer',
  className,
  children,
}: {
  title: ReactNode
  renderContent: OverlayContent
  kind?: keyof typeof loaders
  className: string
  children: ReactNode
}) {
  const [isOpen, setOpen] = useState(false)
  const { Late: Overlay, failed, fetchOnce } = useLazyComponent(loaders[kind])
  const content = () => renderContent(() => setOpen(false))
  return (
    <>
      <button
        type="button"
        className={className}
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
      {Overlay ? (
        <Overlay title={title} isOpen={isOpen} onOpenChange={setOpen}>
          {content()}
        </Overlay>
      ) : (
        failed && isOpen && <div className={styles.beside}>{content()}</div>
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
