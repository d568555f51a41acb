import {
  businessProducts,
  enquiryDetail,
  enquiryTasks,
  latestEnquiries,
  oneBusiness,
  oneEnquiry,
  type Read,
} from '../../api/reads.ts'
import { idIn, DIRECTORY_TYPES, paths } from '../../domain/navigation/paths.ts'
import { boardRead, readBoardView } from '../../features/board/board-view.ts'
import { ownRead, readListView } from '../../features/enquiries/list-view.ts'
import { directoryRead, readDirectoryView } from '../../features/directory/directory-view.ts'
import { mandiRead, ownPlaceQuery, readMandiView, VIEW_NAMES } from '../../features/mandi/mandi-view.ts'

/** An address as a page reads it: the named parts of its path, and its query. */
type Address = { params: Partial<Record<string, string>>; query: URLSearchParams }

/** What makes a page differ from its prerendered HTML: parameters of its query, or stored values. */
export type RerenderWhen = { query?: readonly string[]; stored?: readonly string[] }

/**
 * One page, for the router (scripts/build/virtual-pages.ts), the head (src/head), the build (scripts/build/pages.ts),
 * publishing, prerendering and the worker. scripts/catalogs/import-graph.ts finds its texts.
 */
export type Page = {
  path: string
  /** The page's module below src; the default export is the page. */
  module: `features/${string}.tsx`
  /** The page needs a token and a known business type. Other pages are open to everybody. */
  isGuarded?: true
  /** The page is guarded, but visitors see the part of it that it chooses (§board.20). */
  hasPublicPart?: true
  /** The page has the auth layout with its reasons to join, instead of header and footer. */
  isAuth?: true
  /** Its first reads, by its address. They start before its code is there; a guarded page's need a token. */
  reads?: (address: Address) => Read[]
  /** Query that the page's address implies on this device, empty for none (§mandi.22). */
  opensAt?: typeof ownPlaceQuery
  /** The page has its own HTML, rendered by the build. */
  prerendered?: {
    /** Name of the HTML file, `{file}.{language}.html`; by default the path. */
    file?: string
    rerenderWhen?: RerenderWhen
    /** The service worker precaches the HTML. The page can start from the frame as well, but later. */
    isPrecached?: true
    /** Module below src that fetches the public data for the HTML (src/prerender.tsx). */
    data?: `features/${string}.ts`
  }
}

