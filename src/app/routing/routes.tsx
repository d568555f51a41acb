import type { ComponentType, ReactNode } from 'react'
import { matchRoutes, type RouteObject } from 'react-router'
import { ENTITY_TYPES, paths } from '../../domain/navigation/paths.ts'
import { chunk, withCatalogs } from './chunk.tsx'
import { MovedTo } from './MovedTo.tsx'
import { sharedCatalogs } from './shared-catalogs.ts'

type Route = RouteObject & {
  path: string
  /** Guarded: only with a token, and once it is known which business the person has. */
  access: 'public' | 'guarded'
  /** The auth layout has no header and no footer, and says why one would come in. */
  frame: 'full' | 'auth'
  /** Starts the download of the page's code. */
  preload: () => Promise<unknown>
}

const guard = chunk(() => import('./Guard.tsx'))
export const authLayout = chunk(withCatalogs(() => import('../auth-layout/AuthLayout.tsx'), 'auth-layout'))
const notFound = chunk(withCatalogs(() => import('../../domain/navigation/NotFound.tsx'), 'shared'))

type Options = Partial<Pick<Route, 'access' | 'frame'>>

function route(path: string, element: ReactNode, options: Options, load?: () => Promise<unknown>): Route {
  const { access = 'public', frame = 'full' } = options
  return {
    path,
    access,
    frame,
    element: access === 'guarded' ? <guard.Chunk>{element}</guard.Chunk> : element,
    preload: () =>
      Promise.all([load?.(), access === 'guarded' && guard.preload(), frame === 'auth' && authLayout.preload()]),
  }
}

/** A page whose code and texts are fetched when they are wanted, and only then. The build reads this table too (scripts/build/pages.ts). */
function page(
  path: string,
  catalogs: string | string[],
  load: () => Promise<{ default: ComponentType }>,
  options: Options = {},
): Route {
  const { Chunk, preload } = chunk(withCatalogs(load, ...[catalogs].flat(), ...sharedCatalogs(path)))
  return route(path, <Chunk />, options, preload)
}

const moved = (path: string, to: string): Route => route(path, <MovedTo to={to} />, {})

const guarded = { access: 'guarded' } as const
const authPage = { frame: 'auth' } as const

/** Every route (§shell.2, §shell.3). */
export const routes: Route[] = [
  page(paths.home(), 'home', () => import('../../features/home/HomePage.tsx')),
  page(paths.board(), 'board', () => import('../../features/board/BoardPage.tsx'), guarded),
  page(paths.boardEnquiry(':id'), 'board', () => import('../../features/board/LeadPage.tsx'), guarded),
  page(paths.enquiries(), 'enquiries', () => import('../../features/enquiries/EnquiriesPage.tsx'), guarded),
  page(paths.enquiry(':id'), 'enquiries', () => import('../../features/enquiries/OwnEnquiryPage.tsx'), guarded),
  page(
    paths.editEnquiry(':id'),
    'enquiry-form',
    () => import('../../features/enquiry-form/EditEnquiryPage.tsx'),
    guarded,
  ),
  page(paths.newEnquiry(), 'enquiry-form', () => import('../../features/enquiry-form/NewEnquiryPage.tsx'), guarded),
  page(paths.directory(), 'directory', () => import('../../features/directory/DirectoryPage.tsx'), guarded),
  ...ENTITY_TYPES.map((type) =>
    page(paths.business(type, ':id'), 'business', () => import('../../features/business/BusinessPage.tsx'), guarded),
  ),
  page(paths.product(':id'), 'business', () => import('../../features/business/ProductPage.tsx'), guarded),
  page(paths.mandi(), 'mandi', () => import('../../features/mandi/MandiPage.tsx')),
  page(paths.mandiMarket(), 'placeholders', () => import('../../features/placeholders/MandiMarketPage.tsx')),
  page(paths.career(), 'placeholders', () => import('../../features/placeholders/CareerPage.tsx'), guarded),
  page(paths.support(), 'support', () => import('../../features/support/SupportPage.tsx')),
  page(paths.privacy(), 'policies', () => import('../../features/policies/PrivacyPage.tsx')),
  page(paths.terms(), 'policies', () => import('../../features/policies/TermsPage.tsx')),
  page(paths.auth(), 'sign-in', () => import('../../features/sign-in/SignInPage.tsx'), authPage),
  page(paths.register(), 'registration', () => import('../../features/registration/RegisterPage.tsx'), authPage),
  page(paths.profile(), 'profile', () => import('../../features/profile/ProfilePage.tsx'), guarded),
  page(
    paths.subscription(),
    ['subscription', 'payments'],
    () => import('../../features/subscription/SubscriptionPage.tsx'),
    guarded,
  ),
  page(
    paths.deleteAccount(),
    'account-deletion',
    () => import('../../features/account-deletion/DeletionPage.tsx'),
    guarded,
  ),
  moved(paths.login(), paths.auth()),
  moved(paths.oldEnquiries(), paths.enquiries()),
  moved(paths.oldNewEnquiry(), paths.newEnquiry()),
  // For developers: every building block in all its states, languages and themes.
  ...(import.meta.env.DEV ? [page('/_ui', 'mandi', () => import('../gallery/GalleryPage.tsx'))] : []),
  route('*', <notFound.Chunk />, {}, notFound.preload),
]

/** The route of an address; the last one takes whatever no other does. */
export const routeOf = (pathname: string): Route => matchRoutes(routes, pathname)?.[0]?.route ?? routes.at(-1)!

/** Starts what the page at an address needs, before it is rendered. */
export const preload = (pathname: string): Promise<unknown> => routeOf(pathname).preload()
