import { expect, test } from 'vitest'
import { limits } from '../../contracts/checks/limits.ts'
import { readDocument, type Document, type JsonSchema } from '../../contracts/document.ts'

const taking = (schema: object) =>
  ({
    info: { version: '1.0.0' },
    paths: {
      '/api/thing/': {
        post: {
          operationId: 'makeThing',
          requestBody: { content: { 'application/json': { schema: { properties: { it: schema } } } } },
          responses: {},
        },
      },
    },
  }) as unknown as Document

test('of the document itself every text and list that is sent has a limit', () =>
  expect(limits(readDocument())).toEqual([]))

test.each<JsonSchema>([
  { type: 'string' },
  { type: ['string', 'null'] },
  { type: 'string', pattern: 'a' },
  { type: 'string', pattern: '^a+$' },
  { type: 'string', pattern: String.raw`^\d{2,}$` },
  { type: 'array', items: { type: 'integer' } },
])('%j has none', (schema) => expect(limits(taking(schema))).toEqual(['makeThing: `body.it` has no limit']))

test.each<JsonSchema>([
  { type: 'string', maxLength: 5 },
  { type: 'string', pattern: String.raw`^(?=.*[1-9])\d{1,9}$` },
  { type: 'string', pattern: '^[+*]{1,3}$' },
  { type: 'string', enum: ['a'] },
  { type: 'string', format: 'binary' },
  { type: 'array', maxItems: 3, items: { type: 'integer' } },
])('%j has one', (schema) => expect(limits(taking(schema))).toEqual([]))
