import { problemTexts, refusalTexts } from '../../mock-server/failure-texts.ts'
import { merged, operationsOf, referred, type Document, type Schema } from './operations.ts'

const LANGUAGES = { en: '', hi: 'Hindi', mr: 'Marathi' } as const
type Example = { $ref?: string; value: { errors?: object } }
type Refusal = {
  description: string
  content: { 'application/json': { schema: object; examples: Record<string, Example> } }
}
type Operation = {
  parameters?: { $ref?: string; name?: string }[]
  requestBody?: { content: Record<string, { schema: Schema }> }
  responses: Record<string, Refusal | { $ref?: string }>
}
type Bundle = Document & { components: { responses: Record<string, Refusal> } }

/**
 * Adapts the bundle for readers outside the repository. Removes references to its rules (`§board.6`) and gives
 * operations that share refusals of input an example with a field of their own.
 */
export function forReaders(bundle: object): object {
  const text = JSON.stringify(bundle)
    .replaceAll(/(?:\\n| )Rules: \u00A7[^"\\]*?\.(?=\\n|")/g, '')
    .replaceAll(/,? ?\(\u00A7[^)]*\)/g, '')
  const document = JSON.parse(text) as Bundle
  const shared = new Set<string>()
  const found = <Part extends { $ref?: string }>(part: Part): Part =>
    part.$ref ? (referred(document, part.$ref) as Part) : part

  for (const [, , each] of operationsOf(document)) {
    const operation = each as unknown as Operation
    const reply = operation.responses['400']
    if (!reply || !('$ref' in reply) || !reply.$ref) continue
    shared.add(reply.$ref.split('/').at(-1)!)
    const { description, content } = referred(document, reply.$ref) as Refusal
    const body = Object.values(operation.requestBody?.content ?? {})[0]?.schema
    const sent = body ? merged(found(body), found) : {}
    const parameters = (operation.parameters ?? []).map((one) => found(one).name!)
    const fields = new Set([...parameters, ...Object.keys(sent.properties ?? {})])
    const { schema, examples } = content['application/json']
    const others = Object.entries(examples).filter(([, one]) => {
      const { value } = found(one)
      return Object.keys(value.errors ?? {}).every((name) => fields.has(name))
    })
    const needed = body && found(body).required?.at(-1)
    const field = needed ?? ['page', 'limit', '_t'].find((name) => fields.has(name)) ?? 'X-user-lang'
    const own = others.length > 0 && others[0]![0] === Object.keys(examples)[0] ? [] : refusalsOf(field)
    const all = Object.fromEntries([...own, ...others]) as Record<string, Example>
    operation.responses['400'] = { description, content: { 'application/json': { schema, examples: all } } }
  }
  for (const name of shared) delete document.components.responses[name]
  return document
}

/** Examples of a refusal because of this field, in three languages. */
function refusalsOf(field: string): [string, Example & { summary: string }][] {
  return Object.entries(LANGUAGES).map(([key, name]) => {
    const lang = key as keyof typeof LANGUAGES
    const said = (code: keyof typeof problemTexts, limit = '') => problemTexts[code][lang].replace('{limit}', limit)
    const limits: Record<string, string> = {
      page: said('min', '1'),
      limit: said('min', '1'),
      _t: said('min', '0'),
      'X-user-lang': said('choice', 'en, hi, mr'),
    }
    const problem = limits[field] ?? said(field in problemTexts ? (field as 'otp') : 'required')
    const value = { message: refusalTexts.invalid[lang], error: 'invalid', errors: { [field]: [problem] } }
    return [`badInput${name}`, { summary: `A field was refused${name && `, in ${name}`}`, value }]
  })
}
