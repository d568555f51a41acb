import { Trans } from '@lingui/react/macro'
import { ForeignText } from '../../domain/texts/ForeignText.tsx'
import * as styles from './business.css.ts'

/** A text of the business, or "Not specified" if it is empty (§directory.10). */
export const Given = ({ text }: { text: string | null | undefined }) =>
  text?.trim() ? <ForeignText text={text} /> : <NotSpecified />

export const NotSpecified = () => (
  <span className={styles.missing}>
    <Trans comment="On the page of a business, in place of what it has not said. max 24">Not specified</Trans>
  </span>
)
