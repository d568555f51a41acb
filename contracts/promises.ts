import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { providerFaults } from './mutations/provider-faults.ts'
import { ROOT } from './files.ts'
import type { Pact } from './pact.ts'

export const PROMISES = join(ROOT, 'contracts/PROMISES.md')

/**
 * PROMISES.md: what a server promises beyond the types of the document. Each row has the interactions that hold it and the
 * fault that shows that they do: `npm run contracts -- mutations` plants it, and fails unless exactly these notice.
 */
export function promisesPage({ interactions }: Pact): string {
  const rows = providerFaults.flatMap(({ name, promise, interactions: which }) => {
    if (promise === undefined) return []
    const held = interactions.map(({ description }) => description).filter((one) => new RegExp(`^${which}`).test(one))
    if (held.length === 0) throw new Error(`No interaction holds "${promise}": none is called ${which}`)
    return [[promise, held.map((one) => `\`${one}\``).join('<br>'), name]]
  })
  const line = (row: string[]) => `| ${row.join(' | ')} |`
  const head = line(['What is promised', 'The interaction that holds it', 'The fault that it notices'])
  const rule = line(['---', '---', '---'])
  return `${INTRODUCTION}\n${[head, rule, ...rows.map(line)].join('\n')}\n`
}

const INTRODUCTION = `# Promises that types can’t make

A server can send what the document’s types allow and still be wrong: prices per kg where a quintal is meant, a contact that
nobody paid for. Here is every such promise, with the interactions of the pact that hold it by value, under a state that says
what the value must be, and the fault that shows it: \`npm run contracts -- mutations\` plants each in the mock, and fails unless
the interactions notice. Written by \`npm run contracts:write\` from
[mutations/naive-faults.ts](mutations/naive-faults.ts), and checked in every run.
`

export function stalePromises(pact: Pact): string[] {
  const committed = existsSync(PROMISES) ? readFileSync(PROMISES, 'utf8') : ''
  return promisesPage(pact) === committed ? [] : ['PROMISES.md is stale: npm run contracts:write']
}
