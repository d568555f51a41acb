import optimizeLocales from '@react-aria/optimize-locales-plugin'
import babel from '@rolldown/plugin-babel'
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { defineConfig, type Plugin } from 'vite'
import { buildAlone } from './scripts/build/alone.ts'
import { headScript } from './scripts/build/head-script.ts'
import { virtualPages } from './scripts/build/virtual-pages.ts'
import { hoverByMouse } from './scripts/build/hover.ts'
import { STYLES, SYNTAX } from './scripts/build/oldest.ts'

process.env.LINGUI_SUPPRESS_BABEL_WARNING = '1'

/** In development the head script starts the first requests too; the build puts it in itself (scripts/build/html.ts). */
const devHeadScript: Plugin = {
  name: 'head-script',
  apply: 'serve',
  async transformIndexHtml(html) {
    const script = headScript(await buildAlone('src/head/entry.ts'), {})
    return html.replace('<!--head-->', () => `<script>${script}</script>`)
  },
}

/**
 * The router makes its components by a call and gives them names (`Link = forwardRef(…)`, `Link.displayName = …`), which both
 * count as a use. Without that its own Link and Form, and what they need for server rendering, stay out of the first load:
 * 3 kB (src/ui/controls/Link.tsx is ours).
 */
const unused: Plugin = {
  name: 'unused',
  apply: 'build',
  transform: {
    filter: { id: /react-router\/dist\/production\/lib\/.*\.js$/ },
    handler: (code) => ({
      code: code
        .replaceAll(/^\w+\.displayName = .*$/gm, '')
        .replaceAll(/(?<== )React\$1\.(forwardRef|createContext|memo)\(/g, '/* @__PURE__ */ $&'),
      map: null,
    }),
  },
}

/** React Aria's classes have a static block where a static field says the same: the oldest browsers know only that. */
const staticFields: Plugin = {
  name: 'static-fields',
  apply: 'build',
  transform: {
    filter: { id: /node_modules\/react-(aria|stately)/, code: /static\{/ },
    handler: (code) => ({
      code: code.replaceAll(/static\{\s*this\.(\w+) = ([^;{}]+);\s*\}/g, 'static $1 = $2;'),
      map: null,
    }),
  },
}

const mock = process.env.MOCK_ORIGIN ?? 'http://127.0.0.1:4300'

/** All catalogs of a build share one mark: their 60 addresses are in the first load, and there they compress to almost nothing. */
function catalogFile(module: string | null): string | undefined {
  const [, locale, name] = /\/locales\/(\w+)\/([\w-]+)\.po/.exec(module ?? '') ?? []
  return locale && `assets/${name}.${locale}-${textsMark()}.js`
}
let mark: string | undefined
function textsMark(): string {
  if (!mark) {
    const hash = createHash('sha256')
    // Not those of a page that people don't get: their builds stay the same.
    const files = globSync('locales/*/*.po', { exclude: ['locales/*/reply-watch.po'] })
    for (const file of files.sort()) hash.update(file).update(readFileSync(file))
    mark = hash.digest('base64url').slice(0, 7) // as long as those of other files (src/worker/unchanged.ts)
  }
  return mark
}

/** Of modules that have the same name in several rooms: which of them it is. */
const sources = globSync('src/**/*.{ts,tsx}').map((file) => basename(file).replace(/\..*/, ''))
function roomOf(module: string | null): string {
  const [, room, name] = /([\w-]+)\/([\w-]+)\.tsx?$/.exec(module ?? '') ?? []
  return room && sources.filter((source) => source === name).length > 1 ? `${room}-` : ''
}

/** React Aria and what is built on it: fetched when a page is quiet or a widget is touched (§performance.5). */
const ARIA = /\/node_modules\/(react-aria|react-stately|@internationalized)|aria\.(ts|po)$/
/** What several pages need, by what they are: a page takes `shared` and at most two of the others (docs/first-load.md). */
const SHARED: [name: string, modules: RegExp][] = [
  ['forms', /\/src\/(ui\/(form|fields|combobox\/ComboField)|domain\/(forms\/(?!mobile)|files)|session\/\w*draft)/],
  ['payments', /\/src\/payments\//],
  [
    'lists',
    /\/src\/(domain\/(lists|catalogue|business|enquiry\/(EnquiryFacts|Interested))|ui\/controls\/Pagination|api\/(enquiries|directory))/,
  ],
  ['shared', /\/src\/(?!features|app|copies\/(store|remember))|\.css\.ts$|\/node_modules\//],
]

type ModuleInfo = (id: string) => { importedIds: readonly string[] } | null

function sharedChunk(id: string, getModuleInfo: ModuleInfo): string | undefined {
  const needed = new Set([id])
  for (const each of needed) {
    if (ARIA.test(each)) return id.includes('/features/') ? undefined : 'widgets'
    getModuleInfo(each)?.importedIds.forEach((imported) => needed.add(imported))
  }
  return SHARED.find(([, modules]) => modules.test(id))?.[0]
}

export default defineConfig({
  plugins: [
    react(),
    babel({ presets: [linguiTransformerBabelPreset()] }),
    lingui({ failOnCompileError: true }),
    vanillaExtractPlugin(),
    // React Aria's own texts come out of our catalogs (src/i18n/aria.ts): of its 34 languages only English stays as a last resort.
    { ...optimizeLocales.vite({ locales: ['en-US'] }), enforce: 'pre' },
    unused,
    staticFields,
    virtualPages,
    devHeadScript,
  ],
  optimizeDeps: { entries: ['index.html', 'src/**/*.{ts,tsx}'], include: ['@vanilla-extract/recipes/createRuntimeFn'] },
  css: { postcss: { plugins: [hoverByMouse] } },
  server: { proxy: { '^/(api|media|_mock|_pact|checkout\\.js|config\\.json|crash-report)': mock } },
  build: {
    target: SYNTAX,
    cssTarget: STYLES,
    manifest: true,
    sourcemap: 'hidden',
    modulePreload: {
      polyfill: false,
      // Only style sheets: the list of all scripts of all pages would cost 1.5 kB of the first load. What a page needs is
      // asked for by the head script (scripts/build/pages.ts), or within the 300 ms that a change of the page takes.
      resolveDependencies: (_file, deps) => deps.filter((dep) => dep.endsWith('.css')),
    },
    rolldownOptions: {
      // Where a build's 5 s went is nobody's first question.
      checks: { bundlerTimings: false },
      output: {
        // No two files of a build have the same name but for its mark, by which it is known what of it is new (src/worker/unchanged.ts).
        chunkFileNames: ({ facadeModuleId, moduleIds }) =>
          catalogFile(facadeModuleId) ??
          `assets/${roomOf(facadeModuleId)}[name]${moduleIds.length ? '' : '.entry'}-[hash:7].js`,
        entryFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:7][extname]',
        codeSplitting: {
          // What never changes between two deploys stays cached as one file.
          groups: [
            {
              name: 'core',
              test: /^\0rolldown\/runtime|node_modules[\\/](react|react-dom|scheduler|react-router|cookie|@tanstack|@lingui|openapi-fetch|@vanilla-extract)[\\/]/,
            },
            { name: 'styles', test: /\.vanilla\.css/, includeDependenciesRecursively: false },
            { name: 'frame', tags: ['$initial'], test: (id) => !id.endsWith('/src/main.tsx') },
            {
              debugName: 'shared',
              minShareCount: 2,
              includeDependenciesRecursively: false,
              name: (id, graph) => sharedChunk(id, (each) => graph.getModuleInfo(each)),
            },
          ],
        },
      },
    },
  },
})
