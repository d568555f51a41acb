// `npm run build`: the production build in dist/ (or the folder that OUT names), its public pages prerendered in each language, compressed, with its CSP.
import { mkdirSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { build } from 'vite'
import type { render } from '../../src/prerender.tsx'
import { LOCALES } from '../../src/i18n/locales.ts'
import { writeHeaders, writeRewrites } from './headers.ts'
import { page, policy, type Manifest } from './html.ts'
import { readPages } from './pages.ts'
import { buildWorker } from './worker.ts'

const out = process.env.OUT ?? 'dist'
const server = `.cache/prerender-${basename(out)}`
/** Prerendered pages: home, the entrance, which has a frame of its own, and the frame that every other page starts from. */
const pages = [
  { path: '/', file: 'index', entries: ['src/features/home/HomePage.tsx'], catalogs: ['app', 'home'] },
  {
    path: '/auth',
    file: 'auth',
    entries: ['src/app/entrance/Entrance.tsx', 'src/features/sign-in/SignInPage.tsx'],
    catalogs: ['app', 'entrance', 'common', 'sign-in'],
  },
  {
    path: '/register',
    file: 'register',
    entries: ['src/app/entrance/Entrance.tsx', 'src/features/registration/RegisterPage.tsx'],
    catalogs: ['app', 'entrance', 'common', 'shared', 'registration'],
  },
  { path: undefined, file: 'app', entries: [], catalogs: ['app'] },
]

await build({ logLevel: 'warn', build: { outDir: out } })
await build({
  logLevel: 'warn',
  build: {
    ssr: 'src/prerender.tsx',
    outDir: server,
    emptyOutDir: true,
    target: 'node24',
    manifest: false,
    sourcemap: false,
  },
  ssr: { noExternal: true },
})

const manifest = JSON.parse(readFileSync(join(out, '.vite/manifest.json'), 'utf8')) as Manifest
const template = readFileSync(join(out, 'index.html'), 'utf8')
const prerender = (await import(pathToFileURL(join(server, 'prerender.js')).href)) as { render: typeof render }

const scripts = new Set<string>()
for (const { path, file, entries, catalogs } of pages) {
  for (const locale of LOCALES) {
    const { html, script } = page({
      template,
      manifest,
      entries,
      catalogs,
      locale,
      path,
      body: await prerender.render(path, locale),
      ...(path === undefined && { pages: readPages() }),
    })
    scripts.add(script)
    const target = join(out, `${file}.${locale}.html`)
    mkdirSync(dirname(target), { recursive: true })
    writeFileSync(target, html)
  }
}
rmSync(join(out, 'index.html'))
writeHeaders(out, policy([...scripts]))
writeRewrites(out, pages)
await buildWorker(out, pages)
// For whoever debugs a report from the field; never served.
mkdirSync('.cache/maps', { recursive: true })

for (const name of readdirSync(out, { recursive: true, encoding: 'utf8' })) {
  const file = join(out, name)
  if (statSync(file).isDirectory()) continue
  if (file.endsWith('.map')) {
    writeFileSync(join('.cache/maps', name.replaceAll(/[\\/]/g, '_')), readFileSync(file))
    rmSync(file)
  } else if (/\.(js|css|html|svg|webmanifest)$/.test(file)) {
    const bytes = readFileSync(file)
    const quality = {
      params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
    }
    writeFileSync(`${file}.br`, brotliCompressSync(bytes, quality))
    writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }))
  }
}
process.exit(0) // Vite's plugins keep handles open
