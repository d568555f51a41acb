import { addCatalog } from './catalog.ts'

/**
 * Loads code, by a dynamic import, together with its texts: `withCatalogs(load, 'common')`. For code that a page loads
 * later and whose texts it doesn't need before. The build parses these calls (scripts/catalogs/import-graph.ts), so
 * file and names must be string literals.
 */
export const withCatalogs =
  <Module>(load: () => Promise<Module>, ...catalogs: string[]) =>
  async (): Promise<Module> => {
    const [module] = await Promise.all([load(), ...catalogs.map(addCatalog)])
    return module
  }
