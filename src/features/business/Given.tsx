import { Trans } from '@lingui/react/macro'
import { useLocale } from '../../i18n/use-locale.ts'
import * as styles from './business.css.ts'

const LATIN = /\p{Script=Latin}/u
const DEVANAGARI = /\p{Script=Devanagari}/u

/**
 * What a business wrote, marked as English where it is read on a Hindi or Marathi page (WCAG 3.1.2); 'not specified' where
 * it wrote nothing (specification part 1, section 2, Business detail).
 */
export function Given({ text }: { text: string | null | undefined }) {
  const locale = useLocale()
  const shown = text?.trim()
  if (!shown) return <NotSpecified />
  const english = locale !== 'en' && LATIN.test(shown) && !DEVANAGARI.test(shown)
  return english ? <span lang="en">{shown}</span> : shown
}

export const NotSpecified = () => (
  <span className={styles.missing}>
    <Trans comment="On the page of a business, in place of what it has not said. max 24">not specified</Trans>
  </span>
)
