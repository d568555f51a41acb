import { allOperations, operationAt, type Document } from '../document.ts'
import { GAPS } from '../exceptions.ts'
import type { Pact } from '../pact.ts'

/** Every status of every operation has an interaction or is listed as a deliberate gap. */
export function coverage(pact: Pact, document: Document, gaps: object = GAPS): { problems: string[]; summary: string } {
  const covered = new Set(
    pact.interactions.map(({ request, response }) => {
      const found = operationAt(document, request.method, request.path)
      return `${found?.[2].operationId} ${response.status}`
    }),
  )
  const declared = allOperations(document).flatMap(([, , { operationId, responses }]) =>
    Object.keys(responses).map((status) => `${operationId} ${status}`),
  )
  const open = new Set(Object.keys(gaps))
  return {
    problems: [
      ...declared.filter((one) => !covered.has(one) && !open.has(one)).map((one) => `${one}: no interaction`),
      ...[...open]
        .filter((one) => covered.has(one))
        .map((one) => `${one}: has an interaction, so it is no gap any more`),
      ...[...open]
        .filter((one) => !declared.includes(one))
        .map((one) => `${one}: a gap that the document does not declare`),
    ],
    summary: `${pact.interactions.length} interactions; ${declared.filter((one) => covered.has(one)).length} of ${declared.length} statuses of ${allOperations(document).length} operations, ${open.size} deliberate gaps`,
  }
}
