import { Trans } from '@lingui/react/macro'
import * as styles from './business.css.ts'
import { ForeignText } from '../../domain/texts/ForeignText.tsx'
import { Badge } from '../../ui/layout/Card.tsx'

/** A text of the business, or "Not specified" if it is empty (§directory.10). */
export const Given = ({ text }: { text: string | null | undefined }) =>
  text?.trim() ? <ForeignText text={text} /> : <NotSpecified />

export const NotSpecified = () => (
  <span className={styles.muted}>
    <Trans comment="On the page of a business, in place of what it has not said. max 24">Not specified</Trans>
  </span>
)

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
