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
  if (journey === undefined) return []
  const held = journeys.filter(({ promise }) => promise.startsWith(journey))
  if (held.length === 0) throw new Error(`No journey begins "${journey}" ("${name}")`)
  return held
}

/**
 * PROMISES.md: the promises of a server beyond the document's types. Each is a journey, or has the interactions that
 * verify it.
 */
export function promisesPage({ interactions }: Pact): string {
  const descriptions = interactions.map(({ description }) => description)
  const promised = Map.groupBy(providerFaults, ({ promise }) => promise)
  promised.delete(undefined)
  const byInteraction = [...promised].map(([promise = '', faults]) => {
    const held = faults.flatMap(({ interactions: which }) => {
      const found = descriptions.filter((description) => new RegExp(`^${which}`).test(description))
      if (found.length === 0) throw new Error(`No interaction holds "${promise}": none is called ${which}`)
      return found
    })
    return `- **${promise}** ${together([...new Set(held)])}`
  })
  const byPage = Map.groupBy(journeys, ({ page }) => PAGES[page])
  const byJourney = [...byPage].map(([page, held]) => {
    const rows = held.map((journey) => {
      const isTested = providerFaults.some((fault) => heldBy(fault).includes(journey))
      if (!isTested) throw new Error(`No fault shows that somebody notices: "${journey.promise}"`)
      return `- ${journey.promise}`
    })
    return [`### ${page}\n`, ...rows, ''].join('\n')
  })
  return [INTRODUCTION, ...byJourney, INTERACTIONS, ...byInteraction, ''].join('\n')
}

/** Interactions that differ only in their operation as one: `getFarmer`, `getBuyer` 404. */
function together(descriptions: readonly string[]): string {
  const split = descriptions.map((description) => /^(\w+) (.*)$/.exec(description)!.slice(1) as [string, string])
  return [...Map.groupBy(split, ([, situation]) => situation)]
    .map(([situation, held]) => `${held.map(([operation]) => `\`${operation}\``).join(', ')} ${situation}`)
    .join('; ')
}

const INTRODUCTION = `# Promises that types can’t make

A server may obey the document’s types and still be wrong: it must keep these promises too. \`npm run full -- contracts\` breaks
each in the mock, to show that it is checked. \`npm run contracts:write\` generates this page.

## Checked by journeys
`

const INTERACTIONS = `## Checked by interactions of the pact

Each has the operations, status and name of its interactions.
`

export function stalePromises(pact: Pact): string[] {
  const committed = existsSync(PROMISES) ? readFileSync(PROMISES, 'utf8') : ''
  return promisesPage(pact) === committed ? [] : ['PROMISES.md is stale: npm run contracts:write']
}
