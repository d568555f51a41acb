import { readFileSync } from 'node:fs'
import { sharedCatalogs } from '../../src/app/routing/shared-catalogs.ts'
import { ENTITY_TYPES, paths } from '../../src/domain/navigation/paths.ts'

export type Page = {
  /** Where it is: an address, `[^/]+` for an id. */
  pattern: string
  /** Its source, as the build's manifest calls it, and that of the guard before it. */
  entries: string[]
  /** Its own texts and those that it shares. */
  catalogs: string[]
}

/** They have an HTML of their own, which asks for what it needs. */
const PRERENDERED = new Set([paths.home(), paths.auth(), paths.register()])
const ANY = '[^/]+'
const BEFORE = {
  guarded: ['src/app/routing/Guard.tsx', 'src/session/restore.ts'],
  authPage: ['src/app/auth-layout/AuthLayout.tsx'],
}
const row =
  /page\(\s*paths\.(\w+)\(([^)]*)\),\s*(\[[^\]]*\]|'[\w-]+'),\s*\(\) => import\('(?:\.\.\/)+([^']+)'\),?\s*(\w*)/g

/**
 * The route table as the build needs it: which code and texts an address wants. It is read out of the table's source, because
 * a route only holds a function that imports its page. e2e/budget.spec.ts holds the two together.
 */
export const readPages = (source?: string): Page[] =>
  readAllPages(source).filter(({ pattern }) => !PRERENDERED.has(pattern))

/** Those with an HTML of their own too. */
export function readAllPages(source = readFileSync('src/app/routing/routes.tsx', 'utf8')): Page[] {
  return Array.from(source.matchAll(row), ([, name, given = '', catalogs = '', file, options = '']) => {
    const id = given.includes(':id') ? ANY : ''
    const addresses =
      name === 'business'
        ? ENTITY_TYPES.map((type) => paths.business(type, ANY))
        : [(paths[name as keyof typeof paths] as (id?: string) => string)(id || undefined)]
    return addresses.map((pattern) => ({
      pattern,
      entries: [...(options in BEFORE ? BEFORE[options as keyof typeof BEFORE] : []), `src/${file}`],
      catalogs: [...Array.from(catalogs.matchAll(/[\w-]+/g), ([catalog]) => catalog), ...sharedCatalogs(pattern)],
    }))
  })
    .flat()
    .toSorted((a, b) => Number(a.pattern.includes(ANY)) - Number(b.pattern.includes(ANY))) // /enquiry/new is no id
}
