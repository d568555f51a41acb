import { Trans, useLingui } from '@lingui/react/macro'
import { NavLink } from '../../ui/controls/Link.tsx'
import { paths } from '../../domain/navigation/paths.ts'
import { button } from '../../ui/controls/button.css.ts'
import { column, visuallyHidden } from '../../ui/theme/global.css.ts'
import { Icon } from '../../ui/layout/Icon.tsx'
import { AccountLink } from './AccountLink.tsx'
import { BELOW_DIRECTORY } from './below-directory.ts'
import { EnquiriesMenu } from './menu/EnquiriesMenu.tsx'
import * as styles from './header.css.ts'
import { LanguageSelector } from './LanguageSelector.tsx'
import { Logo } from './Logo.tsx'
import { MenuButton } from './menu/MenuButton.tsx'
import { ThemeSelector } from './ThemeSelector.tsx'

/** Recognition strip, logo, navigation, language, theme, account and "Buy & Sell" (§shell.16). */
export function Header() {
  const { t } = useLingui()
  return (
    <header className={styles.header}>
      <div className={styles.strip}>
        <div className={`${column} ${styles.stripText}`}>
          <p className={styles.recognition}>
            <Icon name="award" />
            <Trans comment="Strip at the very top of every page.">A recognised Indian startup for farm trade</Trans>
          </p>
          <div className={styles.wideOnly}>
            <ThemeSelector />
          </div>
          <LanguageSelector />
        </div>
      </div>
      <div className={`${column} ${styles.bar}`}>
        <Logo />
        <MenuButton />
        <nav
          className={styles.nav}
          aria-label={t({ message: 'Main', comment: 'Name of the main navigation, for screen readers.' })}
        >
          <ul className={styles.links}>
            <li>
              <EnquiriesMenu />
            </li>
            <li>
              <NavLink to={paths.directory()} below={BELOW_DIRECTORY} className={styles.link}>
                <Trans comment="Navigation: the directory of businesses.">Buyer & Seller</Trans>
              </NavLink>
            </li>
            <li>
              <NavLink to={paths.mandi()} className={styles.link}>
                <Trans comment="Navigation: wholesale market prices.">Mandi Market</Trans>
              </NavLink>
            </li>
            <li className={styles.apart}>
              <NavLink to={paths.support()} className={`${styles.link} ${styles.round}`}>
                <Icon name="help" />
                <span className={visuallyHidden}>
                  <Trans comment="Navigation: help page.">Support</Trans>
                </span>
              </NavLink>
            </li>
            <li>
              <AccountLink />
            </li>
            <li>
              <NavLink to={paths.enquiries()} className={`${button({ tone: 'main' })} ${styles.trade}`}>
                <Trans comment="Button in the header: leads to the person’s own enquiries.">Buy & Sell</Trans>
              </NavLink>
            </li>
          </ul>
        </nav>
      </div>
    </header>
  )
}
