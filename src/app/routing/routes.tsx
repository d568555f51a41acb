import { matchRoutes, useLocation, type RouteObject } from 'react-router'
import { lazy, useState, type ComponentType } from 'react'
import { redirects, pages, type PageRoute } from 'virtual:pages'
import type { ReadQueries } from '../../api/ask.ts'
import { Redirect } from '../../domain/navigation/Redirect.tsx'
import { addCatalog, withCatalogs } from '../../i18n/catalog.ts'
import { madeOnce } from '../../i18n/format.ts'
import { Guard } from './Guard.tsx'

type Route = RouteObject &
  Pick<PageRoute, 'isGuarded' | 'isAuth'> & {
    path: string
    preload: () => Promise<unknown>
    /** How the page asks for its reads; undefined before `preload` has finished. */
    queries?: () => ReadQueries | undefined
  }

const modules = import.meta.glob<{ default: ComponentType; queries?: ReadQueries }>('../../features/*/*Page.tsx')

export const authLayout = chunk(withCatalogs(() => import('../auth-layout/AuthLayout.tsx'), 'auth-layout'))
const notFound = chunk(withCatalogs(() => import('../../domain/navigation/NotFound.tsx'), 'shared'))

function pageRoute({ path, module, isGuarded, hasPublicPart, isAuth, catalogs }: PageRoute): Route {
  let queries: ReadQueries | undefined
  const { Chunk, preload } = chunk(async () => {
    const [page] = await Promise.all([modules[`../../${module}`]!(), ...catalogs.map(addCatalog)])
    queries = page.queries
    return page
  })
  return {
    path,
    ...(isGuarded && { isGuarded }),
    ...(isAuth && { isAuth }),
    element: isGuarded ? (
      <Guard hasPublicPart={hasPublicPart}>
        <Chunk />
      </Guard>
    ) : (
      <Chunk />
    ),
    queries: () => queries,
    preload: () => Promise.all([preload(), isAuth && authLayout.preload()]),
  }
}

const nothing = () => Promise.resolve()

/** Every route (§shell.1): the pages, the old addresses, and one for unknown addresses. */
const routes: Route[] = [
  ...pages.map(pageRoute),
  ...Object.entries(redirects).map(([path, to]): Route => ({ path, element: <MovedTo to={to} />, preload: nothing })),
  // A page for developers and testers: where replies break the document. It is not in the build that people get.
  ...(import.meta.env.DEV || import.meta.env.VITE_REPLY_WATCH
    ? [routeTo('/_contract', chunk(withCatalogs(() => import('../reply-watch/ReplyWatch.tsx'), 'common')))]
    : []),
  routeTo('*', notFound),
]

function routeTo(path: string, { Chunk, preload }: typeof notFound): Route {
  return { path, element: <Chunk />, preload }
}

/** Route of an address; the last route matches every address. */
export const routeOf = madeOnce(
  (pathname: string): Route => matchRoutes(routes, pathname)?.[0]?.route ?? routes.at(-1)!,
)

export const preload = (pathname: string): Promise<unknown> => routeOf(pathname).preload()

function MovedTo({ to }: { to: string }) {
  const { search, hash } = useLocation()
  return <Redirect to={{ pathname: to, search, hash }} />
}

/** A component in its own chunk. After `preload` it doesn't suspend: a fallback would drop the focus. */
function chunk<Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) {
  let loaded: ComponentType<Props> | undefined
  const Late = lazy(load) as ComponentType<Props>
  function Chunk(props: Props) {
    // The component never changes, because another one in its place would lose its state.
    const [Shown] = useState(() => loaded ?? Late)
    return <Shown {...props} />
  }
  return {
    Chunk,
    preload: async () => {
      loaded ??= (await load()).default
    },
  }
}
