import { useState, type ComponentType, type ReactNode } from 'react'
import { button } from '../controls/button.css.ts'
import { useLazyComponent } from '../hooks/useLazyComponent.ts'

/** Props of every drawer. */
export type DrawerProps = { isOpen: boolean; onOpenChange: (isOpen: boolean) => void }

/**
 * Opens a drawer whose code, with React Aria's overlays, loads on first touch.
 * @param props.instead shown below the button after a press if the code can't be downloaded
 */
export function DrawerButton<Props extends object>(props: {
  load: () => Promise<{ default: ComponentType<DrawerProps & Props> }>
  data: Props
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
      {Late ? <Late {...props.data} isOpen={isOpen} onOpenChange={setOpen} /> : failed && isOpen && props.instead}
    </>
  )
}
