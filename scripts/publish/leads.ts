import { existsSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { paths } from '../../src/domain/navigation/paths.ts'
import type { BuiltPage } from '../build/pages.ts'
import type { Prerendered } from './prerendered.ts'

export const FOLDER = paths.board().slice(1)

/** The page of an enquiry as everybody may see it (§board.20); a person who is signed in sees another one. */
export function leadPage(built: readonly BuiltPage[], id: number): Prerendered & { path: string } {
  const { entries, catalogs } = built.find(({ path }) => path === paths.boardEnquiry(':id'))!
  const path = paths.boardEnquiry(id)
  return {
    path,
    file: path.slice(1),
    look: FOLDER,
    entries,
    catalogs: ['app', ...catalogs],
    unlike: { stored: ['authToken'] },
  }
}

/** Of the compression: they are hundreds, and each changes often. */
export const qualityOf = (file: string): number | undefined => (file.startsWith(`${FOLDER}/`) ? 9 : undefined)

/**
 * Removes the pages of enquiries that are no longer among the latest, or closed (their addresses start from the frame again), and a
 * list of pages that there is no more.
 * @param kept names of the files that stay
 * @returns the names of those removed
 */
export function removeOld(out: string, kept: ReadonlySet<string>): string[] {
  const pages = existsSync(join(out, FOLDER)) ? readdirSync(join(out, FOLDER)) : []
  const sitemaps = ['', '.br', '.gz'].map((twin) => `sitemap.xml${twin}`).filter((name) => existsSync(join(out, name)))
  const old = [...pages.map((name) => `${FOLDER}/${name}`), ...sitemaps].filter(
    (name) => !kept.has(name.replace(/\.(br|gz)$/, '')),
  )
  for (const name of old) rmSync(join(out, name))
  return old.filter((name) => !/\.(br|gz)$/.test(name))
}