/** Every page (§shell.1). To add one, add a row and its module; `npm run extract` collects its texts. */
export const pages: readonly Page[] = [
  {
    path: paths.home(),
    module: 'features/home/HomePage.tsx',
    reads: () => [latestEnquiries()],
    prerendered: { file: 'index', isPrecached: true, data: 'features/home/public-data.ts' },
  },
  {
    path: paths.board(),
    module: 'features/board/BoardPage.tsx',
    isGuarded: true,
    reads: ({ query }) => [boardRead(readBoardView(query))],
  },
  {
    path: paths.boardEnquiry(':id'),
    module: 'features/board/EnquiryPage.tsx',
    isGuarded: true,
    hasPublicPart: true,
    reads: ({ params }) => withId(params['id'], (id) => [enquiryDetail(id)]),
  },
  {
    path: paths.enquiries(),
    module: 'features/enquiries/EnquiriesPage.tsx',
    isGuarded: true,
    reads: ({ query }) => [ownRead(readListView(query))],
  },
  { path: paths.newEnquiry(), module: 'features/enquiry-form/NewEnquiryPage.tsx', isGuarded: true },
  {
    path: paths.enquiry(':id'),
    module: 'features/enquiries/OwnEnquiryPage.tsx',
    isGuarded: true,
    reads: ({ params }) => withId(params['id'], (id) => [oneEnquiry(id), enquiryTasks(id)]),
  },
  { path: paths.editEnquiry(':id'), module: 'features/enquiry-form/EditEnquiryPage.tsx', isGuarded: true },
  {
    path: paths.directory(),
    module: 'features/directory/DirectoryPage.tsx',
    isGuarded: true,
    reads: ({ query }) => [directoryRead(readDirectoryView(query))],
  },
  ...DIRECTORY_TYPES.map((type): Page => ({
    path: paths.business(type, ':id'),
    module: 'features/business/BusinessPage.tsx',
    isGuarded: true,
    reads: ({ params }) => withId(params['id'], (id) => [oneBusiness(type, id), businessProducts(id)]),
  })),
  {
    path: paths.product(':id'),
    module: 'features/business/ProductPage.tsx',
    isGuarded: true,
    reads: ({ query }) => withId(query.get('business'), (id) => [businessProducts(id)]),
  },
  {
    path: paths.mandi(),
    opensAt: ownPlaceQuery,
    module: 'features/mandi/MandiPage.tsx',
    reads: ({ query }) => [mandiRead(readMandiView(query))],
    prerendered: {
      rerenderWhen: { query: VIEW_NAMES.filter((name) => name !== 'place') },
      isPrecached: true,
      data: 'features/mandi/public-data.ts',
    },
  },
  { path: paths.mandiMarket(), module: 'features/placeholders/PlaceholderPage.tsx', prerendered: {} },
  { path: paths.career(), module: 'features/placeholders/PlaceholderPage.tsx', isGuarded: true },
  {
    path: paths.support(),
    module: 'features/support/SupportPage.tsx',
    prerendered: { rerenderWhen: { stored: ['draft_support'] } },
  },
  { path: paths.privacy(), module: 'features/policies/PolicyPage.tsx', prerendered: {} },
  { path: paths.terms(), module: 'features/policies/PolicyPage.tsx', prerendered: {} },
  {
    path: paths.auth(),
    module: 'features/sign-in/SignInPage.tsx',
    isAuth: true,
    prerendered: { rerenderWhen: { stored: ['authToken', 'sent_otp'] }, isPrecached: true },
  },
  {
    path: paths.register(undefined),
    module: 'features/registration/RegisterPage.tsx',
    isAuth: true,
    prerendered: { rerenderWhen: { query: ['step'] }, isPrecached: true },
  },
  { path: paths.profile(), module: 'features/profile/ProfilePage.tsx', isGuarded: true },
  { path: paths.boughtContacts(), module: 'features/bought/BoughtPage.tsx', isGuarded: true },
  { path: paths.subscription(), module: 'features/subscription/SubscriptionPage.tsx', isGuarded: true },
  { path: paths.deleteAccount(), module: 'features/account-deletion/DeletionPage.tsx', isGuarded: true },
]

export const redirects: Record<string, string> = {
  [paths.login()]: paths.auth(),
  [paths.oldEnquiries()]: paths.enquiries(),
  [paths.oldNewEnquiry()]: paths.newEnquiry(),
}

const withId = (text: string | null | undefined, reads: (id: number) => Read[]) => {
  const id = idIn(text)
  return id ? reads(id) : []
}

/** Pattern of a page's path: `^/enquiry/(?<id>[^/]+)/?$` */
const patternOf = ({ path }: Pick<Page, 'path'>): RegExp =>
  new RegExp(`^${path.replaceAll(/:(\w+)/g, '(?<$1>[^/]+)')}/?$`)

/** The first page that matches a path; undefined if none does. `/enquiry/new` comes before `/enquiry/:id`. */
export const pageAt = (pathname: string): Page | undefined => pages.find((page) => patternOf(page).test(pathname))

/** An address with the query that it implies on this device. */
export function opened(
  { pathname, search }: { pathname: string; search: string },
  stored: Parameters<typeof ownPlaceQuery>[1],
  isSignedIn: boolean,
): { pathname: string; search: string } {
  const own = pageAt(pathname)?.opensAt?.(new URLSearchParams(search), stored, isSignedIn)
  return { pathname, search: own ? `${search ? `${search}&` : '?'}${own}` : search }
}

export function firstReads({ pathname, search }: { pathname: string; search: string }, isSignedIn: boolean): Read[] {
  const page = pageAt(pathname)
  if (!page?.reads || (page.isGuarded && !isSignedIn)) return []
  const params = patternOf(page).exec(pathname)?.groups ?? {}
  return page.reads({ params, query: new URLSearchParams(search) })
}
