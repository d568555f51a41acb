import { useState, type ReactNode } from 'react'
import { button } from '../controls/button.css.ts'
import { useLazyComponent } from '../hooks/useLazyComponent.ts'
import { loadDrawer } from './late-overlays.ts'

/** What a drawer shows; `close` closes it. */
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
  ...frame
}: {
  title: ReactNode
  renderContent: DrawerContent
  instead?: ReactNode
  className?: string
  /** What the button shows. */
  children: ReactNode
  side?: 'start' | 'end'
  /** Media query in which the drawer may be open. */
  while?: string
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
        <Drawer {...frame} title={title} isOpen={isOpen} onOpenChange={setOpen}>
          {renderContent(() => setOpen(false))}
        </Drawer>
      ) : (
        failed && isOpen && instead
      )}
    </>
  )
}
