import { pages as table, type Page } from '../../src/app/routing/pages.ts'
import { catalogsOf } from '../catalogs/import-graph.ts'

/** What building and publishing need to know about a page, besides its row in the table. */
export type BuiltPage = {
  path: string
  /** Manifest names of its source, and of its layout. */
  entries: string[]
  /** Its own and shared catalogs, without `app`, which every page has. */
  catalogs: string[]
}

const LAYOUT = 'src/app/auth-layout/AuthLayout.tsx'

function built({ path, module, isAuth }: Page): BuiltPage {
  const entries = [...(isAuth ? [LAYOUT] : []), `src/${module}`]
  return { path, entries, catalogs: catalogsOf(...entries) }
}

/** The table of pages in order, with the code and catalogs of each. */
export const readPages = (): BuiltPage[] => table.map(built)
