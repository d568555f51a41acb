import { coverage } from '../checks/coverage.ts'
import { defaults } from '../checks/defaults.ts'
import { conformance } from '../checks/conformance.ts'
import { stale } from '../checks/stale.ts'
import { states } from '../checks/states.ts'
import type { Document } from '../document.ts'
import { GAPS } from '../exceptions.ts'
import { INVALID, merged, type Interaction, type Pact } from '../pact.ts'
import { commandOfReadme } from '../verify.ts'
import type { Mutation } from './mutation.ts'

type Known = { pact: Pact; document: Document; table: string; readme: string }

/** Plants faults in the pact, its lists and its Markdown pages, and returns what the checks report. */
export async function pactMutations({ pact, document, table, readme }: Known): Promise<Mutation[]> {
  const [first, ...others] = pact.interactions
  if (!first) return []
  const withFirst = (change: Partial<Interaction>): Pact => ({
    ...pact,
    interactions: [{ ...first, ...change }, ...others],
  })
  return [
    mutation(
      'the pact is not written again',
      'stale pact',
      stale(merged().replace('"max_price": 2150.5', '"max_price": 2151')),
    ),
    mutation(
      'two interactions have one name',
      'merge',
      problemOf(() => merged([first, first])),
    ),
    mutation(
      'a state that nobody wrote down',
      'states',
      states(withFirst({ providerStates: [{ name: 'the moon is full' }] }), table),
    ),
    mutation(
      'a parameter of a state that nobody wrote down',
      'states',
      states(withFirst({ providerStates: [{ name: 'no token is valid', params: { colour: 'red' } }] }), table),
    ),
    mutation('a state that the mock does not have', 'states', states(pact, table, ['a user is signed in'])),
    mutation('an interaction without a state', 'states', states(withFirst({ providerStates: [] }), table)),
    mutation(
      'a gap that is none any more',
      'coverage',
      coverage(pact, document, { ...GAPS, 'getPlan 200': 'later' }).problems,
    ),
    mutation(
      'a gap that the document does not declare',
      'coverage',
      coverage(pact, document, { ...GAPS, 'getPlan 402': 'later' }).problems,
    ),
    mutation(
      'a request that leaves its page size to the server',
      'defaults',
      defaults(withoutPageSize(pact), document),
    ),
    mutation(
      'a bad request that the document allows',
      'conformance',
      await conformance({ ...pact, interactions: [{ ...first, comments: { text: [INVALID] } }] }, document),
    ),
    mutation(
      'the README names another version of the verifier',
      'readme',
      problemOf(() => commandOfReadme(readme.replace(/(pact-cli)@[\d.]+/, '$1@17.0.0'))),
    ),
  ]
}

const withoutPageSize = (pact: Pact): Pact => ({
  ...pact,
  interactions: pact.interactions.map((one) => {
    const { page_size: _, ...query } = one.request.query ?? {}
    return { ...one, request: { ...one.request, query } }
  }),
})

function mutation(fault: string, check: string, [says]: string[]): Mutation {
  return { where: 'pact', fault, caughtBy: says === undefined ? [] : [{ check, says }] }
}

function problemOf(work: () => unknown): string[] {
  try {
    work()
    return []
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)]
  }
}
