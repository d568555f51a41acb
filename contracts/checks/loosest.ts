import { stepsOf, type Interaction } from '../pact.ts'

/**
 * The loosest replies that the pact allows: null or the last of several choices where allowed, and no rows where
 * allowed. If the document forbids one of them, a rule of the pact is too loose.
 */
export function loosest(interaction: Interaction): Interaction[] {
  const { response, description } = interaction
  const rules = Object.entries(response.matchingRules?.body ?? {})
  const variant = (name: string, valueOf: (matchers: Matcher[]) => { is: unknown } | undefined): Interaction[] => {
    const changes = rules.flatMap(([path, { matchers }]) => {
      const value = valueOf(matchers)
      return value ? [{ path, value: value.is }] : []
    })
    if (!response.body || changes.length === 0) return []
    const content = structuredClone(response.body.content)
    for (const { path, value } of changes) setAt(content, stepsOf(path), value)
    return [
      {
        ...interaction,
        description: `${description} (${name})`,
        response: { ...response, body: { ...response.body, content } },
      },
    ]
  }
  return [...variant('null and other choices', nullOrLast), ...variant('without rows', noRows)]
}

type Matcher = { match: string; regex?: string; min?: number }

function nullOrLast(matchers: Matcher[]) {
  if (matchers.some(({ match }) => match === 'null')) return { is: null }
  const choices = matchers.map(({ regex }) => /^\^\(([\w|]+)\)\$$/.exec(regex ?? '')?.[1]?.split('|')).find(Boolean)
  return choices && { is: choices.at(-1) }
}

const noRows = (matchers: Matcher[]) => (matchers.some(({ min }) => min === 0) ? { is: [] } : undefined)

function setAt(node: unknown, [step, ...rest]: string[], value: unknown): void {
  if (typeof node !== 'object' || node === null || step === undefined) return
  const inside = node as Record<string, unknown>
  for (const key of step === '*' ? Object.keys(inside) : [step]) {
    if (rest.length > 0) setAt(inside[key], rest, value)
    else if (key in inside) inside[key] = value
  }
}
