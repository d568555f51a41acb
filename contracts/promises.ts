import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './files.ts'
import { journeys } from './journeys/run.ts'
import type { ProviderFault } from './mutations/mutation.ts'
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
 * PROMISES.md: what a server promises beyond the document's types, with the journeys and interactions that verify it.
 * `npm run full -- contracts` plants a fault for each promise and fails unless exactly these detect it.
 */
export function promisesPage({ interactions }: Pact): string {
  const descriptions = interactions.map(({ description }) => description)
  const byInteraction = providerFaults.flatMap(({ promise, interactions: which }) => {
    if (promise === undefined) return []
    const held = descriptions.filter((description) => new RegExp(`^${which}`).test(description))
    if (held.length === 0) throw new Error(`No interaction holds "${promise}": none is called ${which}`)
    const operations = new Set(held.map((description) => `\`${description.split(' ')[0]}\``))
    return `- ${promise} (${[...operations].join(', ')})`
  })
  for (const journey of journeys) {
    const isShown = providerFaults.some((fault) => heldBy(fault).journeys.includes(journey))
    if (!isShown) throw new Error(`No fault shows that somebody notices: "${journey.promise}"`)
  }
  const byPage = Map.groupBy(journeys, ({ page }) => PAGES[page])
  const byJourney = [...byPage].map(([page, held]) =>
    [`### ${page}\n`, ...held.map(({ promise }) => `- ${promise}`), ''].join('\n'),
  )
  return [INTRODUCTION, ...byJourney, INTERACTIONS, ...byInteraction, ''].join('\n')
}

const INTRODUCTION = `# Promises that types can’t make

A server can send what the document’s types allow and still be wrong: a code that signs in twice, a contact that nobody paid
for, prices per kg where a quintal is meant. Here is every such promise. \`npm run full -- contracts\` plants a fault for each
([mutations](mutations)). Written by \`npm run contracts:write\`.

## Held by journeys

Several requests by one or more people.
`

const INTERACTIONS = `## Held by interactions of the pact

One request each, by value, under a state that says what the value must be.
`

export function stalePromises(pact: Pact): string[] {
  const committed = existsSync(PROMISES) ? readFileSync(PROMISES, 'utf8') : ''
  return promisesPage(pact) === committed ? [] : ['PROMISES.md is stale: npm run contracts:write']
}
