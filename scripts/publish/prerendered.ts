import { pages, type Unlike } from '../../src/app/routing/pages.ts'
import type { BuiltPage } from '../build/pages.ts'

export type Prerendered = {
  /** Undefined for the frame that every other page starts from. */
  path: string | undefined
  /** Its HTML: `{file}.{language}.html`. */
  file: string
  /** Its first styles, by a name that the pages of all enquiries share. */
  look: string
  /** Its modules: the frame's, if it has one of its own, and the page's. */
  entries: string[]
  /** The page's catalogs: `app`, and its own. */
  catalogs: string[]
  unlike?: Unlike | undefined
  isKept?: true | undefined
}

/** Every HTML file. @param built the table of pages as the build has completed it */
export const prerendered = (built: readonly BuiltPage[]): Prerendered[] => [
  ...pages.flatMap(({ path, prerendered }) => {
    const { entries, catalogs } = built.find((page) => page.path === path)!
    if (!prerendered) return []
    const { file = path.slice(1), unlike, isKept } = prerendered
    return [{ path, file, look: file, entries, catalogs: ['app', ...catalogs], unlike, isKept }]
  }),
  { path: undefined, file: 'app', look: 'app', entries: [], catalogs: ['app'], isKept: true },
]
