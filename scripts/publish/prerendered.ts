import { firstReads, pages, type RerenderWhen } from '../../src/app/routing/pages.ts'
import { addressOf, ruleOf } from '../../src/api/reads.ts'
import { earlyRequest, type EarlyRequest } from '../../src/head/ask-early.ts'
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
  rerenderWhen?: RerenderWhen | undefined
  /** The first requests of its head (src/head/main.ts). */
  requests?: EarlyRequest[]
  hasOwnPlace?: boolean
  isPrecached?: true | undefined
}

/** The first reads of the page at a path. Without a token, its head leaves out those that need one. */
export const requestsOf = (path: string): EarlyRequest[] =>
  firstReads({ pathname: path, search: '' }, true).map((read) => earlyRequest(addressOf(read), ruleOf(read)))

/** Every HTML file. @param built the table of pages as the build has completed it */
export const prerendered = (built: readonly BuiltPage[]): Prerendered[] => [
  ...pages.flatMap(({ path, prerendered, opensAt }) => {
    const { entries, catalogs } = built.find((page) => page.path === path)!
    if (!prerendered) return []
    const { file = path.slice(1), rerenderWhen, isPrecached } = prerendered
    const own = { requests: requestsOf(path), hasOwnPlace: opensAt !== undefined }
    return [{ path, file, look: file, entries, catalogs: ['app', ...catalogs], rerenderWhen, isPrecached, ...own }]
  }),
  { path: undefined, file: 'app', look: 'app', entries: [], catalogs: ['app'], isPrecached: true },
]
