import { readFileSync } from 'node:fs'
import { account, market, reworded, type Row } from './error-catalogue/catalogue.ts'
import { english } from './error-catalogue/words.ts'
import type { Requirement } from './proves.ts'

/** Each requirement with the app's texts about it: a file that proves it contains one of them in some language. */
export const requirements = new Map<Requirement, readonly string[]>()
for (const [situation, { says = [], does = [] }] of [market, account].flatMap((part) => Object.entries<Row>(part))) {
  for (const text of says) requirements.set(`${situation}: ${text}` as Requirement, [text, ...(reworded[text] ?? [])])
  for (const deed of does) requirements.set(`${situation}: ${deed}` as Requirement, [])
}
for (const [kind, page] of Object.entries({ check: 'accessibility', case: 'faults' }))
  for (const [, number] of readFileSync(`docs/${page}.md`, 'utf8').matchAll(/^(\d+)\. /gm))
    requirements.set(`${kind} ${number}` as Requirement, [])

/** The parts of the reports with the requirements that a test proves (tests/proves.ts). */
export type VitestReport = { testResults: { name: string; assertionResults: { meta?: { proves?: string[] } }[] }[] }
export type PlaywrightReport = { config: { rootDir: string }; suites: Suite[] }
type Suite = {
  specs?: { file: string; tests: { annotations: { type: string; description?: string }[] }[] }[]
  suites?: Suite[]
}

/** The files that prove each requirement. */
export function proofs(unit: VitestReport, e2e: PlaywrightReport): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>()
  const add = (requirement: string, file: string) =>
    found.set(requirement, (found.get(requirement) ?? new Set()).add(file))
  for (const { name, assertionResults } of unit.testResults)
    for (const { meta } of assertionResults) for (const requirement of meta?.proves ?? []) add(requirement, name)
  const walk = ({ specs = [], suites = [] }: Suite) => {
    for (const { file, tests } of specs)
      for (const { type, description = '' } of tests.flatMap(({ annotations }) => annotations))
        if (type === 'proves') add(description, `${e2e.config.rootDir}/${file}`)
    suites.forEach(walk)
  }
  e2e.suites.forEach(walk)
  return found
}

/** What is wrong with the proofs, as sentences. */
export function unproved(found: ReadonlyMap<string, ReadonlySet<string>>): string[] {
  return [...requirements].flatMap(([requirement, texts]) => {
    const files = [...(found.get(requirement) ?? [])]
    if (files.length === 0) return [`no test proves “${requirement}”`]
    const wordings = texts.flatMap((text) => [text, ...(english.get(text) ?? [])])
    if (texts.length === 0 || files.some((file) => wordings.some((words) => names(readFileSync(file, 'utf8'), words))))
      return []
    return [`${files.join(', ')}: proves “${requirement}” without its text`]
  })
}

/** Whether a file contains the text, with any values for its placeholders. */
const names = (source: string, words: string) =>
  words !== '' && words.split(/\{\w+\}|<\w+>/).every((part) => source.toLowerCase().includes(part.trim().toLowerCase()))
