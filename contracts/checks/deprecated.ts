import { addressOf, allOperations, nodesOf, resolved, type Document } from '../document.ts'

/** Days that a deprecated operation must keep working, because apps stay installed. */
const NOTICE = 90
const DAY = 86_400_000

type Marked = { deprecated?: boolean; description?: string; headers?: object }
const dayIn = ({ description = '' }: Marked) => /\b20\d\d-\d\d-\d\d\b/.exec(description)?.[0]
const marked = (node: object) => node as Marked

/**
 * A deprecation must state the day from which the thing may be removed; replies must say so too (`Sunset`, RFC 8594).
 */
export function deprecations(document: Document): string[] {
  const problems: string[] = []
  for (const [at, node] of nodesOf(document))
    if (marked(node).deprecated === true && !dayIn(marked(node)))
      problems.push(`${at}: is deprecated, and its description names no day`)
  for (const found of allOperations(document)) {
    if (!marked(found[2]).deprecated) continue
    for (const [status, response] of Object.entries(resolved(document, found[2]).responses)) {
      const isTold = Object.keys(marked(response).headers ?? {}).some((name) => name.toLowerCase() === 'sunset')
      if (status.startsWith('2') && !isTold)
        problems.push(`${addressOf(found)}: is deprecated, and its reply ${status} has no \`Sunset\``)
    }
  }
  return problems
}

/** Operations may be removed only after the announced day, and that day must have been announced long enough before. */
export function removals(before: Document, after: Document, today = new Date()): string[] {
  const now = new Map(allOperations(after).map((one) => [addressOf(one), marked(one[2])]))
  const inDays = (day: string) => (Date.parse(day) - today.getTime()) / DAY
  return allOperations(before).flatMap((found) => {
    const [address, was] = [addressOf(found), marked(found[2])]
    const is = now.get(address)
    const [told, day] = [was.deprecated && dayIn(was), is?.deprecated && dayIn(is)]
    if (!is && !told) return [`${address}: is gone, and was never deprecated (contracts/README.md, Versions)`]
    if (!is && told && inDays(told) > 0) return [`${address}: is gone before ${told}, the day that was said`]
    if (day && day !== told && inDays(day) < NOTICE - 1)
      return [`${address}: may be gone from ${day} on: apps need at least ${NOTICE} days`]
    return []
  })
}
