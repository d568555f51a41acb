import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Of no use without a network (registration), long and seldom read, or for old browsers only: kept once somebody has opened them. */
const SELDOM =
  /^((cities|districts|district-points|RegisterPage|registration|policies|PrivacyPage|TermsPage|shims)-|city-names\.)/
/** What every page may show. */
const PICTURES = ['icon.svg', 'crop-default.svg', 'field.svg']

export type Kept = { url: string; revision: string | null }
/** The beginning of a file's hash, as the service worker checks it (src/worker/whole.ts). */
export const hashOf = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest('base64').slice(0, 12)

export const revision = (...parts: (Buffer | string)[]) => {
  const sum = createHash('sha256')
  for (const part of parts) sum.update(part)
  return sum.digest('base64url').slice(0, 16)
}

/** What the service worker fetches ahead, the pages apart. @param out the finished build */
export const keptFiles = (out: string): Kept[] => [
  ...readdirSync(join(out, 'assets'))
    .filter((name) => /\.(js|css)$/.test(name) && !SELDOM.test(name))
    .map((name) => ({ url: `/assets/${name}`, revision: null })),
  ...PICTURES.map((file) => ({ url: `/${file}`, revision: revision(readFileSync(join(out, file))) })),
]

/** The hash of each of them, and of the files that are kept once somebody has opened them, by address. */
export const hashes = (out: string): Record<string, string> =>
  Object.fromEntries(
    [...readdirSync(join(out, 'assets')).map((name) => `assets/${name}`), ...PICTURES]
      .filter((file) => /\.(js|css|svg)$/.test(file))
      .map((file) => [`/${file}`, hashOf(readFileSync(join(out, file)))]),
  )
