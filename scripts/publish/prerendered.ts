import { paths } from '../../src/domain/navigation/paths.ts'
import type { Unlike } from '../build/head-script.ts'
import type { Page } from '../build/pages.ts'

export type Prerendered = {
  /** Undefined for the frame that every other page starts from. */
  path: string | undefined
  /** Its HTML: `{file}.{language}.html`. */
  file: string
  /** Its modules: the frame's, if it has one of its own, and the page's. */
  entries: string[]
  /** The page's catalogs: `app`, and its own. */
  catalogs: string[]
  /** What makes the page another than the prerendered one: its main part is hidden until the app has drawn it. */
  unlike?: Unlike
  /** The service worker keeps it too: under its frame any other page would start as well, only later. */
  isKept?: boolean
}

const AUTH_LAYOUT = 'src/app/auth-layout/AuthLayout.tsx'

/** All public pages. @param pages the route table as the build reads it */
export function prerendered(pages: Page[]): Prerendered[] {
  const row = (path: string, more: Partial<Prerendered> = {}): Prerendered => {
    const { entries, catalogs } = pages.find(({ pattern }) => pattern === path)!
    return { path, file: path.slice(1), entries, catalogs: ['app', ...catalogs], ...more }
  }
  return [
    {
      path: paths.home(),
      file: 'index',
      entries: ['src/features/home/HomePage.tsx'],
      catalogs: ['app', 'home'],
      isKept: true,
    },
    {
      path: paths.auth(),
      file: 'auth',
      entries: [AUTH_LAYOUT, 'src/features/sign-in/SignInPage.tsx'],
      catalogs: ['app', 'auth-layout', 'common', 'sign-in'],
      unlike: { stored: ['authToken', 'otp_sent_at'] },
      isKept: true,
    },
    {
      path: paths.register(),
      file: 'register',
      entries: [AUTH_LAYOUT, 'src/features/registration/RegisterPage.tsx'],
      catalogs: ['app', 'auth-layout', 'common', 'shared', 'registration'],
      unlike: { query: ['step'] },
      isKept: true,
    },
    row(paths.mandi(), {
      // src/features/mandi/mandi-view.ts
      unlike: { query: ['state', 'district', 'commodity', 'grade', 'page', 'sort', 'order', 'unit'] },
      isKept: true,
    }),
    row(paths.mandiMarket()),
    row(paths.support(), { unlike: { stored: ['draft_support'] } }), // src/session/draft-store.ts
    row(paths.privacy()),
    row(paths.terms()),
    { path: undefined, file: 'app', entries: [], catalogs: ['app'], isKept: true },
  ]
}
