import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Of no use without a network (registration), or long and seldom read: kept once somebody has opened them. */
const SELDOM = /^(cities|districts|district-centroids|RegisterPage|registration|policies|PrivacyPage|TermsPage|QrCode)-/
/** What every page may show. */
const PICTURES = ['icon.svg', 'crop-default.svg', 'field.svg']

export type Kept = { url: string; revision: string | null }

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
