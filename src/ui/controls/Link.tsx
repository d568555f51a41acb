import type { AnchorHTMLAttributes, Ref } from 'react'
import { useHref, useLinkClickHandler, useLocation, type To } from 'react-router'

type LinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & {
  /** An address of the app, from the path builder. */
  to: To
  /** Takes the place of this page in the history. */
  replace?: boolean
  state?: unknown
  ref?: Ref<HTMLAnchorElement>
}

/**
 * A link inside the app: the router's own hooks on an ordinary `<a>`. The router's component brings 2 kB for prefetching and
 * server rendering, which this app does without, into the first load (§performance.5).
 */
export function Link({ to, replace, state, onClick, children, ...rest }: LinkProps) {
  const go = useLinkClickHandler(to, { replace, state, target: rest.target })
  return (
    <a
      {...rest}
      href={useHref(to)}
      onClick={(event) => {
        onClick?.(event)
        if (!event.defaultPrevented) go(event)
      }}
    >
      {children}
    </a>
  )
}

/**
 * A link of a navigation, that says when it leads to the page one is on, or to one above it.
 * @param props.end only that page itself, and not those below it
 * @param props.below how the paths of further pages begin that are below it
 */
export function NavLink({
  end = false,
  below,
  ...props
}: LinkProps & { to: string; end?: boolean; below?: readonly string[] }) {
  const { pathname } = useLocation()
  const begins = (path: string) => pathname.startsWith(path)
  const isAbove = !end && (begins(`${props.to}/`) || below?.some(begins))
  return <Link {...props} aria-current={pathname === props.to ? 'page' : isAbove || undefined} />
}
