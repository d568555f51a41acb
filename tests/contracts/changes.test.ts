import { describe, expect, test } from 'vitest'
import { compare, saysBreaking } from '../../contracts/changes/compare.ts'
import { differences } from '../../contracts/changes/schema.ts'
import type { Document, JsonSchema } from '../../contracts/document.ts'

const text = { type: 'string' }
const growing = (...values: string[]) => ({ 'x-extensible': true, enum: values })

describe('what a schema allows', () => {
  test.each<[what: string, old: JsonSchema, now: JsonSchema, widens: boolean, narrows: boolean]>([
    ['another type', { type: 'string' }, { type: 'integer' }, true, true],
    ['any number for a whole one', { type: 'integer' }, { type: 'number' }, true, false],
    ['a whole number for any', { type: 'number' }, { type: 'integer' }, false, true],
    ['null too', text, { type: ['string', 'null'] }, true, false],
    ['null too, as an alternative', text, { oneOf: [text, { type: 'null' }] }, true, false],
    ['no type any more', text, {}, true, false],
    ['a choice more', { enum: ['a'] }, { enum: ['a', 'b'] }, true, false],
    ['a choice less', { enum: ['a', 'b'] }, { enum: ['a'] }, false, true],
    ['another constant', { const: 'a' }, { const: 'b' }, true, true],
    ['free text for a choice', { enum: ['a'] }, {}, true, false],
    ['a longer text', { maxLength: 5 }, { maxLength: 9 }, true, false],
    ['a shorter text', { maxLength: 5 }, { maxLength: 4 }, false, true],
    ['a new lower limit', {}, { minimum: 1 }, false, true],
    ['no lower limit any more', { minimum: 1 }, {}, true, false],
    ['a pattern', {}, { pattern: '^a' }, false, true],
    ['another pattern', { pattern: '^a' }, { pattern: '^b' }, true, true],
    ['no format any more', { format: 'date' }, {}, true, false],
    ['a condition', {}, { if: { required: ['a'] } }, true, true],
    ['one shape more', { oneOf: [text] }, { oneOf: [text, { type: 'integer' }] }, true, false],
    ['one shape less', { oneOf: [text, { type: 'integer' }] }, { oneOf: [text] }, false, true],
    ['another type in a list', { items: text }, { items: { type: 'integer' } }, true, true],
    ['another type below any name', { additionalProperties: text }, { additionalProperties: {} }, true, false],
    ['no other fields', {}, { additionalProperties: false }, false, true],
    ['another unit', { 'x-unit': 'rupees per kg' }, { 'x-unit': 'rupees per quintal' }, true, true],
    ['a unit taken back', { 'x-unit': 'paise' }, {}, true, true],
    ['another meaning', { 'x-enumDescriptions': { a: 'One' } }, { 'x-enumDescriptions': { a: 'Two' } }, true, true],
    ['another default', { default: 12 }, { default: 20 }, false, true],
    ['a choice less of those that may grow', growing('a', 'b'), growing('a'), false, true],
    ['a choice more of those that may grow', growing('a'), growing('a', 'b'), false, false],
    ['choices that may not grow any more', growing('a'), { enum: ['a', 'b'] }, true, false],
  ])('%s', (_, old, now, widens, narrows) => {
    const found = differences(old, now)
    expect(found.some((one) => one.widens)).toBe(widens)
    expect(found.some((one) => one.narrows)).toBe(narrows)
  })

  test.each<[what: string, old: JsonSchema, now: JsonSchema]>([
    ['words', { ...text, description: 'A' }, { ...text, description: 'B', examples: ['x'] }],
    ['parts instead of a whole', { properties: { a: text } }, { allOf: [{ properties: { a: text } }] }],
    ['two ways to say "or null"', { type: ['string', 'null'] }, { anyOf: [text, { type: 'null' }] }],
    ['a unit said for the first time', {}, { 'x-unit': 'paise' }],
    ['a meaning said for the first time', {}, { 'x-enumDescriptions': { a: 'One' } }],
    ['a constant and a choice of one', { const: 'a' }, { enum: ['a'] }],
  ])('does not change with %s', (_, old, now) => expect(differences(old, now)).toEqual([]))
})

