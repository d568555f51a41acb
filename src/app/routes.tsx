import { msg } from '@lingui/core/macro'
import type { MessageDescriptor } from '@lingui/core'
import { lazy, type ComponentType, type ReactNode } from 'react'
import { matchPath } from 'react-router'
import { addCatalog } from '../i18n/catalog.ts'
import { ENTITY_TYPES, paths } from '../domain/paths.ts'
import { ComingSoon } from './ComingSoon.tsx'
import { MovedTo } from './MovedTo.tsx'
import { NotFound } from './NotFound.tsx'

type Route = {
  path: string
  element: ReactNode
  /** Starts the download of the page's code. */
  preload?: () => Promise<unknown>
}

/** A page whose code and texts are fetched when they are wanted, and only then. */
function page(path: string, catalog: string, load: () => Promise<{ default: ComponentType }>): Route {
  const preload = async () => {
    const [module] = await Promise.all([load(), addCatalog(catalog)])
    return module
  }
  const Component = lazy(preload)
  return { path, element: <Component />, preload }
}

const soon = (path: string, title: MessageDescriptor): Route => ({ path, element: <ComingSoon title={title} /> })
const moved = (path: string, to: string): Route => ({ path, element: <MovedTo to={to} /> })

const boardTitle = msg({ message: 'Enquiries', comment: 'Title of the public board of buy and sell enquiries.' })
const ownTitle = msg({ message: 'My enquiries', comment: 'Title of the page with the person’s own enquiries.' })
const businessTitle = msg({
  message: 'Business details',
  comment: 'Title of the page of one farmer, buyer or manufacturer.',
})

/** Every route of specification part 1, section 2. */
export const routes: Route[] = [
  page(paths.home(), 'home', () => import('../features/home/HomePage.tsx')),
  soon(paths.board(), boardTitle),
  soon(paths.boardEnquiry(':id'), boardTitle),
  soon(paths.enquiries(), ownTitle),
  soon(paths.enquiry(':id'), ownTitle),
  soon(paths.editEnquiry(':id'), msg({ message: 'Edit enquiry', comment: 'Title of the page.' })),
  soon(paths.newEnquiry(), msg({ message: 'New enquiry', comment: 'Title of the page where an enquiry is posted.' })),
  soon(paths.directory(), msg({ message: 'Directory', comment: 'Title of the directory of businesses.' })),
  ...ENTITY_TYPES.map((type) => soon(paths.business(type, ':id'), businessTitle)),
  soon(paths.product(':id'), msg({ message: 'Product', comment: 'Title of the page of one product of a business.' })),
  page(paths.mandi(), 'mandi', () => import('../features/mandi/MandiPage.tsx')),
  soon(paths.mandiMarket(), msg({ message: 'Mandi Market', comment: 'Title of the page of wholesale market prices.' })),
  soon(paths.career(), msg({ message: 'Careers', comment: 'Title of the page of open positions.' })),
  soon(paths.support(), msg({ message: 'Support', comment: 'Title of the support page.' })),
  soon(paths.privacy(), msg({ message: 'Privacy policy', comment: 'Title of the page.' })),
  soon(paths.terms(), msg({ message: 'Terms and policies', comment: 'Title of the page.' })),
  soon(paths.auth(), msg({ message: 'Log in', comment: 'Title of the sign-in page.', context: 'title' })),
  soon(paths.register(), msg({ message: 'Register your business', comment: 'Title of the registration page.' })),
  soon(paths.profile(), msg({ message: 'Profile', comment: 'Title of the page of the person’s own profile.' })),
  soon(paths.subscription(), msg({ message: 'Subscription', comment: 'Title of the page of the premium plan.' })),
  soon(paths.deleteAccount(), msg({ message: 'Delete account', comment: 'Title of the page.' })),
  moved(paths.login(), paths.auth()),
  moved(paths.oldEnquiries(), paths.enquiries()),
  moved(paths.oldNewEnquiry(), paths.newEnquiry()),
  // For developers: every building block in all its states, languages and themes.
  ...(import.meta.env.DEV ? [page('/_ui', 'mandi', () => import('./gallery/GalleryPage.tsx'))] : []),
  { path: '*', element: <NotFound /> },
]

/** Starts what the page at an address needs, before it is rendered. */
export const preload = async (pathname: string): Promise<unknown> =>
  routes.find((route) => matchPath(route.path, pathname))?.preload?.()
