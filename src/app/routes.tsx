import { msg } from '@lingui/core/macro'
import type { MessageDescriptor } from '@lingui/core'
import type { ComponentType, ReactNode } from 'react'
import { matchRoutes, type RouteObject } from 'react-router'
import { addCatalog } from '../i18n/catalog.ts'
import { ENTITY_TYPES, paths } from '../domain/paths.ts'
import { chunk } from './chunk.tsx'
import { MovedTo } from './MovedTo.tsx'

type Route = RouteObject & {
  path: string
  /** Guarded: only with a token, and once it is known which business the person has. */
  access: 'public' | 'guarded'
  /** The entrance has no header and no footer, and says why one would come in. */
  frame: 'full' | 'entrance'
  /** Starts the download of the page's code. */
  preload: () => Promise<unknown>
}

const guard = chunk(() => import('./Guard.tsx'))
export const entranceFrame = chunk(() => import('./Entrance.tsx'))
const comingSoon = chunk(() => import('./ComingSoon.tsx'))
const notFound = chunk(() => import('./NotFound.tsx'))

type Options = Partial<Pick<Route, 'access' | 'frame'>>

function route(path: string, element: ReactNode, options: Options, load?: () => Promise<unknown>): Route {
  const { access = 'public', frame = 'full' } = options
  return {
    path,
    access,
    frame,
    element: access === 'guarded' ? <guard.Chunk>{element}</guard.Chunk> : element,
    preload: () =>
      Promise.all([load?.(), access === 'guarded' && guard.preload(), frame === 'entrance' && entranceFrame.preload()]),
  }
}

/** A page whose code and texts are fetched when they are wanted, and only then. */
function page(
  path: string,
  catalog: string,
  load: () => Promise<{ default: ComponentType }>,
  options: Options = {},
): Route {
  const { Chunk, preload } = chunk(async () => {
    const [module] = await Promise.all([load(), addCatalog(catalog)])
    return module
  })
  return route(path, <Chunk />, options, preload)
}

const soon = (path: string, title: MessageDescriptor, options: Options = {}): Route =>
  route(path, <comingSoon.Chunk title={title} />, options, comingSoon.preload)
const moved = (path: string, to: string): Route => route(path, <MovedTo to={to} />, {})

const guarded = { access: 'guarded' } as const
const entrance = { frame: 'entrance' } as const

const boardTitle = msg({ message: 'Enquiries', comment: 'Title of the public board of buy and sell enquiries.' })
const ownTitle = msg({ message: 'My enquiries', comment: 'Title of the page with the person’s own enquiries.' })
const businessTitle = msg({
  message: 'Business details',
  comment: 'Title of the page of one farmer, buyer or manufacturer.',
})
const marketTitle = msg({ message: 'Mandi Market', comment: 'Title of the page of wholesale market prices.' })

/** Every route of specification part 1, section 2. */
export const routes: Route[] = [
  page(paths.home(), 'home', () => import('../features/home/HomePage.tsx')),
  soon(paths.board(), boardTitle, guarded),
  soon(paths.boardEnquiry(':id'), boardTitle, guarded),
  soon(paths.enquiries(), ownTitle, guarded),
  soon(paths.enquiry(':id'), ownTitle, guarded),
  soon(paths.editEnquiry(':id'), msg({ message: 'Edit enquiry', comment: 'Title of the page.' }), guarded),
  soon(
    paths.newEnquiry(),
    msg({ message: 'New enquiry', comment: 'Title of the page where an enquiry is posted.' }),
    guarded,
  ),
  soon(paths.directory(), msg({ message: 'Directory', comment: 'Title of the directory of businesses.' }), guarded),
  ...ENTITY_TYPES.map((type) => soon(paths.business(type, ':id'), businessTitle, guarded)),
  soon(
    paths.product(':id'),
    msg({ message: 'Product', comment: 'Title of the page of one product of a business.' }),
    guarded,
  ),
  page(paths.mandi(), 'mandi', () => import('../features/mandi/MandiPage.tsx')),
  soon(paths.mandiMarket(), marketTitle),
  soon(paths.career(), msg({ message: 'Careers', comment: 'Title of the page of open positions.' }), guarded),
  soon(paths.support(), msg({ message: 'Support', comment: 'Title of the support page.' })),
  soon(paths.privacy(), msg({ message: 'Privacy policy', comment: 'Title of the page.' })),
  soon(paths.terms(), msg({ message: 'Terms and policies', comment: 'Title of the page.' })),
  page(paths.auth(), 'sign-in', () => import('../features/sign-in/SignInPage.tsx'), entrance),
  page(paths.register(), 'registration', () => import('../features/registration/RegisterPage.tsx'), entrance),
  page(paths.profile(), 'profile', () => import('../features/profile/ProfilePage.tsx'), guarded),
  soon(
    paths.subscription(),
    msg({ message: 'Subscription', comment: 'Title of the page of the premium plan.' }),
    guarded,
  ),
  page(
    paths.deleteAccount(),
    'account-deletion',
    () => import('../features/account-deletion/DeletionPage.tsx'),
    guarded,
  ),
  moved(paths.login(), paths.auth()),
  moved(paths.oldEnquiries(), paths.enquiries()),
  moved(paths.oldNewEnquiry(), paths.newEnquiry()),
  // For developers: every building block in all its states, languages and themes.
  ...(import.meta.env.DEV ? [page('/_ui', 'mandi', () => import('./gallery/GalleryPage.tsx'))] : []),
  route('*', <notFound.Chunk />, {}, notFound.preload),
]

/** The route of an address; the last one takes whatever no other does. */
export const routeOf = (pathname: string): Route => matchRoutes(routes, pathname)?.[0]?.route ?? routes.at(-1)!

/** Starts what the page at an address needs, before it is rendered. */
export const preload = (pathname: string): Promise<unknown> => routeOf(pathname).preload()
