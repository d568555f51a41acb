import { globSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'
import type * as Vite from 'vite'
import { pages } from '../../src/app/routing/pages.ts'

// Loaded with Node's own loader, because Lingui's, which loads lingui.config.ts, can't.
const { parseSync } = createRequire(import.meta.url)('vite') as typeof Vite

// Finds out from imports which parts of the app can show which texts. Each catalog belongs to a folder; texts of src/ui
// and src/domain go to the catalog of their first use. A page is downloaded with the catalogs of all its static and lazy
// imports, except for parts that bring their own catalogs (`withCatalogs`, src/i18n/catalog.ts).

/** What a source file imports. */
export type Module = {
  /** Static imports. */
  imports: string[]
  /** Lazy imports, with the catalogs that load with them. */
  later: { module: string; catalogs: string[] }[]
  /** Whether it contains translatable texts. */
  hasTexts: boolean
}
export type Graph = ReadonlyMap<string, Module>

const MACROS = /^@lingui\/(core|react)\/macro$/
type Node = { type: string; [key: string]: unknown }

/** All dynamic imports of literals, with the catalogs of the surrounding `withCatalogs`. */
function* lazyImports(node: unknown, catalogs: string[] = []): Generator<{ source: string; catalogs: string[] }> {
  if (Array.isArray(node)) {
    for (const each of node) yield* lazyImports(each, catalogs)
    return
  }
  if (typeof node !== 'object' || node === null) return
  const {
    type,
    callee,
    arguments: given,
    source,
  } = node as Node & {
    callee?: { name?: string }
    arguments?: { value?: unknown }[]
    source?: { value?: unknown }
  }
  if (type === 'ImportExpression' && typeof source?.value === 'string') yield { source: source.value, catalogs }
  const named =
    type === 'CallExpression' && callee?.name === 'withCatalogs'
      ? given!.flatMap(({ value }) => (typeof value === 'string' ? [value] : []))
      : catalogs
  for (const part of Object.values(node)) yield* lazyImports(part, named)
}

export function readModule(file: string, code: string): Module {
  const { module, program, errors } = parseSync(file, code)
  const at = (source: string) => join(dirname(file), source.replace(/\?.*/, ''))
  const isOurs = (source: string) => source.startsWith('.')
  const now = [
    ...module.staticImports
      .filter(({ entries }) => entries.length === 0 || entries.some(({ isType }) => !isType))
      .map(({ moduleRequest }) => moduleRequest.value),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest, isType }) => (moduleRequest && !isType ? [moduleRequest.value] : [])),
    ),
  ]
  return {
    imports: now.filter(isOurs).map(at),
    later: Array.from(lazyImports(program), ({ source, catalogs }) => ({ module: at(source), catalogs })),
    // Unknown for an unreadable file, so assume yes; the extraction reports the syntax error.
    hasTexts: errors.length > 0 || now.some((source) => MACROS.test(source)),
  }
}

const readSources = (): Graph =>
  new Map(
    globSync('src/**/*.{ts,tsx}', { exclude: ['src/api/generated/**', 'src/**/*.css.ts'] }).map((file) => [
      relative('.', file),
      readModule(file, readFileSync(file, 'utf8')),
    ]),
  )

/**
 * The entries and all that they import, also lazily, except lazy imports that bring catalogs of their own.
 */
function reach(graph: Graph, entries: readonly string[]): Set<string> {
  const found = new Set(entries)
  for (const file of found) {
    const { imports = [], later = [] } = graph.get(file) ?? {}
    for (const each of imports) found.add(each)
    for (const { module, catalogs } of later) if (catalogs.length === 0) found.add(module)
  }
  return found
}

/** The catalogs of a part of the app, except `has`. Includes those of lazy imports that don't load their own. */
export function catalogsIn(
  graph: Graph,
  entries: readonly string[],
  catalogOf: (file: string) => string,
  has: readonly string[] = [],
): string[] {
  const found = new Set<string>()
  const reached = reach(graph, entries)
  for (const file of reached) {
    const module = graph.get(file)
    if (module?.hasTexts) found.add(catalogOf(file))
    for (const { module: late, catalogs } of module?.later ?? [])
      if (catalogs.length > 0) for (const missing of catalogsIn(graph, [late], catalogOf, catalogs)) found.add(missing)
  }
  return Array.from(found)
    .filter((name) => !has.includes(name))
    .toSorted()
}

let sources: Graph | undefined
const graph = () => (sources ??= readSources())

const HOME = ['src/main.tsx', ...pages.filter(({ path }) => path === '/').map(({ module }) => `src/${module}`)]
const FIRST_VISIT = [
  'src/app/auth-layout/AuthLayout.tsx',
  'src/features/sign-in/SignInPage.tsx',
  'src/features/mandi/MandiPage.tsx',
]
let parts: { home: Set<string>; first: Set<string> } | undefined

/** The catalog of a source file: `locales/{locale}/{catalog}.po`. */
function catalogOf(file: string): string {
  const [, area = '', folder = '', part = ''] = file.split('/')
  if (file === 'src/i18n/aria.ts') return 'aria'
  // A subfolder of a feature loads lazily, with its own catalog.
  if (area === 'features') return part.includes('.') ? folder : `${folder}-${part}`
  if (area === 'payments') return 'payments'
  if (area === 'app' && ['auth-layout', 'meta', 'offline'].includes(folder)) return folder
  if (file.startsWith('src/domain/lists/saved-searches/')) return 'saved-searches'
  if (file.startsWith('src/domain/mandi/')) return 'mandi-hint'
  if (file.startsWith('src/domain/voice/')) return 'voice'
  if (area !== 'domain' && area !== 'ui') return 'app'
  // Shared code: `app` if home's domain code, `common` if ui or on typical first pages, else `shared`.
  parts ??= { home: reach(graph(), HOME), first: reach(graph(), FIRST_VISIT) }
  if (area === 'domain' && parts.home.has(file)) return 'app'
  return area === 'ui' || parts.first.has(file) ? 'common' : 'shared'
}

/** The source files of each catalog, for lingui.config.ts. */
export function filesOfCatalogs(): Map<string, string[]> {
  const files = new Map<string, string[]>()
  for (const [file, { hasTexts }] of graph())
    if (hasTexts) files.set(catalogOf(file), [...(files.get(catalogOf(file)) ?? []), file])
  return files
}

/** Catalogs that pages needn't list: every first load has `app`, and React Aria's texts load with its components. */
const EVERYWHERE = ['app', 'aria']

/** The catalogs downloaded with a page, given its modules, without `app`. */
export const catalogsOf = (...entries: string[]): string[] => catalogsIn(graph(), entries, catalogOf, EVERYWHERE)

/** Catalogs whose texts the frame can show without having loaded them. The build fails if there are any. */
export const missingInFrame = (): string[] => catalogsIn(graph(), ['src/main.tsx'], catalogOf, EVERYWHERE)
