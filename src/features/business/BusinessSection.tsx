import { useId, type ReactNode } from 'react'
import { Trans } from '@lingui/react/macro'
import * as styles from './business.css.ts'
import { ForeignText } from '../../domain/texts/ForeignText.tsx'
import { Badge } from '../../ui/layout/Card.tsx'

/**
 * A section of the page with its heading.
 * @param props.takesFocus makes it focusable, for when a focused control inside is removed
 */
export function BusinessSection(props: {
  title: ReactNode
  takesFocus?: boolean
  className?: string
  children: ReactNode
}) {
  const heading = useId()
  return (
    <section
      aria-labelledby={heading}
      tabIndex={props.takesFocus ? -1 : undefined}
      className={`${styles.section} ${props.className ?? ''}`}
    >
      <h2 id={heading} className={styles.heading}>
        {props.title}
      </h2>
      {props.children}
    </section>
  )
}

/** A text of the business, or "Not specified" if it is empty (§directory.10). */
export const Given = ({ text }: { text: string | null | undefined }) =>
  text?.trim() ? <ForeignText text={text} /> : <NotSpecified />

export const NotSpecified = () => (
  <span className={styles.missing}>
    <Trans comment="On the page of a business, in place of what it has not said. max 24">Not specified</Trans>
  </span>
)

/** Short texts in a row, or "Not specified" if there are none. */
export function Tags({ texts }: { texts: readonly string[] }) {
  const shown = [...new Set(texts.map((text) => text.trim()).filter((text) => text !== ''))]
  if (shown.length === 0) return <NotSpecified />
  return (
    <ul className={styles.tags}>
      {shown.map((text) => (
        <li key={text}>
          <Badge>
            <Given text={text} />
          </Badge>
        </li>
      ))}
    </ul>
  )
}
