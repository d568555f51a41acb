import { Button, Disclosure as AriaDisclosure, DisclosurePanel, Heading } from 'react-aria-components/Disclosure'
import type { ReactNode } from 'react'
import * as styles from './disclosure.css.ts'
import { down } from '../layout/icons.ts'
import { Icon } from '../layout/Icon.tsx'

/**
 * A heading that shows and hides what is under it. What is hidden can be found with the browser's search, which opens it. It brings
 * React Aria: where that would be waited for before the content, a native `details` is as good.
 */
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
  return (
    <AriaDisclosure isExpanded={isOpen} onExpandedChange={onOpenChange} className={styles.disclosure}>
      {({ isExpanded }) => {
        const trigger = (
          <Button slot="trigger" className={styles.button}>
            {title}
            <span className={styles.arrow({ open: isExpanded })}>
              <Icon icon={down} />
            </span>
          </Button>
        )
        return (
          <>
            {level ? (
              <Heading level={level} className={styles.heading}>
                {trigger}
              </Heading>
            ) : (
              trigger
            )}
            <DisclosurePanel>
              <div className={styles.panel}>{children}</div>
            </DisclosurePanel>
          </>
        )
      }}
    </AriaDisclosure>
  )
}
