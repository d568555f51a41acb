// `npm run build`: writes the compressed production build to dist/ (or OUT) and the publisher of its pages to
// dist-server/. Then publishes the pages without data and with production settings.
import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'vite'
import { hashes, precachedFiles, revision, type Precached } from '../publish/precached.ts'
import type { publish, samples } from '../publish/publish.ts'
import { DEFAULTS } from '../publish/settings.ts'
import { COMPRESSED, writeAll } from '../publish/write.ts'
import { buildAlone } from './alone.ts'
import { createApp } from '../../mock-server/app.ts'
import { openStore } from '../../mock-server/store/store.ts'
import { firstStyles, styledClasses } from './first-styles.ts'
import type { FirstStyles, Manifest } from './html.ts'
import { readPages, type BuiltPage } from './pages.ts'

/** The data of a build that publishing needs. */
export type Build = {
  template: string
  manifest: Manifest
  /** Keyed by `look` (scripts/publish/prerendered.ts). */
  firstStyles: Record<string, FirstStyles>
  /** All classes that have rules in the style sheet. */
  styled: string[]
  pages: BuiltPage[]
  /** The web app manifest without its texts. */
  webManifest: object
  precached: Precached[]
  hashes: Record<string, string>
  /** The script at the top of every page (src/head), without its configuration. The frame's includes the table of pages. */
  head: { page: string; frame: string }
  /** File name of the shims that old browsers load before the app (src/shims). */
  shims: string
  /**
   * The service worker's code, without the values added by publishing (src/worker/worker.ts). The precache list is made
   * in scripts/publish, because Workbox's build tool brings its own bundler.
   */
  worker: string
}

// A text without a reviewed translation would be shown in English without a mark.
execFileSync(process.execPath, [join(import.meta.dirname, '../catalogs/check.ts'), '--quiet'], { stdio: 'inherit' })

const out = process.env.OUT ?? 'dist'
const server = `${out}-server`

await build({ logLevel: 'warn', build: { outDir: out } })
await build({
  logLevel: 'warn',
  build: {
    ssr: 'scripts/publish/publish.ts',
    outDir: server,
    emptyOutDir: true,
    copyPublicDir: false,
    target: 'node24',
    minify: true, // the head script is embedded as it is
    manifest: false,
    sourcemap: false,
    // Not the app's own chunking: src/api must not run before the API's origin is set.
    rolldownOptions: { output: { codeSplitting: true, entryFileNames: '[name].js' } },
  },
  ssr: { noExternal: true },
  // Otherwise React's development code renders the pages, for the same HTML in more time.
  define: { 'process.env.NODE_ENV': '"production"' },
})

const shimsCode = await buildAlone('src/shims/main.ts')
const shims = `assets/shims-${revision(shimsCode).slice(0, 7)}.js`
writeFileSync(join(out, shims), shimsCode)

// Source maps are stored for debugging reports from production and never served.
mkdirSync('.cache/maps', { recursive: true })
for (const name of readdirSync(out, { recursive: true, encoding: 'utf8' })) {
  const file = join(out, name)
  if (statSync(file).isDirectory()) continue
  if (file.endsWith('.map')) renameSync(file, join('.cache/maps', name.replaceAll(/[\\/]/g, '_')))
  else if (COMPRESSED.test(file)) writeAll(file, readFileSync(file))
}

const manifest = JSON.parse(readFileSync(join(out, '.vite/manifest.json'), 'utf8')) as Manifest
const css = Array.from(new Set(Object.values(manifest).flatMap(({ css = [] }) => css)), (file) =>
  readFileSync(join(out, file), 'utf8').trim(),
).join('')
const pages = readPages()

// Renders the pages with the mock's data, to find the initial styles of each.
const publisher = (await import(pathToFileURL(resolve(server, 'publish.js')).href)) as {
  publish: typeof publish
  samples: typeof samples
}
const mock = await createApp({ store: openStore(':memory:') })
globalThis.fetch = async (...request) => mock.fetch(new Request(...request))
const looks = Object.entries(await publisher.samples(pages, 'http://mock'))

const made: Build = {
  template: readFileSync(join(out, 'index.html'), 'utf8'),
  manifest,
  firstStyles: Object.fromEntries(looks.map(([look, samples]) => [look, firstStyles(css, samples)])),
  styled: styledClasses(css),
  pages,
  webManifest: JSON.parse(readFileSync('public/manifest.webmanifest', 'utf8')) as object,
  precached: precachedFiles(out),
  hashes: hashes(out),
  head: { page: await buildAlone('src/head/entry.ts'), frame: await buildAlone('src/head/frame-entry.ts') },
  shims,
  worker: await buildAlone('src/worker/worker.ts'),
}
writeFileSync(join(server, 'build.json'), JSON.stringify(made))
for (const twin of ['', '.br', '.gz']) rmSync(join(out, `index.html${twin}`))

await publisher.publish({ out, settings: DEFAULTS })
process.exit(0) // Vite's plugins keep handles open
