import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './files.ts'
import { journeys } from './journeys/run.ts'
import { documentFaults } from './mutations/document-faults.ts'
import type { ProviderFault } from './mutations/mutation.ts'
import { OUTSIDE } from './mutations/outside.ts'
import { providerFaults } from './mutations/provider-faults.ts'
import type { Pact } from './pact.ts'
import { PAGES } from './report/pages.ts'

export const PROMISES = join(ROOT, 'contracts/PROMISES.md')

/** The journeys that must detect a fault. */
export function heldBy({ name, journey }: ProviderFault) {
  const held = journey === undefined ? [] : journeys.filter(({ promise }) => promise.startsWith(journey))
  if (journey !== undefined && held.length === 0) throw new Error(`No journey begins "${journey}" ("${name}")`)
  return { journeys: held }
}

/**
 * PROMISES.md: what a server promises beyond the document's types. Each row names the interactions or the journey that
 * verify it, and the faults that prove that they do. `npm run full -- contracts` plants each fault and fails unless
 * exactly these detect it.
 */
export function promisesPage({ interactions }: Pact): string {
  const byInteraction = providerFaults.flatMap(({ name, promise, interactions: which }) => {
    if (promise === undefined) return []
    const held = interactions.map(({ description }) => description).filter((one) => new RegExp(`^${which}`).test(one))
    if (held.length === 0) throw new Error(`No interaction holds "${promise}": none is called ${which}`)
    return [[promise, held.map((one) => `\`${one}\``).join('<br>'), name]]
  })
  const byJourney = journeys.map((journey) => {
    const faults = providerFaults.filter((fault) => heldBy(fault).journeys.includes(journey))
    if (faults.length === 0) throw new Error(`No fault shows that somebody notices: "${journey.promise}"`)
    return [journey.promise, PAGES[journey.page], faults.map(({ name }) => name).join('<br>')]
  })
  return [
    INTRODUCTION,
    table(['What is promised', 'Page of the journey', 'The faults that it notices'], byJourney),
    INTERACTIONS,
    table(['What is promised', 'The interactions that hold it', 'The fault that they notice'], byInteraction),
    outside(),
  ].join('\n')
}

/** Each fault found by outsiders, with the check that detects it. */
function outside(): string {
  const rows = OUTSIDE.map(([found, name]) => {
    const fault = providerFaults.find((one) => one.name === name)
    if (fault) return [found, name, fault.journey === undefined ? 'an interaction' : 'a journey']
    if (documentFaults.some((one) => one.name === name)) return [found, name, 'a check of the document']
    throw new Error(`No fault is called "${name}"`)
  })
  const by = [...Map.groupBy(rows, ([, , check]) => check)].map(([check, { length }]) => `${length} by ${check}`)
  const head = ['Found from outside', 'The planted fault that stands for it', 'Noticed by']
  return `${OUTSIDE_INTRODUCTION}\n${rows.length} in all: ${by.join(', ')}.\n\n${table(head, rows)}`
}

function table(head: string[], rows: string[][]): string {
  const line = (row: string[]) => `| ${row.join(' | ')} |`
  return `${[line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n')}\n`
}

const INTRODUCTION = `# Promises that types can’t make

A server can send what the document’s types allow and still be wrong: a code that signs in twice, a contact that nobody paid
for, prices per kg where a quintal is meant. Here is every such promise, with what holds it and the faults that show it:
\`npm run full -- contracts\` plants each in the mock, and fails unless it is noticed. Written by \`npm run contracts:write\`
from [journeys](journeys) and [mutations](mutations), and checked in every run.

## Held by journeys

Several requests by one or more people ([README.md](README.md#the-journeys)).
`

const INTERACTIONS = `## Held by interactions of the pact

One request each, by value, under a state that says what the value must be.
`

const OUTSIDE_INTRODUCTION = `## Found from outside

What a server did, or the document said, while the pact of November 2026 passed. Each is planted now, and has to be noticed.
`

export function stalePromises(pact: Pact): string[] {
  const committed = existsSync(PROMISES) ? readFileSync(PROMISES, 'utf8') : ''
  return promisesPage(pact) === committed ? [] : ['PROMISES.md is stale: npm run contracts:write']
}
