import { useId, useState, type ReactNode } from 'react'
import * as styles from './disclosure.css.ts'
import { down } from '../layout/icons.ts'
import { Icon } from '../layout/Icon.tsx'

/** A heading that shows and hides what is under it. */
export function Disclosure({
  title,
  children,
  level,
  isOpen,
  onOpenChange,
}: {
  title: ReactNode
  children: ReactNode
  /** Of the heading around the button; without it there is none, as for a group of filters. */
  level?: 2 | 3 | 4
  /** Both for a parent that rules it; without them it rules itself, closed at first. */
  isOpen?: boolean
  onOpenChange?: (isOpen: boolean) => void
}) {
  const panel = useId()
  const [own, setOwn] = useState(false)
  const open = isOpen ?? own
  const Heading = level ? (`h${level}` as const) : 'div'
  return (
    <div className={styles.disclosure}>
      <Heading className={styles.heading}>
        <button
          type="button"
          aria-expanded={open}
          aria-controls={panel}
          className={styles.button}
          onClick={() => {
            setOwn(!open)
            onOpenChange?.(!open)
          }}
        >
          {title}
          <span className={styles.arrow({ open })}>
            <Icon icon={down} />
          </span>
        </button>
      </Heading>
      <div id={panel} hidden={!open} className={styles.panel}>
        {children}
      </div>
    </div>
  )
}
