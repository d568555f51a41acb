import { inWords } from '../changes/report.ts'
import { breakingChanges } from '../changes/rules.ts'
import { conformance } from '../checks/conformance.ts'
import { coverage } from '../checks/coverage.ts'
import { errorCodes } from '../checks/error-codes.ts'
import { examplePrices } from '../checks/texts.ts'
import { allOperations, type Document } from '../document.ts'
import { GAPS } from '../exceptions.ts'
import type { Pact } from '../pact.ts'
import { documentFaults, type DocumentFault } from './document-faults.ts'
import type { Mutation } from './mutation.ts'

/** Plants faults in the document only, and returns what the checks report. */
export const documentMutations = (pact: Pact, document: Document): Promise<Mutation[]> =>
  Promise.all(
    documentFaults.map(async (fault) => ({
      where: 'document',
      fault: fault.name,
      caughtBy: await caughtBy(fault, pact, document),
    })),
  )

async function caughtBy(
  { operation, plant }: DocumentFault,
  complete: Pact,
  before: Document,
): Promise<Mutation['caughtBy']> {
  const after = structuredClone(before)
  plant(after)
  // Only this operation's part, which is much faster. It must pass without the fault.
  const pact = {
    ...complete,
    interactions: complete.interactions.filter(({ description }) => description.startsWith(`${operation} `)),
  }
  const gaps = Object.fromEntries(Object.entries(GAPS).filter(([gap]) => gap.startsWith(`${operation} `)))
  const [old, now] = [only(before, operation), only(after, operation)]
  const [wrongPact] = await conformance(pact, now)
  const [uncovered] = coverage(pact, now, gaps).problems
  const [text] = [...errorCodes(pact, now), ...examplePrices(after)]
  const [change] = inWords(breakingChanges(old, now))
  return [
    ...(wrongPact === undefined ? [] : [{ check: 'conformance', says: wrongPact }]),
    ...(uncovered === undefined ? [] : [{ check: 'coverage', says: uncovered }]),
    ...(text === undefined ? [] : [{ check: 'texts and examples', says: text }]),
    ...(change === undefined ? [] : [{ check: 'document changes', says: change }]),
  ]
}

/** The document reduced to one operation. */
function only(document: Document, operation: string): Document {
  const paths = allOperations(document)
    .filter(([, , { operationId }]) => operationId === operation)
    .map(([path, method, found]) => [path, { [method]: found }] as const)
  return { ...document, paths: Object.fromEntries(paths) }
}
