import { Trans } from '@lingui/react/macro'
import { ForeignText } from '../../domain/texts/ForeignText.tsx'
import * as styles from './business.css.ts'

/** What a business wrote; 'not specified' where it wrote nothing (§directory.10). */
export const Given = ({ text }: { text: string | null | undefined }) =>
  text?.trim() ? <ForeignText text={text} /> : <NotSpecified />

export const NotSpecified = () => (
  <span className={styles.missing}>
    <Trans comment="On the page of a business, in place of what it has not said. max 24">Not specified</Trans>
  </span>
)
