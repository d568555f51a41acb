type Node = { [key: string]: unknown }

/** What 3.0 has no word for; the description says it to people, and the 3.1 document to programs. */
const UNKNOWN = new Set(['if', 'then', 'else', 'dependentRequired', 'unevaluatedProperties', 'jsonSchemaDialect'])
/** Data, whatever its fields are called. */
const DATA = new Set(['value', 'example', 'x-enumDescriptions'])

/** The document as OpenAPI 3.0.3, for tools that stop there: the same operations and fields, with fewer rules. */
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

  /** One schema in words of 3.0; other objects have none of these keywords as texts or lists. */
  function schema(node: Node): Node {
    const { const: only, exclusiveMinimum, ...others } = node
    // Out of a choice of one boolean OpenAPI Generator makes code that does not compile.
    if (typeof only === 'boolean') return schema(others)
    if (only !== undefined) return schema({ ...others, enum: [only] })
    if (typeof exclusiveMinimum === 'number')
      return schema({ ...others, minimum: exclusiveMinimum, 'x-exclusive': true })
    if (node['x-exclusive']) {
      const { 'x-exclusive': _, ...inclusive } = node
      return { ...schema(inclusive), exclusiveMinimum: true }
    }
    if ('enum' in node && 'pattern' in node) {
      const { pattern: _, ...choice } = node // a choice is one already
      return schema(choice)
    }
    const { type } = node
    // OpenAPI Generator takes such a default for another kind of number than the field, and a field beside parts for half of one.
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
      return rest.length > 1 ? { ...own, [key]: rest, nullable: true } : orNull({ ...merged(target(first)), ...own })
    }
    if (typeof node['$ref'] === 'string' && Object.keys(node).length > 1) {
      const { $ref, ...beside } = node
      return 'in' in beside ? node : { ...beside, allOf: [{ $ref }] }
    }
    return node
  }

  /** Parts as one object: a part that is an object refuses null, whatever stands beside it. */
  const merged = ({ allOf, ...own }: Node): Node => {
    if (!Array.isArray(allOf)) return own
    const parts = [...(allOf as Node[]).map((part) => merged(target(part))), own]
    return {
      ...Object.assign({}, ...parts),
      properties: Object.assign({}, ...parts.map(({ properties }) => properties)) as Node,
      required: parts.flatMap(({ required }) => (required ?? []) as string[]),
    }
  }

  const target = (node: Node): Node => {
    const { $ref } = node
    if (typeof $ref !== 'string') return schema(node)
    const found = $ref
      .split('/')
      .slice(1)
      .reduce<unknown>((at, key) => (at as Node)[key], rest)
    return schema(found as Node)
  }

  return { ...(lower(rest) as object), openapi: '3.0.3', info: about }
}

/**
 * Go has one room for all names that others may use, and they begin with a capital letter: `createPayment` takes a
 * `CreatePayment`, and two choices have a `farmer`.
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

/** A choice of texts is a text, as long as the longest of them may be. */
function longest(texts: Node[]): Node {
  const lengths = texts.flatMap(({ maxLength }) => (typeof maxLength === 'number' ? maxLength : []))
  return lengths.length > 0 ? { maxLength: Math.max(...lengths) } : {}
}

/** `nullable` counts beside a `type` only; a choice of texts or null is more than some generators can take. */
function orNull(node: Node): Node {
  const { enum: _, ...free } = node
  return { ...free, type: node['type'] ?? 'object', nullable: true }
}
