import { allOperations, nodesOf, resolved, type Document, type JsonSchema } from '../document.ts'

type Node = JsonSchema & { description?: string; properties?: Record<string, Node> }
type Examples<Value> = Record<string, { value: Value }>

/** Every field must have a description, with an example ("such as `24.5`") where its type doesn't show its values. */
export function undescribed({ components = {} }: Document): string[] {
  const problems: string[] = []
  for (const [at, node] of nodesOf(components.schemas, '#/components/schemas')) {
    if (/\/(if|then|else)(\/|$)/.test(at)) continue
    for (const [name, field] of Object.entries((node as Node).properties ?? {})) {
      const { $ref = '' } = field as { $ref?: string }
      const whole: Node = { ...components.schemas?.[$ref.split('/').at(-1)!], ...field }
      if (!whole.description) problems.push(`${at}/${name}: no description`)
      else if (isOpen(whole) && !/\bsuch as\b/i.test(whole.description)) problems.push(`${at}/${name}: no example`)
    }
  }
  return problems
}

const isOpen = ({ type, format, ...rest }: Node) =>
  [type].flat().some((one) => one === 'string' || one === 'number' || one === 'integer') &&
  format !== 'binary' &&
  !['enum', 'const', 'default', 'x-extensible-enum'].some((key) => key in rest)

/**
 * A plan must cost the same in all examples: in rupees for the plan and the payment request, times 100 in the order.
 */
export function examplePrices(document: Document): string[] {
  const find = (id: string) =>
    resolved(document, allOperations(document).find(([, , one]) => one.operationId === id)![2])
  const first = (examples: unknown) => Object.values(examples as Examples<{ amount: number }>)[0]!.value.amount
  const of = (media: unknown) => first((media as { examples: unknown }).examples)
  const [plan, payment] = [find('getPlan'), find('createPayment')]
  const price = of(plan.responses['200']!.content!['application/json'])
  const asked = of(payment.requestBody!.content['application/json'])
  const ordered = of(payment.responses['201']!.content!['application/json'])
  return [
    ...(asked === price ? [] : [`createPayment: its example asks for ₹${asked}, the plan costs ₹${price}`]),
    ...(ordered === asked * 100 ? [] : [`createPayment: its example orders ${ordered} paise for ₹${asked}`]),
  ]
}
