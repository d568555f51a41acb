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
 * PROMISES.md: the promises of a server beyond the document's types. Each is a journey or has the interactions that
 * verify it, and at least one planted fault that they detect (`npm run full -- contracts`).
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
    const unproved = held.find((one) => !providerFaults.some((fault) => heldBy(fault).journeys.includes(one)))
    if (unproved) throw new Error(`No fault shows that somebody notices: "${unproved.promise}"`)
    return [`### ${page}\n`, ...held.map(({ promise }) => `- ${promise}`), ''].join('\n')
  })
  return [INTRODUCTION, ...byJourney, '## Checked by interactions of the pact\n', ...byInteraction, ''].join('\n')
}

/** Interactions that differ only in their operation as one: `getFarmer`, `getBuyer` 404. */
function together(descriptions: readonly string[]): string {
  const split = descriptions.map((description) => /^(\w+) (.*)$/.exec(description)!.slice(1) as [string, string])
  return [...Map.groupBy(split, ([, situation]) => situation)]
    .map(([situation, held]) => `${held.map(([operation]) => `\`${operation}\``).join(', ')} ${situation}`)
    .join('; ')
}

const INTRODUCTION = `# Promises that types can’t make

A server may obey the document’s types and still be wrong. This page lists all such promises. \`npm run full -- contracts\` plants faults against each in the
mock, and prints what noticed them; \`npm run contracts:write\` generates the page.

## Checked by journeys of several requests
`

export function stalePromises(pact: Pact): string[] {
  const committed = existsSync(PROMISES) ? readFileSync(PROMISES, 'utf8') : ''
  return promisesPage(pact) === committed ? [] : ['PROMISES.md is stale: npm run contracts:write']
}
