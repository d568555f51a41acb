import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'
import { LOCALES } from '../../src/i18n/locales.ts'
import { frameAddress } from '../../src/worker/rules.ts'

/** Of no use without a network (registration), or long and seldom read: kept once somebody has opened them. */
const SELDOM = /^(cities|districts|district-centroids|RegisterPage|registration|policies|PrivacyPage|TermsPage|QrCode)-/
/** What every page may show. */
const PICTURES = ['icon.svg', 'crop-default.svg', 'field.svg']

/**
 * The service worker, `sw.js` at the root: it must not be in a folder, or it would have charge of that folder only. (The build tool of
 * its library brings a bundler of its own, hence the list of what is fetched ahead is made here.)
 * @param out the finished build
 * @param pages those that have HTML of their own, and the frame of all the others (no path)
 */
export async function buildWorker(out: string, pages: { path: string | undefined; file: string }[]): Promise<void> {
  const hash = (...files: string[]) => {
    const sum = createHash('sha256')
    for (const file of files) sum.update(readFileSync(join(out, file)))
    return sum.digest('base64url').slice(0, 16)
  }
  const precache = [
    ...readdirSync(join(out, 'assets'))
      .filter((name) => /\.(js|css)$/.test(name) && !SELDOM.test(name))
      .map((name) => ({ url: `/assets/${name}`, revision: null })),
    ...PICTURES.map((file) => ({ url: `/${file}`, revision: hash(file) })),
    // With a change of a header alone the HTML has to be fetched anew too: its headers are kept with it.
    ...pages.flatMap(({ path, file }) =>
      LOCALES.map((locale) => ({
        url: frameAddress(path, locale),
        revision: hash(`${file}.${locale}.html`, '_headers'),
      })),
    ),
  ]
  await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    define: {
      PRECACHE: JSON.stringify(precache),
      OWN_FRAMES: JSON.stringify(pages.flatMap(({ path }) => path ?? [])),
      'process.env.NODE_ENV': '"production"',
    },
    build: {
      outDir: out,
      emptyOutDir: false,
      target: 'es2022',
      sourcemap: 'hidden',
      modulePreload: false,
      rolldownOptions: { input: 'src/worker/worker.ts', output: { entryFileNames: 'sw.js', format: 'iife' } },
    },
  })
}
