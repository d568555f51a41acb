import { execFileSync } from 'node:child_process'
import { removals } from '../checks/deprecated.ts'
import type { Document } from '../document.ts'
import { ROOT } from '../files.ts'
import { breakingChanges, type Change } from './rules.ts'

type Report = { lines: string[]; problems: string[] }

/** Lists what the new document breaks in apps of the old one, and whether its version number announces that. */
export function changesOf(now: Document, wanted?: string): Report {
  const base = baseOf(ROOT, wanted)
  const text = base && git(ROOT, 'show', `${base}:openapi/dist/openapi.json`)
  if (!text && wanted) return { lines: [], problems: [`git has no document of ${wanted}`] }
  if (!text) return { lines: ['Not compared: git has no older document here.'], problems: [] }
  const before = JSON.parse(text) as Document
  const [was, is] = [before.info.version, now.info.version]
  const breaking = inWords(breakingChanges(before, now))
  const problems = removals(before, now)
  if (breaking.length > 0 && !saysBreaking(was, is))
    problems.push(`breaking, but the version is still ${is}: raise info.version (contracts/README.md, Versions)`)
  const found = breaking.length > 0 ? breaking : ['  no difference that breaks an old app']
  return { lines: [`The document (${is}) against that of ${base} (${was}):`, ...found], problems }
}

/** A line for each change. A shared schema is in many places, and one line. */
export function inWords(changes: Change[]): string[] {
  const once = Map.groupBy(changes, ({ at, says }) => `${at.split('.')[0]} ${at.split('.').at(-1)} ${says}`)
  return Array.from(once.values(), ([{ operation, at, says } = changes[0]!, ...more]) => {
    const others = more.length > 0 ? ` (and in ${more.length} more places)` : ''
    return `  BREAKING  ${operation}: ${at}: ${says}${others}`
  })
}

/** Whether the version number announces a breaking change: a higher major, or before 1.0 a higher minor. */
export function saysBreaking(before: string, after: string): boolean {
  const [major = 0, minor = 0] = before.split('.').map(Number)
  const [newMajor = 0, newMinor = 0] = after.split('.').map(Number)
  return newMajor > major || (major === 0 && newMajor === 0 && newMinor > minor)
}

/** The commit to compare with: where the branch left main, or the one before it where nothing has changed since. */
export function baseOf(root: string, wanted?: string): string | undefined {
  const commit = (name: string) => git(root, 'rev-parse', '--verify', '--quiet', `${name}^{commit}`)
  if (wanted) return commit(wanted)
  const main = ['origin/main', 'main'].find(commit)
  const fork = main && git(root, 'merge-base', 'HEAD', main)
  const isChanged = fork && git(root, 'diff', '--quiet', fork, '--', 'openapi') === undefined
  return isChanged ? fork : fork && commit(`${fork}~1`)
}

/** The output of git, or undefined if it fails. */
function git(cwd: string, ...args: string[]): string | undefined {
  try {
    return execFileSync('git', args, { cwd, encoding: 'utf8', stdio: 'pipe', maxBuffer: 1 << 28 }).trim()
  } catch {
    return undefined
  }
}
