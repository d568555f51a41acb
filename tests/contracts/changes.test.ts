import { describe, expect, test } from 'vitest'
import { inWords, saysBreaking } from '../../contracts/changes/report.ts'
import { breakingChanges } from '../../contracts/changes/rules.ts'
import type { Document, JsonSchema } from '../../contracts/document.ts'

const text = { type: 'string' }
const one = { properties: { a: text } }
const growing = (...values: string[]) => ({ 'x-extensible': true, enum: values })

const documentOf = (schema: object, post: object = {}) =>
  ({
    openapi: '3.1.0',
    info: { version: '0.1.0' },
    paths: {
      '/things/': {
        post: {
          operationId: 'makeThing',
          security: [],
          requestBody: { content: { 'application/json': { schema } } },
          responses: { '201': { content: { 'application/json': { schema } } }, '404': {} },
          ...post,
        },
      },
    },
  }) as unknown as Document
const breaks = (before: Document, after: Document) => {
  const broken = breakingChanges(before, after)
  return {
    request: broken.some(({ at }) => at.startsWith('request')),
    reply: broken.some(({ at }) => at.startsWith('reply')),
  }
}

describe('a schema that allows', () => {
  test.each<[what: string, old: JsonSchema, now: JsonSchema, more: boolean, less: boolean]>([
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
    ['a longer text, which no app relies on', { maxLength: 5 }, { maxLength: 9 }, false, false],
    ['a shorter text', { maxLength: 5 }, { maxLength: 4 }, false, true],
    ['no empty text any more', {}, { minLength: 1 }, false, true],
    ['a lower number', { maximum: 5 }, { maximum: 4 }, false, true],
    ['a new lower limit', {}, { minimum: 1 }, false, true],
    ['no zero any more', { minimum: 0 }, { exclusiveMinimum: 0 }, false, true],
    ['no lower limit any more', { minimum: 1 }, {}, false, false],
    ['more rows', { maxItems: 4 }, { maxItems: 8 }, true, false],
    ['fewer rows', { maxItems: 4 }, { maxItems: 3 }, false, true],
    ['a pattern', {}, { pattern: '^a' }, false, true],
    ['another pattern', { pattern: '^a' }, { pattern: '^b' }, true, true],
    ['no format any more', { format: 'date' }, {}, true, false],
    ['a condition', {}, { if: { required: ['a'] } }, true, true],
    ['one shape more', { oneOf: [text] }, { oneOf: [text, { type: 'integer' }] }, true, false],
    ['one shape less', { oneOf: [text, { type: 'integer' }] }, { oneOf: [text] }, true, true],
    ['another type in a list', { items: text }, { items: { type: 'integer' } }, true, true],
    ['another type below any name', { additionalProperties: text }, { additionalProperties: {} }, true, false],
    ['no other fields', {}, { additionalProperties: false }, false, true],
    ['another unit', { 'x-unit': 'rupees per kg' }, { 'x-unit': 'rupees per quintal' }, true, true],
    ['a unit taken back', { 'x-unit': 'paise' }, {}, true, true],
    ['another meaning', { 'x-enumDescriptions': { a: 'One' } }, { 'x-enumDescriptions': { a: 'Two' } }, true, true],
    ['another default', { default: 12 }, { default: 20 }, true, true],
    ['a choice less of those that may grow', growing('a', 'b'), growing('a'), true, true],
    ['a choice more of those that may grow', growing('a'), growing('a', 'b'), false, false],
    ['choices that may not grow any more', growing('a'), { enum: ['a', 'b'] }, true, true],
    ['a field that need not be there', { ...one, required: ['a'] }, one, true, false],
    ['a field that must be there', one, { ...one, required: ['a'] }, false, true],
    ['a new field that must be there', {}, { ...one, required: ['a'] }, false, true],
  ])('%s breaks clients that read more or send less', (_, old, now, more, less) => {
    expect(breaks(documentOf(old), documentOf(now))).toEqual({ request: less, reply: more })
  })

  test.each<[what: string, old: JsonSchema, now: JsonSchema]>([
    ['words', { ...text, description: 'A' }, { ...text, description: 'B', examples: ['x'] }],
    ['parts instead of a whole', { properties: { a: text } }, { allOf: [{ properties: { a: text } }] }],
    ['two ways to say "or null"', { type: ['string', 'null'] }, { anyOf: [text, { type: 'null' }] }],
    ['a unit said for the first time', {}, { 'x-unit': 'paise' }],
    ['a meaning said for the first time', {}, { 'x-enumDescriptions': { a: 'One' } }],
    ['a constant and a choice of one', { const: 'a' }, { enum: ['a'] }],
  ])('breaks nothing with %s', (_, old, now) => {
    expect(breaks(documentOf(old), documentOf(now))).toEqual({ request: false, reply: false })
  })
})

test('removing something breaks clients that send or read it, even an optional field', () => {
  const wide = { properties: { a: text, b: text } }
  expect(breaks(documentOf(wide), documentOf(one))).toEqual({ request: true, reply: true })
  expect(breaks(documentOf(one), documentOf(wide))).toEqual({ request: false, reply: false })
})

test('a shared schema is one line, however many places have it', () => {
  const priced = (unit: string) => ({
    properties: { price: { 'x-unit': unit }, items: { items: { properties: { price: { 'x-unit': unit } } } } },
  })
  expect(inWords(breakingChanges(documentOf(priced('kg')), documentOf(priced('ton'))))).toEqual([
    '  BREAKING  POST /things/: request.body.application/json.price: x-unit was "kg", is "ton" (and in 1 more places)',
    '  BREAKING  POST /things/: reply.201.application/json.price: x-unit was "kg", is "ton" (and in 1 more places)',
  ])
})

const withHeader = (schema: object) => ({ responses: { '201': { headers: { 'Cache-Control': { schema } } } } })
const bearer = { security: [{ bearer: [] }] }

test.each<[what: string, before: object, now: object]>([
  ['a token that is asked for', {}, bearer],
  ['a token that may not be left out any more', { security: [{}, { bearer: [] }] }, bearer],
  ['a token that is not asked for any more', bearer, {}],
  ['a header that is gone', withHeader(text), { responses: { '201': {} } }],
  ['a header that may be another', withHeader({ ...text, pattern: '^no-store$' }), withHeader(text)],
  ['another success', {}, { responses: { '200': {} } }],
  ['one success more', { responses: { '201': {} } }, { responses: { '201': {}, '202': {} } }],
  ['a refusal that is gone', {}, { responses: { '201': {} } }],
  ['a form in place of JSON', {}, { requestBody: { content: { 'multipart/form-data': { schema: text } } } }],
  ['no body any more', {}, { requestBody: undefined }],
  ['a parameter that is gone', { parameters: [{ in: 'query', name: 'a', schema: text }] }, {}],
])('an operation breaks with %s', (_, before, now) => {
  expect(Object.values(breaks(documentOf(text, before), documentOf(text, now)))).toContain(true)
})

test.each([
  ['0.1.0', '0.1.1', false],
  ['0.1.0', '0.2.0', true],
  ['0.9.0', '1.0.0', true],
  ['1.2.0', '1.3.0', false],
  ['1.2.0', '2.0.0', true],
])('from %s to %s: says that it breaks: %s', (before, after, says) => expect(saysBreaking(before, after)).toBe(says))
