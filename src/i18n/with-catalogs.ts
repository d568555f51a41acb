import { addCatalog } from './catalog.ts'

/**
 * Code and the texts that it shows, side by side: `withCatalogs(() => import('./Menu.tsx'), 'common')`. For what a page fetches
 * later and wants no texts of before. The build reads these calls (scripts/catalogs/import-graph.ts): the names have to stand
 * there as texts.
 */
export const withCatalogs =
  <Module>(load: () => Promise<Module>, ...catalogs: string[]) =>
  async (): Promise<Module> => {
    const [module] = await Promise.all([load(), ...catalogs.map(addCatalog)])
    return module
  }
