import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { allOperations, type Document, type JsonSchema } from '../document.ts'
import { ROOT } from '../files.ts'
import { stepsOf } from '../pact.ts'

/** The line of the document that declares this location of the reply (`$.results[0].unit`), or else the operation. */
export function lineOf(document: Document, operation: string, status: number, place?: string): string | undefined {
  const [, , found] = allOperations(document).find(([, , { operationId }]) => operationId === operation) ?? []
  const schema = found?.responses[String(status)]?.content?.['application/json']?.schema
  const field = schema && place !== undefined ? fieldAt(document, schema, stepsOf(place)) : undefined
  return (field && lineOfField(field)) ?? lineWith('paths', new RegExp(`^ +operationId: ${operation}$`))
}

type Field = { schema: string; property?: string }

/** The last field of the path, with the named schema that declares it. */
function fieldAt(document: Document, schema: JsonSchema, steps: string[], named?: string): Field | undefined {
  const { $ref } = schema as { $ref?: string }
  if ($ref) {
    const name = $ref.split('/').at(-1) ?? ''
    const target = document.components?.schemas?.[name]
    return target && fieldAt(document, target, steps, name)
  }
  const [step, ...rest] = steps
  const here = named === undefined ? undefined : { schema: named }
  if (step === undefined) return here
  if (/^(\d+|\*)$/.test(step) && schema.items) return fieldAt(document, schema.items, rest, named) ?? here
  const property = schema.properties?.[step]
  if (property) {
    const own = named === undefined ? undefined : { schema: named, property: step }
    return (rest.length > 0 && fieldAt(document, property, rest)) || own
  }
  const {
    allOf = [],
    oneOf = [],
    anyOf = [],
    additionalProperties,
  } = schema as Record<string, JsonSchema[] | undefined>
  for (const part of [...allOf, ...oneOf, ...anyOf]) {
    const inside = fieldAt(document, part, steps, named)
    if (inside?.property) return inside
  }
  const others = additionalProperties as JsonSchema | undefined
  return (typeof others === 'object' && fieldAt(document, others, rest, named)) || here
}

function lineOfField({ schema, property }: Field): string | undefined {
  const start = new RegExp(`^${schema}:`)
  const inside = property === undefined ? undefined : new RegExp(`^    ${property}:`)
  return lineWith('schemas', start, inside) ?? lineWith('schemas', start)
}

/** The first line that matches `start`, or the first match of `inside` in the indented lines below it. */
function lineWith(folder: 'paths' | 'schemas', start: RegExp, inside?: RegExp): string | undefined {
  for (const name of readdirSync(join(ROOT, 'openapi', folder)).sort()) {
    const file = `openapi/${folder}/${name}`
    const lines = readFileSync(join(ROOT, file), 'utf8').split('\n')
    const from = lines.findIndex((line) => start.test(line))
    if (from < 0) continue
    const below = lines.slice(from + 1)
    const end = below.findIndex((line) => /^\S/.test(line))
    const at = inside ? below.slice(0, end < 0 ? undefined : end).findIndex((line) => inside.test(line)) : -1
    if (inside && at < 0) continue
    return `${file}:${inside ? from + at + 2 : from + 1}`
  }
  return undefined
}
