import { removals } from '../checks/deprecated.ts'
import { conformance } from '../checks/conformance.ts'
import type { Document } from '../document.ts'
import { BAD_REQUESTS } from '../exceptions.ts'
import { readPact } from '../pact.ts'
import { findBase, isUnchangedSince, readPrevious, type Previous } from './previous.ts'
import { changesBeyondRules, type Change } from './beyond-rules.ts'

export type Report = { lines: string[]; problems: string[] }

/** Describes what the current change of the document means for those who rely on the previous one. */
export async function changesOf(now: Document, wanted?: string): Promise<Report> {
  const base = findBase(wanted)
  if (typeof base === 'string') return { lines: [`Not compared with an older document: ${base}.`], problems: [] }
  if (isUnchangedSince(base.commit)) return { lines: [`The document is that of ${base.name}.`], problems: [] }
  const previous = readPrevious(base)
  if (typeof previous === 'string')
    return { lines: [`Not compared with an older document: ${previous}.`], problems: [] }
  return reportOf(previous, now)
}

async function reportOf({ name, document, pact = readPact() }: Previous, now: Document): Promise<Report> {
  const changes = changesBeyondRules(document, now)
  const descriptions = new Set(pact.interactions.map(({ description }) => description))
  const broken = await conformance(
    pact,
    now,
    BAD_REQUESTS.filter((one) => descriptions.has(one)),
  )
  const breaking = changes.filter((change) => change.breaking)
  const [was, is] = [document.info.version, now.info.version]
  const early = removals(document, now)
  const isBreaking = breaking.length > 0 || broken.length > 0

  const lines = [
    `The document (${is}) against ${name} (${was}):`,
    ...(changes.length === 0 ? ['  nothing but what the pact shows'] : []),
    ...together(breaking).map((says) => `  BREAKING  ${says}`),
    ...together(changes.filter((change) => !change.breaking)).map((says) => `  fine      ${says}`),
    broken.length > 0
      ? `It breaks the pact of ${name}: an app that is in use relies on what changes:`
      : `It keeps the pact of ${name}: an app that is in use goes on working.`,
    ...grouped(broken).map((one) => `  BREAKING  ${one}`),
  ]
  if (!isBreaking) return { lines: [...lines, 'Not breaking.'], problems: early }
  if (saysBreaking(was, is)) return { lines: [...lines, `Breaking, and version ${is} says so.`], problems: early }
  return {
    lines,
    problems: [
      ...early,
      `breaking, but the version is still ${is}: raise info.version in openapi/openapi.yaml (contracts/README.md, Versions)`,
    ],
  }
}

/** Whether the version number announces a breaking change: a higher major, or before 1.0 a higher minor. */
export function saysBreaking(before: string, after: string): boolean {
  const [major = 0, minor = 0] = before.split('.').map(Number)
  const [newMajor = 0, newMinor = 0] = after.split('.').map(Number)
  return newMajor > major || (major === 0 && newMajor === 0 && newMinor > minor)
}

/** Merges equal changes of many operations (such as of a shared schema) into one line. */
function together(changes: readonly Change[]): string[] {
  const split = changes.map(({ says }) => /^(\w+ \S+: (?:reply \d+, )?)(.*)$/s.exec(says)?.slice(1) ?? [says, ''])
  return [...Map.groupBy(split, ([, what]) => what)].map(
    ([what, hit]) => `${hit[0]?.[0]}${what}${hit.length > 1 ? ` (and ${hit.length - 1} times more)` : ''}`,
  )
}

/** One line for each reason, with the first interaction affected. */
function grouped(broken: readonly string[]): string[] {
  const split = broken.map((one) => /^(.*?): ((?:request|response)\..*)$/s.exec(one)?.slice(1) ?? [one, ''])
  const byReason = Map.groupBy(split, ([, reason]) => reason)
  return [...byReason].map(([reason, hit]) => {
    const more = hit.length > 1 ? ` (and ${hit.length - 1} more)` : ''
    return `${hit[0]?.[0]}${more}: ${reason}`
  })
}
