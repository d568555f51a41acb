import { nodesOf, type Document, type JsonSchema } from '../document.ts'

/** Units in descriptions. A unit that is only in words can change unnoticed. */
const IN_WORDS = /\b(rupees|paise|per kg|per quintal|quintals|milliseconds|days left)\b/i

/** Every number with a unit must state it for programs (`x-unit`) and in the same words for people. */
export function units(document: Document): string[] {
  const problems: string[] = []
  for (const [at, node] of nodesOf(document)) {
    const { type, description = '', 'x-unit': unit } = node as JsonSchema & { description?: unknown }
    const isNumber = [type].flat().some((one) => one === 'number' || one === 'integer')
    const says = typeof description === 'string' ? description : ''
    if (isNumber && unit === undefined && ([type].flat().includes('number') || IN_WORDS.test(says)))
      problems.push(`${at}: a number without \`x-unit\``)
    if (typeof unit === 'string' && says && !says.toLowerCase().includes(unit.replace(/^the field /, '')))
      problems.push(`${at}: is in ${unit}, which its description does not say`)
  }
  return problems
}
