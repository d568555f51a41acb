import { Trans } from '@lingui/react/macro'
import { NavLink } from '../../ui/controls/Link.tsx'
import { useLocation } from 'react-router'
import { paths } from '../../domain/navigation/paths.ts'
import { signInPath } from '../../domain/navigation/safe-next.ts'
import { useSession } from '../../session/session.ts'
import { Icon } from '../../ui/layout/Icon.tsx'
import { DOWN } from './menu/EnquiriesMenu.tsx'
import * as styles from './header.css.ts'
import { useFlyout } from './menu/useFlyout.ts'
import { useHydrated } from '../../ui/hooks/useHydrated.ts'
import { useLazyComponent } from '../../ui/hooks/useLazyComponent.ts'

/** "Log in" for a visitor; the account menu for a signed-in person. */
export function AccountLink() {
  const { token } = useSession()
  const login = signInPath(useLocation())
  const isHydrated = useHydrated()
  if (token) return <UserMenu key={token} />
  return (
    <NavLink to={login} className={`${styles.link} ${styles.account} ${isHydrated ? '' : styles.prerendered}`}>
      <Icon name="person" />
      <Trans comment="Navigation: sign in with a mobile number." context="link">
        Log in
      </Trans>
    </NavLink>
  )
}

function UserMenu() {
  const { Late, failed, fetchOnce } = useLazyComponent(() => import('./menu/AccountMenu.tsx'))
  const { open, close, panelId, rootProps, triggerProps } = useFlyout({ onTouch: fetchOnce })
  return (
    <div className={styles.anchor} {...rootProps}>
      <button {...triggerProps} className={`${styles.link} ${styles.account}`}>
        <Icon name="person" />
        <Trans comment="Button in the header that shows the menu of the person who is logged in. max 10">Account</Trans>
        <span className={styles.chevron({ open })}>
          <Icon icon={DOWN} />
        </span>
      </button>
      {open && (
        <div id={panelId} className={styles.accountPanel}>
          {Late ? (
            <Late onLogOut={close} />
          ) : (
            // The menu's code can't be downloaded: the profile page has the same links.
            failed && (
              <NavLink to={paths.profile()}>
                <Trans comment="Link to the person’s own profile.">Profile</Trans>
              </NavLink>
            )
          )}
        </div>
      )}
    </div>
  )
}
