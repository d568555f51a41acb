import { pageAt } from '../app/routing/pages.ts'
import { askFor } from './early-requests.ts'
import { fetchAhead, head, storedText, type HeadConfig } from './main.ts'
import { findLastSeen, showLastSeen } from './last-seen.ts'

/** What each page's code is made of, for the frame that every page starts from: the files, and which of them an address wants. */
export type PageFiles = { files: string[]; wanted: [path: string, files: number[], catalogs: string[]][] }

export type FrameHeadConfig = HeadConfig & {
  /** The pages that may be drawn in it. */
  pages?: PageFiles
  /** The build's own script, by its name. */
  app?: string
}

/**
 * The script at the top of the frame, in which any page may be drawn. It does what every head does. Then it finds the page of the
 * address, starts its code, texts and first reads, and shows the copy of what this person saw last.
 */
export function headOfFrame({ pages, app, ...told }: FrameHeadConfig): void {
  const { token, ...caller } = head(told)
  const page = pageAt(location.pathname)
  const [, files = [], texts = []] = pages?.wanted.find(([path]) => path === page?.path) ?? []
  for (const file of files) fetchAhead(`/assets/${pages!.files[file]}`)
  for (const file of texts) fetchAhead(`/assets/${file.replace('*', caller.language)}`)
  const early = window.early!
  early.ask = askFor(storedText)
  early.ask(location, caller)
  if (app) early.app = app
  const lastSeen =
    app && document.documentElement.dataset.switching === undefined ? findLastSeen(storedText, token, app) : undefined
  if (lastSeen) showLastSeen(lastSeen, { stored: storedText, token, early })
}
