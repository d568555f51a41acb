import { useState, type ComponentType, type ReactNode } from 'react'
import { button } from '../controls/button.css.ts'
import { useLazyComponent } from '../hooks/useLazyComponent.ts'

/** What every drawer is given; the rest is its own. */
export type DrawerProps = { isOpen: boolean; onOpenChange: (isOpen: boolean) => void }

/**
 * Opens a drawer whose code, with React Aria's overlays, comes on the first touch.
 * @param props.instead stands below the button when it was pressed and that code can't be had
 */
export function DrawerButton<Props extends object>(props: {
  load: () => Promise<{ default: ComponentType<DrawerProps & Props> }>
  of: Props
  instead?: ReactNode
  className?: string
  children: ReactNode
}) {
  const [isOpen, setOpen] = useState(false)
  const { Late, failed, fetchOnce } = useLazyComponent(props.load)
  return (
    <>
      <button
        type="button"
        className={`${button()} ${props.className ?? ''}`}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerEnter={fetchOnce}
        onFocus={fetchOnce}
        onClick={() => {
          fetchOnce()
          setOpen(true)
        }}
      >
        {props.children}
      </button>
      {Late ? <Late {...props.of} isOpen={isOpen} onOpenChange={setOpen} /> : failed && isOpen && props.instead}
    </>
  )
}
