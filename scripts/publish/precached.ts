import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Not precached: useless offline (registration), large and rarely read, or only for old browsers. Cached once opened.
 */
const SELDOM =
  /^((cities|districts|markets|district-points|RegisterPage|registration|policies|PolicyPage|shims)-|city-names\.)/
/** Pictures that any page may show. */
const PICTURES = ['icon.svg', 'crop-default.svg', 'field.svg']

export type Precached = { url: string; revision: string | null }
/** The start of a file's hash, as the service worker checks it (src/worker/integrity.ts). */
export const hashOf = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest('base64').slice(0, 12)

export const revision = (...parts: (Buffer | string)[]) => {
  const sum = createHash('sha256')
  for (const part of parts) sum.update(part)
  return sum.digest('base64url').slice(0, 16)
}

/** The files that the service worker precaches, without pages. @param out the finished build */
export const precachedFiles = (out: string): Precached[] => [
  ...readdirSync(join(out, 'assets'))
    .filter((name) => /\.(js|css)$/.test(name) && !SELDOM.test(name))
    .map((name) => ({ url: `/assets/${name}`, revision: null })),
  ...PICTURES.map((file) => ({ url: `/${file}`, revision: revision(readFileSync(join(out, file))) })),
]

/** Hashes of all precached files and of those cached once opened, by address. */
export const hashes = (out: string): Record<string, string> =>
  Object.fromEntries(
    [...readdirSync(join(out, 'assets')).map((name) => `assets/${name}`), ...PICTURES]
      .filter((file) => /\.(js|css|svg)$/.test(file))
      .map((file) => [`/${file}`, hashOf(readFileSync(join(out, file)))]),
  )
