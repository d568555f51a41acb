import optimizeLocales from '@react-aria/optimize-locales-plugin'
import babel from '@rolldown/plugin-babel'
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { Features } from 'lightningcss'
import { defineConfig, type Plugin } from 'vite'
import { buildAlone } from './scripts/build/alone.ts'
import { headScript } from './scripts/build/head-script.ts'
import { virtualPages } from './scripts/build/virtual-pages.ts'
import { hoverByMouse } from './scripts/build/hover.ts'
import { STYLES, SYNTAX } from './scripts/build/oldest.ts'

process.env.LINGUI_SUPPRESS_BABEL_WARNING = '1'

/**
 * Adds the head script, which starts the first requests, in development. The build adds it in scripts/build/html.ts.
 */
const devHeadScript: Plugin = {
  name: 'head-script',
  apply: 'serve',
  async transformIndexHtml(html) {
    const script = headScript(await buildAlone('src/head/frame-entry.ts'), {})
    return html.replace('<!--head-->', () => `<script>${script}</script>`)
  },
}

/**
 * Removes side effects from React Router's modules: components created by a call (`Link = forwardRef(…)`) and names
 * (`Link.displayName = …`). Its own Link and Form and their server rendering can then be tree-shaken, which saves 3 kB
 * (we use src/ui/controls/Link.tsx).
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

/** Replaces React Aria's static blocks with static fields, because the oldest browsers only support those. */
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

/**
 * Chrome compiles all functions of a file that begins with this comment while the file is downloading, and not one by
 * one on the main thread when they are first called: a fifth less work there for a cold board (docs/speed.md).
 */
const COMPILE_HINT = '//# allFunctionsCalledOnLoad\n'

/** Moves the hint in front of the line that Vite adds to files with style sheets: it only counts as the first line. */
const hintFirst: Plugin = {
  name: 'hint-first',
  apply: 'build',
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      for (const file of Object.values(bundle))
        if (file.type === 'chunk' && file.code.includes(COMPILE_HINT))
          file.code = COMPILE_HINT + file.code.replace(COMPILE_HINT, '')
    },
  },
}

const mock = process.env.MOCK_ORIGIN ?? 'http://127.0.0.1:4300'

/**
 * File name of a catalog. All share one hash, so that their 60 addresses in the first load compress to almost nothing.
 */
function catalogFile(module: string | null): string | undefined {
  const [, locale, name] = /\/locales\/(\w+)\/([\w-]+)\.po/.exec(module ?? '') ?? []
  return locale && `assets/${name}.${locale}-${textsMark()}.js`
}
let mark: string | undefined
function textsMark(): string {
  if (!mark) {
    const hash = createHash('sha256')
    for (const file of globSync('locales/*/*.po').sort()) hash.update(file).update(readFileSync(file))
    mark = hash.digest('base64url').slice(0, 7) // same length as the hashes of other files (src/worker/unchanged.ts)
  }
  return mark
}

/** Prefix of a chunk's name: the module's folder, if another folder has a module of the same name. */
const sources = globSync('src/**/*.{ts,tsx}').map((file) => basename(file).replace(/\..*/, ''))
function folderPrefix(module: string | null): string {
  const [, folder, name] = /([\w-]+)\/([\w-]+)\.tsx?$/.exec(module ?? '') ?? []
  return folder && sources.filter((source) => source === name).length > 1 ? `${folder}-` : ''
}

/** React Aria and code built on it. Loaded when the page is idle or a widget is touched (§performance.5). */
const ARIA = /\/node_modules\/(react-aria|react-stately|@internationalized)|aria\.(ts|po)$/
/** Chunks of shared code by topic. A page loads `shared` and at most three others (docs/first-load.md). */
const SHARED: [name: string, modules: RegExp][] = [
  ['files', /\/src\/(ui\/fields\/(FileField|file-rules)|domain\/files)/],
  ['forms', /\/src\/(ui\/(form|fields|combobox\/ComboField)|domain\/forms)/],
  ['payments', /\/src\/payments\//],
  [
    'lists',
    /\/src\/(domain\/(lists|catalogue\/Category|business|navigation\/BackButton|places\/(district-points|find-here)|enquiry\/(EnquiryFacts|EnquiryFilters|Interested))|ui\/controls\/Pagination|api\/(enquiries|directory))/,
  ],
  ['shared', /\/src\/(?!features|app|api\/copies\/remember|domain\/places\/place-in-text)|\.css\.ts$|\/node_modules\//],
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
    // React Aria's texts come from our catalogs (src/i18n/aria.ts). Of its 34 languages only English stays as fallback.
    { ...optimizeLocales.vite({ locales: ['en-US'] }), enforce: 'pre' },
    unused,
    staticFields,
    virtualPages,
    hintFirst,
    devHeadScript,
  ],
  optimizeDeps: {
    entries: ['index.html', 'src/**/*.{ts,tsx}'],
    include: ['@vanilla-extract/recipes/createRuntimeFn'],
    // “use client” in 15 files means nothing here either (scripts/build/alone.ts).
    rolldownOptions: { onLog: (level, log, say) => log.code === 'MODULE_LEVEL_DIRECTIVE' || say(level, log) },
  },
  css: {
    postcss: { plugins: [hoverByMouse] },
    // No style uses light-dark(), and its fallback takes about 50 bytes of each page's HTML.
    lightningcss: { exclude: Features.LightDark },
  },
  server: { proxy: { '^/(api|media|_mock|_pact|checkout\\.js|config\\.json|crash-report)': mock } },
  build: {
    target: SYNTAX,
    cssTarget: STYLES,
    manifest: true,
    sourcemap: 'hidden',
    modulePreload: {
      polyfill: false,
      // Only style sheets: a list of all pages' scripts would add 1.5 kB to the first load. The head script requests a
      // page's scripts (scripts/build/pages.ts), or they load within the 300 ms of a page transition.
      resolveDependencies: (_file, deps) => deps.filter((dep) => dep.endsWith('.css')),
    },
    rolldownOptions: {
      // Suppresses the report on how a build spent its 5 s.
      checks: { bundlerTimings: false },
      output: {
        // Names must be unique apart from the hash: updates find changed files by name (src/worker/unchanged.ts).
        chunkFileNames: ({ facadeModuleId, moduleIds }) =>
          catalogFile(facadeModuleId) ??
          `assets/${folderPrefix(facadeModuleId)}[name]${moduleIds.length ? '' : '.entry'}-[hash:7].js`,
        entryFileNames: 'assets/[name]-[hash:7].js',
        // Catalogs have no functions. React Aria arrives when the page is idle, and a page calls little of it.
        postBanner: ({ name, facadeModuleId }) =>
          name === 'widgets' || catalogFile(facadeModuleId) ? '' : COMPILE_HINT,
        assetFileNames: 'assets/[name]-[hash:7][extname]',
        codeSplitting: {
          // Libraries that rarely change stay cached as one file.
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
