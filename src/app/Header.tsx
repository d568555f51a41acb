import { Trans, useLingui } from '@lingui/react/macro'
import { useId, useState } from 'react'
import { Link, NavLink } from 'react-router'
import { brand } from '../domain/brand.ts'
import { paths } from '../domain/paths.ts'
import { button } from '../ui/button.css.ts'
import { column } from '../ui/global.css.ts'
import { Icon } from '../ui/Icon.tsx'
import * as styles from './header.css.ts'
import { LanguageSelector } from './LanguageSelector.tsx'

/** Recognition strip, logo, navigation, language, log-in and "Buy & Sell" (specification part 1, section 2, shell). */
export function Header() {
  const { t } = useLingui()
  const [open, setOpen] = useState(false)
  const menu = useId()
  const close = () => setOpen(false)
  return (
    <header className={styles.header}>
      <div className={styles.strip}>
        <div className={`${column} ${styles.stripText}`}>
          <p className={styles.recognition}>
            <Icon name="award" />
            <Trans comment="Strip at the very top of every page.">A recognised Indian startup for farm trade</Trans>
          </p>
          <LanguageSelector />
        </div>
      </div>
      <div className={`${column} ${styles.bar}`}>
        <Link to={paths.home()} className={styles.logo} onClick={close}>
          <svg viewBox="0 0 32 32" className={styles.mark} aria-hidden>
            <path d="M4 27c0-12 7-20 24-22 0 14-7 22-17 22-2 0-3-.3-4.4-1" className={styles.markLeaf} />
            <path d="M5 28c3-6 7-11 14-15" className={styles.markVein} />
          </svg>
          {t(brand.name)}
        </Link>
        <button
          type="button"
          className={`${button({ tone: 'bark' })} ${styles.menuButton}`}
          aria-expanded={open}
          aria-controls={menu}
          onClick={() => setOpen(!open)}
        >
          <Icon name={open ? 'close' : 'menu'} />
          <Trans comment="Button that shows or hides the navigation on a phone. max 8">Menu</Trans>
        </button>
        <nav
          id={menu}
          className={styles.nav({ open })}
          aria-label={t({ message: 'Main', comment: 'Name of the main navigation, for screen readers.' })}
        >
          <ul className={styles.links}>
            <li>
              <NavLink to={paths.board()} className={styles.link} onClick={close}>
                <Trans comment="Navigation: the public board of buy and sell enquiries.">Enquiries</Trans>
              </NavLink>
            </li>
            <li>
              <NavLink to={paths.directory()} className={styles.link} onClick={close}>
                <Trans comment="Navigation: the directory of businesses.">Buyer & Seller</Trans>
              </NavLink>
            </li>
            <li>
              <NavLink to={paths.mandi()} className={styles.link} onClick={close}>
                <Trans comment="Navigation: wholesale market prices.">Mandi Market</Trans>
              </NavLink>
            </li>
            <li>
              <NavLink to={paths.support()} className={styles.link} onClick={close}>
                <Icon name="help" />
                <Trans comment="Navigation: help page.">Support</Trans>
              </NavLink>
            </li>
            <li>
              <NavLink to={paths.auth()} className={styles.link} onClick={close}>
                <Icon name="person" />
                <Trans comment="Navigation: sign in with a mobile number." context="link">
                  Log in
                </Trans>
              </NavLink>
            </li>
            <li>
              <Link to={paths.enquiries()} className={button({ tone: 'bark' })} onClick={close}>
                <Trans comment="Button in the header: leads to the person’s own enquiries.">Buy & Sell</Trans>
              </Link>
            </li>
          </ul>
        </nav>
      </div>
    </header>
  )
}
