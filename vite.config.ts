import optimizeLocales from '@react-aria/optimize-locales-plugin'
import babel from '@rolldown/plugin-babel'
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { fileURLToPath } from 'node:url'
import { defineConfig, type Plugin } from 'vite'
import { headScript } from './scripts/build/head-script.ts'

process.env.LINGUI_SUPPRESS_BABEL_WARNING = '1'

/** In development the head script starts the first requests too; the build puts it in itself (scripts/build/html.ts). */
const devHeadScript: Plugin = {
  name: 'head-script',
  apply: 'serve',
  transformIndexHtml: (html) => html.replace('<!--head-->', `<script>${headScript({})}</script>`),
}

const mock = process.env.MOCK_ORIGIN ?? 'http://127.0.0.1:4300'

type ModuleInfo = { importedIds: string[] } | null

/**
 * What `main.tsx` needs before it can run, without what is fetched later: together it compresses best. Not `main.tsx`
 * itself: it waits for the page's chunk, and that chunk would wait for the one that `main.tsx` is in.
 */
function createFirstLoad() {
  const main = fileURLToPath(new URL('src/main.tsx', import.meta.url))
  let needed: Set<string> | undefined
  return (id: string, getModuleInfo: (id: string) => ModuleInfo): boolean => {
    if (!needed) {
      needed = new Set([main])
      for (const each of needed) getModuleInfo(each)?.importedIds.forEach((imported) => needed!.add(imported))
    }
    return id !== main && needed.has(id)
  }
}
const isFirstLoad = createFirstLoad()

export default defineConfig({
  plugins: [
    react(),
    babel({ presets: [linguiTransformerBabelPreset()] }),
    lingui({ failOnCompileError: true }),
    vanillaExtractPlugin(),
    // React Aria's own texts come out of our catalogs (src/i18n/aria.ts): of its 34 languages only English stays as a last resort.
    { ...optimizeLocales.vite({ locales: ['en-US'] }), enforce: 'pre' },
    devHeadScript,
  ],
  optimizeDeps: { entries: ['index.html', 'src/**/*.{ts,tsx}'], include: ['@vanilla-extract/recipes/createRuntimeFn'] },
  server: { proxy: { '^/(api|media|_mock|_pact|checkout\\.js|config\\.json)': mock } },
  build: {
    target: 'es2022',
    manifest: true,
    sourcemap: 'hidden',
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          // What never changes between two deploys stays cached as one file.
          groups: [
            {
              name: 'core',
              test: /node_modules[\\/](react|react-dom|scheduler|react-router|cookie|@tanstack|@lingui|openapi-fetch|@vanilla-extract)[\\/]/,
            },
            {
              debugName: 'frame',
              name: (id, context) => (isFirstLoad(id, (each) => context.getModuleInfo(each)) ? 'frame' : null),
            },
          ],
        },
      },
    },
  },
})
