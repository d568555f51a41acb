import type { Plugin } from 'vite'
import { redirects, pages } from '../../src/app/routing/pages.ts'
import { catalogsOf, missingInFrame } from '../catalogs/import-graph.ts'

const ID = 'virtual:pages'

/**
 * The table of pages for the app's router, with the catalogs of each page, derived from its imports. Functions that
 * only the HTML head calls (src/head) are left out. Fails if the frame can show a text whose catalog isn't downloaded
 * with it.
 */
export const virtualPages: Plugin = {
  name: 'virtual-pages',
  buildStart() {
    const missing = missingInFrame()
    if (missing.length > 0)
      this.error(
        `What every page is framed by (src/main.tsx) shows texts of the catalogs ${missing.join(', ')}, which are not downloaded with it: ` +
          'fetch that part with withCatalogs (src/i18n/catalog.ts), or move it.',
      )
  },
  resolveId: (source) => (source === ID ? `\0${ID}` : undefined),
  load(id) {
    if (id !== `\0${ID}`) return undefined
    const rows = pages.map(({ path, module, isGuarded, hasPublicPart, isAuth }) => ({
      path,
      module,
      isGuarded,
      hasPublicPart,
      isAuth,
      catalogs: catalogsOf(`src/${module}`),
    }))
    return `export const pages = ${JSON.stringify(rows)}; export const redirects = ${JSON.stringify(redirects)}`
  },
}
