import { Trans, useLingui } from '@lingui/react/macro'
import { useLocation } from 'react-router'
import { Link, NavLink } from '../../../ui/controls/Link.tsx'
import { paths, signInPath } from '../../../domain/navigation/paths.ts'
import { useSession } from '../../../session/session.ts'
import { button } from '../../../ui/controls/button.css.ts'
import { Drawer } from '../../../ui/overlay/Overlay.tsx'
import * as icons from '../../../ui/layout/icons.ts'
import { Icon } from '../../../ui/layout/Icon.tsx'
import { WITH_MENU_BUTTON } from '../../../ui/hooks/environment.tsx'
import { LanguageSelector, ThemeSelector } from '../Selectors.tsx'
import * as styles from './menu.css.ts'
import { BELOW_DIRECTORY, LogOutButton, MenuLink } from './HeaderMenus.tsx'

/** The slide-out menu (§shell.17), with all links of the wide header. */
export default function MobileMenu(props: { isOpen: boolean; onOpenChange: (isOpen: boolean) => void }) {
  const { t } = useLingui()
  const { token } = useSession()
  const login = signInPath(useLocation())
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
          <MenuLink to={paths.home()} icon={<Icon icon={icons.home} />} onClick={close}>
            <Trans comment="Link to the home page.">Home</Trans>
          </MenuLink>
          {token && (
            <>
              <MenuLink to={paths.profile()} icon={<Icon name="person" />} onClick={close}>
                <Trans comment="Link to the person’s own profile.">Profile</Trans>
              </MenuLink>
              <MenuLink to={paths.boughtContacts()} icon={<Icon icon={icons.phone} />} onClick={close}>
                <Trans comment="Link to the page with all contacts that a person bought. max 24">Bought contacts</Trans>
              </MenuLink>
            </>
          )}
          <MenuLink to={paths.board()} icon={<Icon icon={icons.chat} />} onClick={close}>
            <Trans comment="Navigation: the public board of buy and sell enquiries.">Enquiries</Trans>
          </MenuLink>
          <MenuLink
            to={paths.directory()}
            below={BELOW_DIRECTORY}
            icon={<Icon icon={icons.handshake} />}
            onClick={close}
          >
            <Trans comment="Navigation: the directory of businesses.">Buyer & Seller</Trans>
          </MenuLink>
          <MenuLink to={paths.mandi()} icon={<Icon icon={icons.market} />} onClick={close}>
            <Trans comment="Navigation: wholesale market prices.">Mandi Market</Trans>
          </MenuLink>
          <MenuLink to={paths.support()} icon={<Icon name="help" />} onClick={close}>
            <Trans comment="Navigation: help page.">Support</Trans>
          </MenuLink>
          <li className={styles.apart}>
            {token ? (
              <LogOutButton onPress={close} />
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
