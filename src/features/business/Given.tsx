import { Trans } from '@lingui/react/macro'
import { ForeignText } from '../../domain/texts/ForeignText.tsx'
import { Badge } from '../../ui/layout/Card.tsx'
import { muted, row } from '../../ui/theme/global.css.ts'

/** A text of the business, or "Not specified" if it is empty (§directory.10). */
export const Given = ({ text }: { text: string | null | undefined }) =>
  text?.trim() ? <ForeignText text={text} /> : <NotSpecified />

export const NotSpecified = () => (
  <span className={muted}>
    <Trans comment="On the page of a business, in place of what it has not said. max 24">Not specified</Trans>
  </span>
)

export function Tags({ texts }: { texts: readonly string[] }) {
  const shown = [...new Set(texts.map((text) => text.trim()).filter((text) => text !== ''))]
  if (shown.length === 0) return <NotSpecified />
  return (
    <ul className={row.s}>
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
