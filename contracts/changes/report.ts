import { conformance } from '../checks/conformance.ts'
import { removals } from '../checks/deprecated.ts'
import type { Document } from '../document.ts'
import { readPact } from '../pact.ts'
import { findBase, readPrevious } from './previous.ts'
import { changesBeyondRules } from './beyond-rules.ts'

export type Report = { lines: string[]; problems: string[] }

/** Describes what the current change of the document means for those who rely on the previous one. */
export async function changesOf(now: Document, wanted?: string): Promise<Report> {
  const base = findBase(wanted)
  const previous = base && readPrevious(base)
  if (!previous) return { lines: ['Not compared: git has no older document here.'], problems: [] }
  const { name, document, pact = readPact() } = previous
  // A request that was refused may be refused.
  const interactions = pact.interactions.filter(({ response }) => response.status !== 400)
  const breaking = [
    ...together(changesBeyondRules(document, now), /^(\w+ \S+: (?:reply \d+, )?)(.*)$/s),
    ...together(await conformance({ ...pact, interactions }, now), /^(.*?: )((?:request|response)\..*)$/s),
  ].map((says) => `  BREAKING  ${says}`)
  const early = removals(document, now)
  const [was, is] = [document.info.version, now.info.version]
  const lines = [`The document (${is}) against that of ${name} (${was}):`, ...breaking]
  if (breaking.length === 0) return { lines: [...lines, 'Not breaking.'], problems: early }
  if (saysBreaking(was, is)) return { lines: [...lines, `Breaking, and version ${is} says so.`], problems: early }
  const raise = `breaking, but the version is still ${is}: raise info.version (contracts/README.md, Versions)`
  return { lines, problems: [...early, raise] }
}

/** Whether the version number announces a breaking change: a higher major, or before 1.0 a higher minor. */
export function saysBreaking(before: string, after: string): boolean {
  const [major = 0, minor = 0] = before.split('.').map(Number)
  const [newMajor = 0, newMinor = 0] = after.split('.').map(Number)
  return newMajor > major || (major === 0 && newMajor === 0 && newMinor > minor)
}

/** Merges lines about the same change at several places, such as of a shared schema. @param parts matches where and what */
function together(all: readonly string[], parts: RegExp): string[] {
  const split = all.map((says) => parts.exec(says)?.slice(1) ?? [says, ''])
  return [...Map.groupBy(split, ([, what]) => what)].map(
    ([what, hit]) => `${hit[0]?.[0]}${what}${hit.length > 1 ? ` (and ${hit.length - 1} times more)` : ''}`,
  )
}
