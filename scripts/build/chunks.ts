import { basename, resolve } from 'node:path'

export type ModuleInfo = { importedIds: readonly string[]; importers: readonly string[]; code: string | null } | null
type GetModuleInfo = (id: string) => ModuleInfo
type Page = { modules: Set<string>; weight: number }
/** Modules that the same pages need. Size in characters of source. */
type Cluster = { modules: string[]; pages: Page[]; size: number }

/**
 * The widget kit: React Aria, of which all that any widget uses is one file, with its texts. The parts share most of their code; it
 * is fetched when a page is quiet or a widget is touched, and kept by the service worker (§performance.5).
 */
export const WIDGETS =
  /node_modules[\\/](react-aria|react-aria-components|react-stately|@internationalized|@swc[\\/]helpers|client-only|clsx|use-sync-external-store|aria-hidden)[\\/]|[\\/]src[\\/]i18n[\\/]aria\.ts|[\\/]locales[\\/]\w+[\\/]aria\.po/

/** What a request more costs on a slow phone, in characters of source: it waits as long as so much code takes to arrive. */
const REQUEST = 6_000

/** Everything that modules need before they can run. */
function needs(entries: string[], getModuleInfo: GetModuleInfo): Set<string> {
  const found = new Set(entries)
  for (const id of found) getModuleInfo(id)?.importedIds.forEach((imported) => found.add(imported))
  return found
}

/** A page, by its weight: how often a visit starts with it, compared with the others. */
export type Start = { entries: string[]; weight: number }

/**
 * Divides what several pages share into files. One file for each set of pages would be exact, and 30 requests for one page;
 * one for all would carry the code of each page to all others. So files are put together as long as that makes pages
 * arrive earlier. What only one page needs comes with that page; what is fetched when it is wanted stays as it is.
 * @param isFirstLoad what every page has already
 */
export function createClusters(pages: Start[], isFirstLoad: (id: string, getModuleInfo: GetModuleInfo) => boolean) {
  let fileOf: Map<string, string> | undefined
  return (id: string, getModuleInfo: GetModuleInfo): string | null => {
    fileOf ??= divide(
      pages.map(({ entries, weight }) => ({
        modules: needs(
          entries.map((entry) => resolve(entry)),
          getModuleInfo,
        ),
        weight,
      })),
      (module) => isFirstLoad(module, getModuleInfo),
      getModuleInfo,
    )
    return fileOf.get(id) ?? null
  }
}

/** Of a page alone, but parts of it that are fetched later use it: those can't have the page's own file fetched for it. */
const isWantedLaterToo = (id: string, page: Set<string>, getModuleInfo: GetModuleInfo): boolean => {
  const importers = getModuleInfo(id)?.importers ?? []
  return importers.some((importer) => !page.has(importer) || isWantedLaterToo(importer, page, getModuleInfo))
}

function divide(pages: Page[], isElsewhere: (id: string) => boolean, getModuleInfo: GetModuleInfo) {
  const clusters = new Map<string, Cluster>()
  for (const id of new Set(pages.flatMap(({ modules }) => [...modules]))) {
    if (isElsewhere(id)) continue
    const users = pages.filter(({ modules }) => modules.has(id))
    if (users.length < 2 && !isWantedLaterToo(id, users[0]!.modules, getModuleInfo)) continue
    const key = users.map((page) => pages.indexOf(page)).join()
    const cluster = clusters.get(key) ?? { modules: [], pages: users, size: 0 }
    clusters.set(key, cluster)
    cluster.modules.push(id)
    cluster.size += getModuleInfo(id)?.code?.length ?? 0
  }
  const length = (id: string) => getModuleInfo(id)?.code?.length ?? 0
  const taken = new Map<string, number>()
  return new Map(
    merge([...clusters.values()]).flatMap(({ modules }) => {
      const largest = modules.reduce((most, id) => (length(id) > length(most) ? id : most))
      const name = `shared-${basename(largest).replace(/\..*/, '')}`
      const before = taken.get(name) ?? 0
      taken.set(name, before + 1)
      return modules.map((id): [string, string] => [id, before ? `${name}-${before + 1}` : name])
    }),
  )
}

const weigh = (pages: Page[]) => pages.reduce((sum, { weight }) => sum + weight, 0)

/** What the pages save, if these two come in one file: requests, less the code that some of them have no use for. */
function saved(a: Cluster, b: Cluster): number {
  const both = weigh(a.pages.filter((page) => b.pages.includes(page)))
  return both * REQUEST - (weigh(a.pages) - both) * b.size - (weigh(b.pages) - both) * a.size
}

/** Always the two that save most, until no two of them save anything. */
function merge(clusters: Cluster[]): Cluster[] {
  const best = clusters
    .flatMap((a, n) => clusters.slice(n + 1).map((b) => ({ a, b, gain: saved(a, b) })))
    .reduce((most, pair) => (pair.gain > most.gain ? pair : most), { gain: 0 } as {
      a: Cluster
      b: Cluster
      gain: number
    })
  if (best.gain <= 0) return clusters
  const { a, b } = best
  const both = {
    modules: [...a.modules, ...b.modules],
    pages: [...new Set([...a.pages, ...b.pages])],
    size: a.size + b.size,
  }
  return merge([...clusters.filter((cluster) => cluster !== a && cluster !== b), both])
}
