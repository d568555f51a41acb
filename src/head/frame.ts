import { pageAt } from '../app/routing/pages.ts'
import { readsStarter } from './early-requests.ts'
import { preload, head, storedText, type HeadConfig } from './main.ts'
import { findLastSeen, showLastSeen } from './last-seen.ts'

/** All code files, and for each page the indexes of its files and the names of its catalogs. */
export type PageFiles = { files: string[]; wanted: [path: string, files: number[], catalogs: string[]][] }

export type FrameHeadConfig = HeadConfig & {
  /** The pages that the frame can show. */
  pages?: PageFiles
  /** Name of the build's main script, which identifies the build. */
  app?: string
}

/** The frame's head: the common one, the downloads of the page (code, texts, reads), and its last-seen copy. */
export function headOfFrame({ pages, app, ...config }: FrameHeadConfig): void {
  const { token, ...caller } = head(config)
  // Data first: the small reply would otherwise wait behind the code.
  const early = window.early!
  early.ask = readsStarter(storedText)
  early.reads = early.ask(location, caller)
  const page = pageAt(location.pathname)
  const [, files = [], texts = []] = pages?.wanted.find(([path]) => path === page?.path) ?? []
  for (const file of files) preload(`/assets/${pages!.files[file]}`)
  for (const file of texts) preload(`/assets/${file.replace('*', caller.language)}`)
  if (app) early.app = app
  const lastSeen =
    app && document.documentElement.dataset.switching === undefined ? findLastSeen(storedText, token, app) : undefined
  if (lastSeen) showLastSeen(lastSeen, { stored: storedText, token, early })
}
