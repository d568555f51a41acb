import { expect, test } from 'vitest'
import { compare } from '../../contracts/changes/compare.ts'
import { allOperations, bundle, resolved, type Document, type JsonSchema } from '../../contracts/document.ts'

const document = bundle()

/** Each operation alone, its references resolved, and what it takes where nothing is sent. */
const defaults = allOperations(document).flatMap(([path, method, operation]) => {
  const whole = resolved(document, operation)
  const alone: Document = { ...document, paths: { [path]: { [method]: whole } } }
  const of = (changed: Document) => changed.paths[path]![method]!
  const parameters = (whole.parameters ?? []).flatMap(({ name, schema }, index) =>
    'default' in schema ? [{ name, find: (one: Document) => of(one).parameters![index]!.schema }] : [],
  )
  const fields = Object.entries(whole.requestBody?.content ?? {}).flatMap(([type, { schema }]) =>
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
  return compare(alone, after).filter(({ breaking }) => breaking)
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
  expect(other.map(({ says }) => says)).toEqual([expect.stringContaining(name)])
  const none = planted(alone, find, (schema) => delete schema['default'])
  expect(none).toHaveLength(1)
})
