import { Trans } from '@lingui/react/macro'
import * as styles from './skip-link.css.ts'

/** The first link of each page. It stands in the page's first landmark, so that nothing of the page is outside of all of them. */
export const SkipLink = () => (
  <a href="#main" className={styles.skip}>
    <Trans comment="First link of every page, for keyboard users: jumps over the header.">Skip to the content</Trans>
  </a>
)
