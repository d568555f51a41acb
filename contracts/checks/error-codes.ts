import { allOperations, resolved, type Document, type JsonSchema } from '../document.ts'
import type { Pact } from '../pact.ts'

type Refusal = { error?: string }
type Examples = Record<string, { value: Refusal }>
type Described = { description?: string; content?: Record<string, { examples?: Examples }> }

/**
 * Checks that `x-errors` lists the operation's own error codes. Each must be a code of the document and have an example
 * there. Texts, examples and interactions of the pact may use no others, except codes tied to a status (`x-anywhere`).
 */
export function errorCodes({ interactions }: Pact, document: Document): string[] {
  const codes = document.components?.schemas?.['ErrorCode']
  const [known, anywhere] = [codes?.enum, codes?.['x-anywhere']] as [string[], string[]]
  const operations = allOperations(document).map(([, , operation]) => {
    const {
      operationId,
      description = '',
      responses,
      ...rest
    } = resolved(document, operation) as typeof operation & {
      description?: string
    }
    const replies = Object.values(responses) as Described[]
    const texts = [description, ...replies.map((reply) => reply.description ?? '')].join('\n')
    const examples = replies
      .flatMap(({ content = {} }) => Object.values(content))
      .flatMap((media) => Object.values(media.examples ?? {}).flatMap(({ value }) => value?.error ?? []))
    return {
      operationId,
      own: ((rest as JsonSchema)['x-errors'] ?? []) as string[],
      named: [...texts.matchAll(/`error: (\w+)`/g)].map(([, code]) => code!),
      examples,
      promised: interactions
        .filter((one) => one.description.startsWith(`${operationId} `))
        .flatMap(({ response }) => (response.body?.content as Refusal | undefined)?.error ?? []),
    }
  })
  return operations.flatMap(({ operationId, own, named, examples, promised }) => {
    const isAllowed = (code: string) => known.includes(code) && (own.includes(code) || anywhere.includes(code))
    return [
      ...own.filter((code) => !known.includes(code)).map((code) => `x-errors has \`${code}\`, which is no code`),
      ...own.filter((code) => !examples.includes(code)).map((code) => `\`${code}\` has no example`),
      ...named.filter((code) => !isAllowed(code)).map((code) => `its text names \`${code}\`, which it does not answer`),
      ...examples
        .filter((code) => !isAllowed(code))
        .map((code) => `an example has \`${code}\`, which it does not answer`),
      ...promised
        .filter((code) => !isAllowed(code))
        .map((code) => `the pact has \`${code}\`, which it does not answer`),
    ].map((problem) => `${operationId}: ${problem}`)
  })
}