const operation = (changes: object = {}) => ({
  operationId: 'makeThing',
  security: [],
  parameters: [{ name: 'page', in: 'query', schema: { type: 'integer' } }],
  requestBody: { required: true, content: { 'application/json': { schema: { $ref: '#/components/schemas/Thing' } } } },
  responses: {
    '201': { content: { 'application/json': { schema: { $ref: '#/components/schemas/Thing' } } } },
    '404': {},
  },
  ...changes,
})
const withHeader = (schema: object) => ({
  responses: { '201': { ...operation().responses['201'], headers: { 'Cache-Control': { schema } } } },
})
const thing = (changes: object = {}) => ({ type: 'object', required: ['name'], properties: { name: text }, ...changes })
const documentOf = (schema: object = thing(), post: object = operation()) =>
  ({
    openapi: '3.1.0',
    info: { version: '0.1.0' },
    components: { schemas: { Thing: schema } },
    paths: { '/things/': { post } },
  }) as unknown as Document

describe('what an app and a server of the old document notice', () => {
  test.each<[says: RegExp, now: Document, breaking: boolean]>([
    [/^POST \/things\/ is gone$/, { ...documentOf(), paths: {} }, true],
    [/request body, size must be there/, documentOf(thing({ required: ['name', 'size'] })), true],
    [/reply 201, name may be left out/, documentOf(thing({ required: [] })), true],
    [
      /reply 201, name was a text, is a whole number/,
      documentOf(thing({ properties: { name: { type: 'integer' } } })),
      true,
    ],
    [/reply 201, name is gone/, documentOf(thing({ properties: {}, required: [] })), true],
    [/reply 201, size is new/, documentOf(thing({ properties: { name: text, size: text } })), false],
    [/the query parameter `page` is gone/, documentOf(thing(), operation({ parameters: [] })), true],
    [/the token is required, was not needed/, documentOf(thing(), operation({ security: [{ bearer: [] }] })), true],
    [/status 201 is gone/, documentOf(thing(), operation({ responses: { '404': {} } })), true],
    [
      /status 404 is gone/,
      documentOf(thing(), operation({ responses: { '201': operation().responses['201'] } })),
      false,
    ],
    [/it is called create, was makeThing/, documentOf(thing(), operation({ operationId: 'create' })), false],
  ])('%s', (says, now, breaking) => {
    expect(compare(documentOf(), now)).toContainEqual({ breaking, says: expect.stringMatching(says) })
  })

  test.each<[says: RegExp, before: object, now: object]>([
    [/the token is not needed, was required/, { security: [{ bearer: [] }] }, {}],
    [/reply 201, header Cache-Control is gone/, withHeader(text), operation()],
    [
      /reply 201, header Cache-Control has the pattern no more/,
      withHeader({ ...text, pattern: '^no-store$' }),
      withHeader(text),
    ],
  ])('%s', (says, before, now) => {
    expect(compare(documentOf(thing(), operation(before)), documentOf(thing(), operation(now)))).toContainEqual({
      breaking: true,
      says: expect.stringMatching(says),
    })
  })

  test('nothing, when nothing changed', () => expect(compare(documentOf(), documentOf())).toEqual([]))

  test('a new operation, which breaks nothing', () => {
    const now = documentOf()
    now.paths['/other/'] = { get: operation() }
    expect(compare(documentOf(), now)).toEqual([{ breaking: false, says: 'GET /other/ is new' }])
  })
})

test.each([
  ['0.1.0', '0.1.1', false],
  ['0.1.0', '0.2.0', true],
  ['0.9.0', '1.0.0', true],
  ['1.2.0', '1.3.0', false],
  ['1.2.0', '2.0.0', true],
])('from %s to %s: says that it breaks: %s', (before, after, says) => expect(saysBreaking(before, after)).toBe(says))
