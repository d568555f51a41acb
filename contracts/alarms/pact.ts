import { coverage } from '../checks/coverage.ts'
import { conformance } from '../checks/conformance.ts'
import { stale } from '../checks/stale.ts'
import { states } from '../checks/states.ts'
import type { Document } from '../document.ts'
import { GAPS } from '../exceptions.ts'
import { merged, type Interaction, type Pact } from '../pact.ts'
import { commandOfReadme } from '../verify.ts'
import type { Alarm } from './alarm.ts'

type Known = { pact: Pact; document: Document; table: string; readme: string }

/** What the checks say when the pact, its lists or its papers are not kept up. */
export async function pactAlarms({ pact, document, table, readme }: Known): Promise<Alarm[]> {
  const [first, ...others] = pact.interactions
  if (!first) return []
  const withFirst = (change: Partial<Interaction>): Pact => ({
    ...pact,
    interactions: [{ ...first, ...change }, ...others],
  })
  const alone = { ...pact, interactions: [first] }
  return [
    alarm(
      'the pact is not written again',
      'stale pact',
      stale(merged().replace('"max_price": 2150.5', '"max_price": 2151')),
    ),
    alarm(
      'two interactions have one name',
      'merge',
      problemOf(() => merged(undefined, [first])),
    ),
    alarm(
      'a state that nobody wrote down',
      'states',
      states(withFirst({ providerStates: [{ name: 'the moon is full' }] }), table),
    ),
    alarm(
      'a parameter of a state that nobody wrote down',
      'states',
      states(withFirst({ providerStates: [{ name: 'no token is valid', params: { colour: 'red' } }] }), table),
    ),
    alarm('a state that the mock does not have', 'states', states(pact, table, ['a user is signed in'])),
    alarm('an interaction without a state', 'states', states(withFirst({ providerStates: [] }), table)),
    alarm(
      'a gap that is none any more',
      'coverage',
      coverage(pact, document, { ...GAPS, 'getPlan 200': 'later' }).problems,
    ),
    alarm(
      'a gap that the document does not declare',
      'coverage',
      coverage(pact, document, { ...GAPS, 'getPlan 402': 'later' }).problems,
    ),
    alarm(
      'a bad request that the document allows',
      'conformance',
      await conformance(alone, document, [first.description]),
    ),
    alarm(
      'the README names another version of the verifier',
      'readme',
      problemOf(() => commandOfReadme(readme.replace(/(pact-cli)@[\d.]+/, '$1@17.0.0'))),
    ),
  ]
}

function alarm(fault: string, check: string, [says]: string[]): Alarm {
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
