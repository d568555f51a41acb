import { pages as table, type Page } from '../../src/app/routing/pages.ts'
import { catalogsOf } from '../catalogs/import-graph.ts'

/** What the build and publishing want to know of a page, besides its row. */
export type BuiltPage = {
  path: string
  /** Its source, as the build's manifest calls it, and that of the guard before it, or of the layout around it. */
  entries: string[]
  /** Its texts, its own and shared ones; not `app`, which every page has. */
  catalogs: string[]
}

const GUARD = ['src/app/routing/Guard.tsx']
const LAYOUT = 'src/app/auth-layout/AuthLayout.tsx'

function built({ path, module, isGuarded, isAuth }: Page): BuiltPage {
  const entries = [...(isGuarded ? GUARD : []), ...(isAuth ? [LAYOUT] : []), `src/${module}`]
  return { path, entries, catalogs: catalogsOf(...entries) }
}

/** The table of pages, in its order, with the code and texts that each wants. */
export const readPages = (): BuiltPage[] => table.map(built)
