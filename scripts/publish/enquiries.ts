import { existsSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { paths } from '../../src/domain/navigation/paths.ts'
import { earlyRequest } from '../../src/head/ask-early.ts'
import type { BuiltPage } from '../build/pages.ts'
import { requestsOf, type Prerendered } from './prerendered.ts'

export const FOLDER = paths.board().slice(1)

/** A placeholder: all such pages share one head script, whose hash is in the policy. src/head/ask-early.ts replaces it by the id. */
const SAMPLE = 1
const requests = requestsOf(paths.boardEnquiry(SAMPLE)).map((request) =>
  earlyRequest(request.url.replace(`/${SAMPLE}/`, '/*/'), request),
)

/** The page of an enquiry as everybody may see it (§board.20); a person who is signed in sees another one. */
export function enquiryPage(built: readonly BuiltPage[], id: number): Prerendered & { path: string } {
  const { entries, catalogs } = built.find(({ path }) => path === paths.boardEnquiry(':id'))!
  const path = paths.boardEnquiry(id)
  return {
    path,
    file: path.slice(1),
    look: FOLDER,
    entries,
    catalogs: ['app', ...catalogs],
    rerenderWhen: { stored: ['authToken'] },
    requests,
  }
}

/**
 * Removes an obsolete sitemap and the pages of enquiries that are closed or no longer among the latest; their addresses
 * use the frame again.
 * @param current names of the files that stay
 * @returns names of the removed files
 */
export function removeOld(out: string, current: ReadonlySet<string>): string[] {
  const pages = existsSync(join(out, FOLDER)) ? readdirSync(join(out, FOLDER)) : []
  const sitemaps = ['', '.br', '.gz'].map((twin) => `sitemap.xml${twin}`).filter((name) => existsSync(join(out, name)))
  const old = [...pages.map((name) => `${FOLDER}/${name}`), ...sitemaps].filter(
    (name) => !current.has(name.replace(/\.(br|gz)$/, '')),
  )
  for (const name of old) rmSync(join(out, name))
  return old.filter((name) => !/\.(br|gz)$/.test(name))
}
