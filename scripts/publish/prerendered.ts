import { pages, type Unlike } from '../../src/app/routing/pages.ts'
import type { BuiltPage } from '../build/pages.ts'

export type Prerendered = {
  /** Undefined for the frame, from which all other pages start. */
  path: string | undefined
  /** HTML file name: `{file}.{language}.html`. */
  file: string
  /** Key of its initial styles, shared by all enquiry pages. */
  look: string
  /** Modules of the page, and of its frame if it has its own. */
  entries: string[]
  /** Catalogs of the page, including `app`. */
  catalogs: string[]
  unlike?: Unlike | undefined
  isKept?: true | undefined
}

/** All HTML files. @param built the table of pages, completed by the build */
export const prerendered = (built: readonly BuiltPage[]): Prerendered[] => [
  ...pages.flatMap(({ path, prerendered }) => {
    const { entries, catalogs } = built.find((page) => page.path === path)!
    if (!prerendered) return []
    const { file = path.slice(1), unlike, isKept } = prerendered
    return [{ path, file, look: file, entries, catalogs: ['app', ...catalogs], unlike, isKept }]
  }),
  { path: undefined, file: 'app', look: 'app', entries: [], catalogs: ['app'], isKept: true },
]
