import {
  businessProducts,
  enquiryDetail,
  enquiryTasks,
  latestEnquiries,
  oneBusiness,
  oneEnquiry,
  type Read,
} from '../../api/reads.ts'
import { idIn } from '../../domain/navigation/address.ts'
import { ENTITY_TYPES, paths } from '../../domain/navigation/paths.ts'
import { boardRead, readBoardView } from '../../features/board/board-view.ts'
import { ownRead, readListView } from '../../features/enquiries/list-view.ts'
import { directoryRead, readDirectoryView } from '../../features/directory/directory-view.ts'
import { mandiRead, readMandiView, VIEW_NAMES } from '../../features/mandi/mandi-view.ts'
import { ownPlaceQuery } from '../../features/mandi/own-place-query.ts'

/** Where somebody is, as far as a page looks at it: the parts of its path that have a name, and what stands behind the `?`. */
type Address = { params: Partial<Record<string, string>>; query: URLSearchParams }

/** A value that the device has stored, as it stands there. */
type ReadStored = (key: 'own_place' | 'mandi_place') => string | null

/** What makes a page another than the prerendered one: something in the address, something that the device has stored. */
export type Unlike = { query?: readonly string[]; stored?: readonly string[] }

/**
 * One page. The router (scripts/build/virtual-pages.ts), the head of every HTML page (src/head), the build (scripts/build/pages.ts),
 * publishing, prerendering and the service worker take from its row what they need; nothing else says it a second time. Its texts are found out
 * (scripts/catalogs/import-graph.ts).
 */
export type Page = {
  path: string
  /** Its module, from src on; the default export is the page. */
  module: `features/${string}.tsx`
  /** Only with a token, and once it is known which business the person has; without it the page is for everybody. */
  isGuarded?: true
  /** Guarded, but a visitor sees a part of it (§board.20): the page itself decides which. */
  hasPublicPart?: true
  /** Without header and footer: the layout that says why one would come in. */
  isAuth?: true
  /** What it reads first, by its address: asked for before its code is there. Of a guarded page, with a token only. */
  reads?: (address: Address) => Read[]
  /** The query that its address stands for on this device, empty for none (§mandi.22). */
  opensAt?: (query: URLSearchParams, stored: ReadStored, isSignedIn: boolean) => string
  /** Has an HTML of its own, rendered by the build. */
  prerendered?: {
    /** Its HTML: `{file}.{language}.html`; the path without it. */
    file?: string
    unlike?: Unlike
    /** The service worker keeps it too: under its frame any other page would start as well, only later. */
    isKept?: true
    /** The module, from src on, that fetches the public data which may be put into the HTML (src/prerender.tsx). */
    data?: `features/${string}.ts`
  }
}

/** Every page (§shell.1). Add a row, and its module; `npm run extract` brings its texts to the translators. */
export const pages: readonly Page[] = [
  {
    path: paths.home(),
    module: 'features/home/HomePage.tsx',
    reads: () => [latestEnquiries()],
    prerendered: { file: 'index', isKept: true, data: 'features/home/public-data.ts' },
  },
  {
    path: paths.board(),
    module: 'features/board/BoardPage.tsx',
    isGuarded: true,
    reads: ({ query }) => [boardRead(readBoardView(query))],
  },
  {
    path: paths.boardEnquiry(':id'),
    module: 'features/board/LeadPage.tsx',
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
  ...ENTITY_TYPES.map((type): Page => ({
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
      unlike: { query: VIEW_NAMES.filter((name) => name !== 'place') },
      isKept: true,
      data: 'features/mandi/public-data.ts',
    },
  },
  { path: paths.mandiMarket(), module: 'features/placeholders/MandiMarketPage.tsx', prerendered: {} },
  { path: paths.career(), module: 'features/placeholders/CareerPage.tsx', isGuarded: true },
  {
    path: paths.support(),
    module: 'features/support/SupportPage.tsx',
    prerendered: { unlike: { stored: ['draft_support'] } },
  },
  { path: paths.privacy(), module: 'features/policies/PrivacyPage.tsx', prerendered: {} },
  { path: paths.terms(), module: 'features/policies/TermsPage.tsx', prerendered: {} },
  {
    path: paths.auth(),
    module: 'features/sign-in/SignInPage.tsx',
    isAuth: true,
    prerendered: { unlike: { stored: ['authToken', 'otp_sent_at'] }, isKept: true },
  },
  {
    path: paths.register(undefined),
    module: 'features/registration/RegisterPage.tsx',
    isAuth: true,
    prerendered: { unlike: { query: ['step'] }, isKept: true },
  },
  { path: paths.profile(), module: 'features/profile/ProfilePage.tsx', isGuarded: true },
  { path: paths.boughtContacts(), module: 'features/bought/BoughtPage.tsx', isGuarded: true },
  { path: paths.subscription(), module: 'features/subscription/SubscriptionPage.tsx', isGuarded: true },
  { path: paths.deleteAccount(), module: 'features/account-deletion/DeletionPage.tsx', isGuarded: true },
]

/** Older addresses, and where they lead. */
export const moved: Record<string, string> = {
  [paths.login()]: paths.auth(),
  [paths.oldEnquiries()]: paths.enquiries(),
  [paths.oldNewEnquiry()]: paths.newEnquiry(),
}

const withId = (text: string | null | undefined, reads: (id: number) => Read[]) => {
  const id = idIn(text)
  return id ? reads(id) : []
}

/** What a path looks like: `^/enquiry/(?<id>[^/]+)/?$` */
const patternOf = ({ path }: Pick<Page, 'path'>): RegExp =>
  new RegExp(`^${path.replaceAll(/:(\w+)/g, '(?<$1>[^/]+)')}/?$`)

/** The page at a path; undefined where there is none. The table has `/enquiry/new` before `/enquiry/:id`. */
export const pageAt = (pathname: string): Page | undefined => pages.find((page) => patternOf(page).test(pathname))

/** The address with what it stands for on this device in its query. */
export function opened(
  { pathname, search }: { pathname: string; search: string },
  stored: ReadStored,
  isSignedIn: boolean,
): { pathname: string; search: string } {
  const own = pageAt(pathname)?.opensAt?.(new URLSearchParams(search), stored, isSignedIn)
  return { pathname, search: own ? `${search ? `${search}&` : '?'}${own}` : search }
}

/** What the page at an address reads first. */
export function firstReads({ pathname, search }: { pathname: string; search: string }, isSignedIn: boolean): Read[] {
  const page = pageAt(pathname)
  if (!page?.reads || (page.isGuarded && !isSignedIn)) return []
  const params = patternOf(page).exec(pathname)?.groups ?? {}
  return page.reads({ params, query: new URLSearchParams(search) })
}
