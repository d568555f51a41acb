import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useId, useRef, useState, type ComponentProps, type FocusEvent, type PointerEvent, type ReactNode } from 'react'
import { useLocation } from 'react-router'
import { CatalogueFailure } from '../../../domain/catalogue/CatalogueFailure.tsx'
import { DIRECTORY_TYPES, paths } from '../../../domain/navigation/paths.ts'
import { NavLink } from '../../../ui/controls/Link.tsx'
import { Icon } from '../../../ui/layout/Icon.tsx'
import { visuallyHidden } from '../../../ui/theme/global.css.ts'
import * as header from '../header.css.ts'
import { useEventListener, useTimer } from '../../../ui/hooks/events.ts'
import { useLazyComponent } from '../../../ui/hooks/useLazyComponent.ts'
import { userProfileQuery } from '../../../api/account.ts'
import { useLocale } from '../../../i18n/useLocale.ts'
import { readStored } from '../../../session/storage.ts'
import * as icons from '../../../ui/layout/icons.ts'
import * as styles from './menu.css.ts'
import { useLogOut } from '../useSessionEffects.ts'

/** Beginnings of other paths on which the directory's link is marked as current. */
export const BELOW_DIRECTORY = [...DIRECTORY_TYPES.map((type) => paths.business(type, '')), paths.product('')]

/** "Enquiries" leads to the board; the menu of categories beside it loads on first touch. */
export function EnquiriesMenu() {
  const { Late, failed, fetchOnce } = useLazyComponent(() => import('./MegaMenu.tsx'))
  const { open, panelId, rootProps, triggerProps } = useFlyout({ onTouch: fetchOnce, hover: true })
  return (
    <div {...rootProps} className={header.pair}>
      <NavLink to={paths.board()} className={header.link}>
        <Trans comment="Navigation: the public board of buy and sell enquiries.">Enquiries</Trans>
      </NavLink>
      <button {...triggerProps} className={`${header.link} ${header.opener}`}>
        <span className={visuallyHidden}>
          <Trans comment="Screen reader: button beside “Enquiries”, opens the menu of categories of produce. max 32">
            Enquiries by category
          </Trans>
        </span>
        <span className={header.chevron}>
          <Icon icon={icons.down} />
        </span>
      </button>
      {open && (
        <div id={panelId} className={header.mega}>
          {Late ? <Late /> : failed && <CatalogueFailure onRetry={fetchOnce} />}
        </div>
      )}
    </div>
  )
}

export function AccountMenu() {
  const { open, close, panelId, rootProps, triggerProps } = useFlyout()
  return (
    <div className={header.anchor} {...rootProps}>
      <button {...triggerProps} className={`${header.link} ${header.account}`}>
        <Icon name="person" />
        <Trans comment="Button in the header that shows the menu of the person who is logged in. max 10">Account</Trans>
        <span className={header.chevron}>
          <Icon icon={icons.down} />
        </span>
      </button>
      {open && (
        <div id={panelId} className={header.accountPanel}>
          <Menu onLogOut={close} />
        </div>
      )}
    </div>
  )
}

function Menu({ onLogOut }: { onLogOut: () => void }) {
  const stored = readStored('user_name')
  const profile = useQuery({ ...userProfileQuery(useLocale()), enabled: !stored })
  const name = stored ?? profile.data?.user.full_name
  return (
    <>
      {name && <p className={styles.name}>{name}</p>}
      <ul className={styles.list}>
        <MenuLink to={paths.profile()} icon={<Icon name="person" />}>
          <Trans comment="Link to the person’s own profile.">Profile</Trans>
        </MenuLink>
        <MenuLink to={paths.enquiries()} icon={<Icon icon={icons.chat} />}>
          <Trans comment="Link to the page with the person’s own enquiries.">My enquiries</Trans>
        </MenuLink>
        <MenuLink to={paths.boughtContacts()} icon={<Icon icon={icons.phone} />}>
          <Trans comment="Link to the page with all contacts that a person bought. max 24">Bought contacts</Trans>
        </MenuLink>
        <MenuLink to={paths.subscription()} icon={<Icon name="award" />}>
          <Trans comment="Link to the page of the premium plan.">Subscription</Trans>
        </MenuLink>
        <li className={styles.apart}>
          <LogOutButton onPress={onLogOut} />
        </li>
      </ul>
    </>
  )
}

export const MenuLink = ({
  icon,
  children,
  ...link
}: Omit<ComponentProps<typeof NavLink>, 'icon'> & { icon: ReactNode }) => (
  <li>
    <NavLink {...link} className={styles.item}>
      {icon}
      {children}
    </NavLink>
  </li>
)

export function LogOutButton({ onPress }: { onPress: () => void }) {
  const logOut = useLogOut()
  return (
    <button
      type="button"
      className={styles.item}
      onClick={() => {
        onPress()
        logOut()
      }}
    >
      <Icon icon={icons.logout} />
      <Trans comment="Button: ends the session on this device.">Log out</Trans>
    </button>
  )
}

/** Delay before the mega-menu closes, after the pointer has left, or shows another category (ms, §shell.18). */
export const MENU_CLOSES_AFTER = 150

/**
 * A button that shows a panel of links: a disclosure navigation, not a menu (§shell.18). A click pins the panel, or
 * closes it. It also closes on Escape, which returns the focus, and when the focus, a press or a navigation goes
 * elsewhere. With `hover` a mouse opens it too, and it closes 150 ms after the mouse has left. `onTouch` is the time to
 * fetch what it shows.
 */
function useFlyout({ onTouch, hover = false }: { onTouch?: () => void; hover?: boolean } = {}) {
  const { key } = useLocation()
  const [state, setState] = useState<{ at: string; pinned: boolean }>()
  // The panel is closed on any other page, without an effect that closes it, and stays so after Back.
  const open = state?.at === key
  if (state && !open) setState(undefined)
  const pinned = open && state.pinned
  const root = useRef<HTMLDivElement>(null)
  const trigger = useRef<HTMLButtonElement>(null)
  const timer = useTimer()
  const panelId = useId()

  const close = () => {
    timer.stop()
    setState(undefined)
  }
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    if (root.current?.contains(document.activeElement)) trigger.current?.focus()
    setState(undefined)
  }
  useEventListener('keydown', onKey, open)
  const onPress = (event: Event) => {
    if (!root.current?.contains(event.target as Node)) setState(undefined)
  }
  useEventListener('pointerdown', onPress, open)

  const isMouse = (event: PointerEvent) => hover && event.pointerType === 'mouse'
  return {
    open,
    close,
    panelId,
    rootProps: {
      ref: root,
      onPointerEnter: (event: PointerEvent) => {
        onTouch?.()
        if (!isMouse(event)) return
        timer.stop()
        if (!open) setState({ at: key, pinned: false })
      },
      onPointerLeave: (event: PointerEvent) => {
        if (!isMouse(event) || !open || pinned) return
        timer.start(() => setState(undefined), MENU_CLOSES_AFTER)
      },
      onBlur: ({ relatedTarget, currentTarget }: FocusEvent) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) close()
      },
    },
    triggerProps: {
      ref: trigger,
      type: 'button' as const,
      onFocus: onTouch,
      onPointerDown: onTouch,
      'aria-expanded': open,
      'aria-controls': open ? panelId : undefined,
      onClick: () => (pinned ? close() : setState({ at: key, pinned: true })),
    },
  }
}
