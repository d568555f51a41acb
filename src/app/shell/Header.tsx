import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useLocation } from 'react-router'
import { NavLink } from '../../ui/controls/Link.tsx'
import { paths, signInPath } from '../../domain/navigation/paths.ts'
import { button } from '../../ui/controls/button.css.ts'
import { column, visuallyHidden } from '../../ui/theme/global.css.ts'
import { Icon } from '../../ui/layout/Icon.tsx'
import { Logo } from './Brand.tsx'
import { AccountMenu, BELOW_DIRECTORY, EnquiriesMenu } from './menu/HeaderMenus.tsx'
import * as styles from './header.css.ts'
import { LanguageSelector, ThemeSelector } from './Selectors.tsx'
import { useLazyComponent } from '../../ui/hooks/useLazyComponent.ts'
import { withCatalogs } from '../../i18n/catalog.ts'
import { useSession } from '../../session/session.ts'
import { useHydrated } from '../../ui/hooks/environment.tsx'

/** Recognition strip, logo, navigation, language, theme, account and "Buy & Sell" (§shell.16). */
export function Header() {
  const { t } = useLingui()
  return (
    <header className={styles.header}>
      <div className={styles.strip}>
        <div className={`${column} ${styles.stripText}`}>
          <p className={styles.recognition}>
            <Icon name="award" />
            <Trans comment="Strip at the very top of every page.">Recognised Indian startup</Trans>
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

/** The slide-out menu loads on first touch; if that fails, the button leads to the links in the footer. */
function MenuButton() {
  const { key } = useLocation()
  // The location at which the menu was opened: on any other it is closed, and stays so after Back.
  const [openAt, setOpenAt] = useState<string>()
  const { Late, failed, fetchOnce } = useLazyComponent(withCatalogs(() => import('./menu/MobileMenu.tsx'), 'common'))
  const open = openAt === key
  if (openAt !== undefined && !open) setOpenAt(undefined)
  return (
    <>
      <button
        type="button"
        className={`${button({ tone: 'header' })} ${styles.menuButton}`}
        aria-haspopup="dialog"
        aria-expanded={open && !failed}
        onPointerEnter={fetchOnce}
        onFocus={fetchOnce}
        onClick={() => {
          fetchOnce()
          if (failed) document.getElementById('useful-links')?.focus()
          else setOpenAt(key)
        }}
      >
        <Icon name="menu" />
        <Trans comment="Button that shows or hides the navigation on a phone. max 8">Menu</Trans>
      </button>
      {Late && <Late isOpen={open} onOpenChange={(isOpen) => setOpenAt(isOpen ? key : undefined)} />}
    </>
  )
}

function AccountLink() {
  const { token } = useSession()
  const login = signInPath(useLocation())
  const isHydrated = useHydrated()
  if (token) return <AccountMenu key={token} />
  return (
    <NavLink to={login} className={`${styles.link} ${styles.account} ${isHydrated ? '' : styles.prerendered}`}>
      <Icon name="person" />
      <Trans comment="Navigation: sign in with a mobile number." context="link">
        Log in
      </Trans>
    </NavLink>
  )
}
