import { merged, referred } from './operations.ts'

type Node = { [key: string]: unknown }

/** Keywords that 3.0 lacks. People read these rules in the descriptions, programs in the 3.1 document. */
const UNKNOWN = new Set(['if', 'then', 'else', 'dependentRequired', 'unevaluatedProperties', 'jsonSchemaDialect'])
/** Keys that contain data, whose fields must not be read as keywords. */
const DATA = new Set(['value', 'example', 'x-enumDescriptions'])

/**
 * The document as OpenAPI 3.0.3, for tools that don't support 3.1: the same operations and fields, with fewer rules.
 */
export function lowered(document: object): object {
  const { info, ...rest } = withoutTwins(document) as { info: Node }
  const { summary: _, ...about } = info

  const lower = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(lower)
    if (typeof value !== 'object' || value === null) return value
    const node = schema(value as Node)
    return Object.fromEntries(
      Object.entries(node)
        .filter(([key]) => !UNKNOWN.has(key))
        .map(([key, inner]) => [key, DATA.has(key) ? inner : lower(inner)]),
    )
  }

  /** Converts one schema to 3.0. Objects that aren't schemas pass through, because they have none of these keywords. */
  function schema(node: Node): Node {
    const { const: only, exclusiveMinimum, ...others } = node
    // OpenAPI Generator generates code that doesn't compile for an enum with one boolean.
    if (typeof only === 'boolean') return schema(others)
    if (only !== undefined) return schema({ ...others, enum: [only] })
    if (typeof exclusiveMinimum === 'number')
      return schema({ ...others, minimum: exclusiveMinimum, exclusiveMinimum: true })
    if ('enum' in node && 'pattern' in node) {
      const { pattern: _, ...choice } = node // an enum needs no pattern
      return schema(choice)
    }
    const { type } = node
    // OpenAPI Generator misreads the number type of such a default, and mishandles properties next to `allOf`.
    if (type === 'number' && 'default' in node) {
      const { default: _, ...open } = node
      return schema(open)
    }
    if (Array.isArray(node['allOf']) && node['properties']) {
      const { type, required, properties, allOf, ...about } = node
      return { ...about, allOf: [...(allOf as Node[]), { type, required, properties }] }
    }
    if (Array.isArray(type)) return orNull({ ...node, type: (type as string[]).find((one) => one !== 'null') })
    if (type === 'null') return orNull({ ...node, type: 'object' })
    for (const key of ['oneOf', 'anyOf'] as const) {
      const choices = node[key]
      if (!Array.isArray(choices)) continue
      const rest = (choices as Node[]).filter((choice) => choice['type'] !== 'null')
      const { [key]: _, ...own } = node
      if (rest.length === choices.length && rest.every(({ type }) => type === 'string'))
        return { ...own, type: 'string', ...longest(rest) }
      if (rest.length === choices.length) continue
      const [first = {}] = rest
      if (rest.length > 1) return { ...own, [key]: rest, nullable: true }
      // As one object, because a part that is an object refuses null, whatever its siblings say.
      return orNull({ ...merged(target(first), target), ...own })
    }
    if (typeof node['$ref'] === 'string' && Object.keys(node).length > 1) {
      const { $ref, ...beside } = node
      return 'in' in beside ? node : { ...beside, allOf: [{ $ref }] }
    }
    return node
  }

  const target = (node: Node): Node => {
    const { $ref } = node
    return schema(typeof $ref === 'string' ? (referred(rest, $ref) as Node) : node)
  }

  return { ...(lower(rest) as object), openapi: '3.0.3', info: about }
}

/**
 * Renames schemas that would collide in Go, where all exported names share one namespace and are capitalized:
 * `createPayment` takes a `CreatePayment`, and two enums have a `farmer`.
 */
function withoutTwins(document: object): object {
  const { paths, components } = document as Record<'paths' | 'components', Record<string, Record<string, Node>>>
  const operations = new Set(
    Object.values(paths).flatMap((path) => Object.values(path).map(({ operationId }) => operationId)),
  )
  const named = (name: string) => (operations.has(name[0]!.toLowerCase() + name.slice(1)) ? `${name}Body` : name)
  const valuesOf = (schema: Node) => (schema['enum'] ?? []) as string[]
  const all = Object.values(components['schemas']!).map(valuesOf)
  const distinct = (name: string, schema: Node): Node => {
    const own = valuesOf(schema)
    const isPart =
      own.length > 0 && all.some((some) => some.length > own.length && own.every((one) => some.includes(one)))
    return isPart ? { ...schema, 'x-enum-varnames': own.map((one) => `${name}_${one}`.toUpperCase()) } : schema
  }
  const schemas = Object.entries(components['schemas']!).map(([name, schema]) => [named(name), distinct(name, schema)])
  const renamed = { ...document, components: { ...components, schemas: Object.fromEntries(schemas) as Node } }
  return JSON.parse(
    JSON.stringify(renamed).replaceAll(/(?<="\$ref":"#\/components\/schemas\/)\w+(?=")/g, named),
  ) as object
}

/** Length limit of a union of strings: that of its longest member. */
function longest(texts: Node[]): Node {
  const lengths = texts.flatMap(({ maxLength }) => (typeof maxLength === 'number' ? maxLength : []))
  return lengths.length > 0 ? { maxLength: Math.max(...lengths) } : {}
}

/** `nullable` only works next to a `type`, and some generators can't handle an enum of texts or null. */
function orNull(node: Node): Node {
  const { enum: _, ...free } = node
  return { ...free, type: node['type'] ?? 'object', nullable: true }
}
