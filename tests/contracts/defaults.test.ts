import { expect, test } from 'vitest'
import { breakingChanges } from '../../contracts/changes/rules.ts'
import { defaults as leftToServer } from '../../contracts/checks/defaults.ts'
import { allOperations, readDocument, resolved, type Document, type JsonSchema } from '../../contracts/document.ts'
import { UNSENT } from '../../contracts/exceptions.ts'
import { readPact, type Interaction } from '../../contracts/pact.ts'

const document = readDocument()

/** The default of each parameter and field, with its operation alone and resolved. */
const defaults = allOperations(document).flatMap(([path, method, operation]) => {
  const dereferenced = resolved(document, operation)
  const alone: Document = { ...document, paths: { [path]: { [method]: dereferenced } } }
  const of = (changed: Document) => changed.paths[path]![method]!
  const parameters = (dereferenced.parameters ?? []).flatMap(({ name, schema }, index) =>
    'default' in schema ? [{ name, find: (one: Document) => of(one).parameters![index]!.schema }] : [],
  )
  const fields = Object.entries(dereferenced.requestBody?.content ?? {}).flatMap(([type, { schema }]) =>
    Object.entries(schema?.properties ?? {}).flatMap(([name, property]) =>
      'default' in property
        ? [{ name, find: (one: Document) => of(one).requestBody!.content[type]!.schema!.properties![name]! }]
        : [],
    ),
  )
  return [...parameters, ...fields].map(({ name, find }) => ({ operation: operation.operationId, alone, name, find }))
})

const planted = (alone: Document, find: (one: Document) => JsonSchema, plant: (schema: JsonSchema) => void) => {
  const after = structuredClone(alone)
  plant(find(after))
  return breakingChanges(alone, after)
}

test('page, page size, language and the like have a default', () => {
  const names = new Set(defaults.map(({ name }) => name))
  expect([...names].toSorted()).toEqual([
    'X-user-lang',
    'contact_preference',
    'limit',
    'minimum_expected_price',
    'offset',
    'page',
    'page_size',
    'pagination',
  ])
})

test.each(defaults)('$operation: another default of $name breaks, and so does none', ({ name, alone, find }) => {
  const other = planted(alone, find, (schema) => (schema['default'] = 'another'))
  expect(other).toEqual([expect.stringContaining(name)])
  const none = planted(alone, find, (schema) => delete schema['default'])
  expect(none).toHaveLength(1)
})

const pact = readPact()
/** The pact with one request changed. */
const asking = (description: string, change: (request: Interaction['request']) => Partial<Interaction['request']>) => ({
  ...pact,
  interactions: pact.interactions.map((one) =>
    one.description === description ? { ...one, request: { ...one.request, ...change(one.request) } } : one,
  ),
})

test('the app leaves nothing to a default of the server but what its list says', () => {
  expect(leftToServer(pact, document)).toEqual([])
})

test.each([
  ['listGlobalEnquiries 200: similar ones', 'page_size', () => ({ query: { sub_category: ['1'], page: ['1'] } })],
  ['getPlan 200: the premium plan', 'X-user-lang', () => ({ headers: {} })],
  [
    'createEnquiry 201: a product of the catalogue, with a photo',
    'contact_preference',
    ({ body }: Interaction['request']) => ({
      body: { ...body!, content: btoa(atob(String(body!.content)).replace('"contact_preference"', '"other"')) },
    }),
  ],
])('%s: that leaves %s to the server', (description, name, change) => {
  expect(leftToServer(asking(description, change), document)).toEqual([
    `${description}: leaves \`${name}\` to the server’s default`,
  ])
})

test('an exception that is none is refused', () => {
  expect(leftToServer(pact, document, { ...UNSENT, 'getPlan X-user-lang': 'later' })).toEqual([
    'getPlan X-user-lang: is always sent, so it is no exception',
  ])
})
