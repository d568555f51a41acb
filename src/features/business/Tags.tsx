import { Badge } from '../../ui/layout/Badge.tsx'
import * as styles from './business.css.ts'
import { Given, NotSpecified } from './Given.tsx'

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
