import type { AnchorHTMLAttributes, Ref, ReactNode } from 'react'
import { useHref, useLinkClickHandler, useLocation, type To } from 'react-router'
import { Icon } from '../layout/Icon.tsx'
import { button } from './button.css.ts'
import * as styles from './link.css.ts'

type LinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & {
  to: To
  replace?: boolean
  state?: unknown
  /** Tone of the button that the link looks like. */
  tone?: 'main' | 'leaf' | 'outline' | 'quiet'
  /** A drawing of icons.ts, shown before the text. */
  icon?: string
  ref?: Ref<HTMLAnchorElement>
}

/** The router's hooks on an ordinary `<a>`. Its own component would add 2 kB to the first load (§performance.5). */
export function Link({ to, replace, state, tone, icon, className, onClick, children, ...rest }: LinkProps) {
  const go = useLinkClickHandler(to, { replace, state, target: rest.target })
  return (
    <a
      {...rest}
      className={tone ? `${button({ tone })} ${className ?? ''}` : className}
      href={useHref(to)}
      onClick={(event) => {
        onClick?.(event)
        if (!event.defaultPrevented) go(event)
      }}
    >
      {icon && <Icon icon={icon} />}
      {/* One flex item: a name marked with its language would otherwise stand apart from the words around it. */}
      {tone ? <span>{children}</span> : children}
    </a>
  )
}

/** Marked as current on its page, and on pages below it or below paths that begin with `below`. */
export function NavLink({ below, ...props }: LinkProps & { to: string; below?: readonly string[] }) {
  const { pathname } = useLocation()
  const begins = (path: string) => pathname.startsWith(path)
  const isAbove = begins(`${props.to}/`) || below?.some(begins)
  return <Link {...props} aria-current={pathname === props.to ? 'page' : isAbove || undefined} />
}

/** A few links side by side, of which one is current. @param props.label name of the choice */
export const LinkChoice = (props: {
  label: string
  choices: readonly { name: ReactNode; to: string; isCurrent: boolean }[]
}) => (
  <ul aria-label={props.label} className={styles.choice}>
    {props.choices.map(({ name, to, isCurrent }) => (
      <li key={to}>
        <Link to={to} className={styles.link} aria-current={isCurrent || undefined}>
          {name}
        </Link>
      </li>
    ))}
  </ul>
)
