import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from 'react-router'
import { brand } from '../domain/brand.ts'
import { paths } from '../domain/paths.ts'
import { column } from '../ui/global.css.ts'
import * as styles from './footer.css.ts'

/** Help and policies, how to reach us, and where the public data comes from (GODL-India asks for provider, source and licence). */
export function Footer() {
  const { t } = useLingui()
  return (
    <footer className={styles.footer}>
      <div className={`${column} ${styles.content}`}>
        <nav
          aria-label={t({
            message: 'Help and policies',
            comment: 'Name of the links in the footer, for screen readers.',
          })}
        >
          <ul className={styles.links}>
            <li>
              <Link to={paths.support()} className={styles.link}>
                <Trans comment="Navigation: help page.">Support</Trans>
              </Link>
            </li>
            <li>
              <Link to={paths.privacy()} className={styles.link}>
                <Trans comment="Link in the footer.">Privacy policy</Trans>
              </Link>
            </li>
            <li>
              <Link to={paths.terms()} className={styles.link}>
                <Trans comment="Link in the footer.">Terms and policies</Trans>
              </Link>
            </li>
            <li>
              <a href={`mailto:${brand.email}`} className={styles.link}>
                {brand.email}
              </a>
            </li>
          </ul>
        </nav>
        <p className={styles.source}>
          <Trans comment="Footer: provider, source and licence of the public data. Keep the names of the provider and the licence.">
            Prices: Directorate of Marketing and Inspection, data.gov.in. Places: Local Government Directory and
            Department of Posts. Licence:{' '}
            <a href="https://www.data.gov.in/Godl" className={styles.inline} rel="noreferrer">
              Government Open Data License – India
            </a>
          </Trans>
        </p>
      </div>
    </footer>
  )
}
