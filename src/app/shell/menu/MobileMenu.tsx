import { Trans, useLingui } from '@lingui/react/macro'
import { useLocation } from 'react-router'
import { Link, NavLink } from '../../../ui/controls/Link.tsx'
import { paths, signInPath } from '../../../domain/navigation/paths.ts'
import { useSession } from '../../../session/session.ts'
import { button } from '../../../ui/controls/button.css.ts'
import { Drawer } from '../../../ui/overlay/Overlay.tsx'
import * as icons from '../../../ui/layout/icons.ts'
import { Icon } from '../../../ui/layout/Icon.tsx'
import { BELOW_DIRECTORY, WITH_MENU_BUTTON } from '../frame.ts'
import { LanguageSelector, ThemeSelector } from '../Selectors.tsx'
import * as styles from './menu.css.ts'
import { useLogOut } from '../useSessionEffects.ts'

/** The slide-out menu (§shell.17), with all links of the wide header. */
export default function MobileMenu(props: { isOpen: boolean; onOpenChange: (isOpen: boolean) => void }) {
  const { t } = useLingui()
  const { token } = useSession()
  const login = signInPath(useLocation())
  const logOut = useLogOut()
  const close = () => props.onOpenChange(false)
  return (
    <Drawer
      {...props}
      side="end"
      while={WITH_MENU_BUTTON}
      title={t({ message: 'Menu', comment: 'Button that shows or hides the navigation on a phone. max 8' })}
    >
      <nav aria-label={t({ message: 'Main', comment: 'Name of the main navigation, for screen readers.' })}>
        <ul className={styles.list}>
          <li>
            <NavLink to={paths.home()} end className={styles.item} onClick={close}>
              <Icon icon={icons.home} />
              <Trans comment="Link to the home page.">Home</Trans>
            </NavLink>
          </li>
          {token && (
            <li>
              <NavLink to={paths.profile()} className={styles.item} onClick={close}>
                <Icon name="person" />
                <Trans comment="Link to the person’s own profile.">Profile</Trans>
              </NavLink>
            </li>
          )}
          {token && (
            <li>
              <NavLink to={paths.boughtContacts()} className={styles.item} onClick={close}>
                <Icon icon={icons.phone} />
                <Trans comment="Link to the page with all contacts that a person bought. max 24">Bought contacts</Trans>
              </NavLink>
            </li>
          )}
          <li>
            <NavLink to={paths.board()} className={styles.item} onClick={close}>
              <Icon icon={icons.chat} />
              <Trans comment="Navigation: the public board of buy and sell enquiries.">Enquiries</Trans>
            </NavLink>
          </li>
          <li>
            <NavLink to={paths.directory()} below={BELOW_DIRECTORY} className={styles.item} onClick={close}>
              <Icon icon={icons.handshake} />
              <Trans comment="Navigation: the directory of businesses.">Buyer & Seller</Trans>
            </NavLink>
          </li>
          <li>
            <NavLink to={paths.mandi()} className={styles.item} onClick={close}>
              <Icon icon={icons.market} />
              <Trans comment="Navigation: wholesale market prices.">Mandi Market</Trans>
            </NavLink>
          </li>
          <li>
            <NavLink to={paths.support()} className={styles.item} onClick={close}>
              <Icon name="help" />
              <Trans comment="Navigation: help page.">Support</Trans>
            </NavLink>
          </li>
          <li className={styles.apart}>
            {token ? (
              <button
                type="button"
                className={styles.item}
                onClick={() => {
                  close()
                  logOut()
                }}
              >
                <Icon icon={icons.logout} />
                <Trans comment="Button: ends the session on this device.">Log out</Trans>
              </button>
            ) : (
              <Link to={login} className={styles.item} onClick={close}>
                <Icon icon={icons.login} />
                <Trans comment="Navigation: sign in with a mobile number." context="link">
                  Log in
                </Trans>
              </Link>
            )}
          </li>
        </ul>
        <div className={styles.settings}>
          <LanguageSelector label />
          <ThemeSelector label />
        </div>
        <NavLink to={paths.enquiries()} className={`${button({ tone: 'main' })} ${styles.wide}`} onClick={close}>
          <Trans comment="Button in the header: leads to the person’s own enquiries.">Buy & Sell</Trans>
        </NavLink>
      </nav>
    </Drawer>
  )
}
