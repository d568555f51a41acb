import { Button, Disclosure as AriaDisclosure, DisclosurePanel, Heading } from 'react-aria-components/Disclosure'
import type { ReactNode } from 'react'
import * as styles from './disclosure.css.ts'
import { down } from '../layout/icons.ts'
import { Icon } from '../layout/Icon.tsx'

/** Shows and hides content, which the browser's search finds and opens. */
export function Disclosure({
  title,
  children,
  level,
}: {
  title: ReactNode
  children: ReactNode
  /** Level of the heading around the button; without it there is no heading, as for a group of filters. */
  level?: 2 | 3 | 4
}) {
  const trigger = (
    <Button slot="trigger" className={styles.button}>
      {title}
      <span className={styles.arrow}>
        <Icon icon={down} />
      </span>
    </Button>
  )
  return (
    <AriaDisclosure className={styles.disclosure}>
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
    </AriaDisclosure>
  )
}
