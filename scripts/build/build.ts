// `npm run build`: the production build in dist/ (or the folder that OUT names), compressed, and in dist-server/ what
// `npm run publish` makes its pages with; then it publishes them, without data and with the settings of production.
import { mkdirSync, readFileSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'vite'
import { inEnglish } from '../catalogs/drafts.ts'
import { hashes, keptFiles, revision, type Kept } from '../publish/kept.ts'
import type { publish, samples } from '../publish/publish.ts'
import { DEFAULTS } from '../publish/settings.ts'
import { COMPRESSED, writeAll } from '../publish/write.ts'
import { buildAlone } from './alone.ts'
import { createApp } from '../../mock-server/app.ts'
import { openStore } from '../../mock-server/store/store.ts'
import { firstStyles, styledClasses } from './first-styles.ts'
import type { FirstStyles, Manifest } from './html.ts'
import { readPages, type BuiltPage } from './pages.ts'

/** What publishing needs of a build, besides its code. */
export type Build = {
  template: string
  manifest: Manifest
  /** By `look` (scripts/publish/prerendered.ts). */
  firstStyles: Record<string, FirstStyles>
  /** Every class that the style sheet has a rule for. */
  styled: string[]
  pages: BuiltPage[]
  /** What the installed app is, but for the texts in it. */
  webManifest: object
  kept: Kept[]
  hashes: Record<string, string>
  /** The script at the top of every page (src/head), without what it is told as it is published. */
  head: string
  /** What is put before the app in old browsers (src/shims): its file. */
  shims: string
  /**
   * The service worker's code, without what it is told as it is published (src/worker/worker.ts). (The build tool of its library brings a
   * bundler of its own, hence the list of what is fetched ahead is made in scripts/publish.)
   */
  worker: string
  /** The texts that are English in every language as long as nobody has translated or reviewed them: no release. */
  drafts: string[]
}

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
    minify: true, // the head script is written out as it stands there
    manifest: false,
    sourcemap: false,
    // Not the division of the app's own chunks: src/api must not run before it is told where the API is.
    rolldownOptions: { output: { codeSplitting: true, entryFileNames: '[name].js' } },
  },
  ssr: { noExternal: true },
})

const shimsCode = await buildAlone('src/shims/main.ts')
const shims = `assets/shims-${revision(shimsCode).slice(0, 7)}.js`
writeFileSync(join(out, shims), shimsCode)

// For the one who debugs a report from the field; never served.
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

// The pages with the mock's data, for the styles that each starts with.
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
  kept: keptFiles(out),
  hashes: hashes(out),
  head: await buildAlone('src/head/entry.ts'),
  shims,
  worker: await buildAlone('src/worker/worker.ts'),
  drafts: inEnglish(),
}
writeFileSync(join(server, 'build.json'), JSON.stringify(made))
for (const twin of ['', '.br', '.gz']) rmSync(join(out, `index.html${twin}`))

await publisher.publish({ out, settings: DEFAULTS })
process.exit(0) // Vite's plugins keep handles open
