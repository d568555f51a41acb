import { constant, constantFrom, jsonValue, oneof, option, record, string, tuple, uint8Array } from 'fast-check'
import type { Arbitrary } from 'fast-check'
import { bearerOf, bodySchema, formSchema, type Operation } from '../../mock-server/document.ts'
import { fileFields } from '../../mock-server/operation.ts'
import { demoUsers } from '../../mock-server/store/seed/demo-users.ts'
import type { Store } from '../../mock-server/store/store.ts'
import { LOCALES } from '../../src/i18n/locales.ts'
import { HOSTILE_TEXTS } from './hostile.ts'
import { schemaArbitrary } from './schema-arbitrary.ts'
import { holds, type Schema } from './schema.ts'
import { SEED } from './seed.ts'
import { spoilt } from './spoil.ts'

type Pair = [name: string, value: string]
type Body = { type: string; raw: string | Uint8Array<ArrayBuffer> } | { fields: [name: string, value: string | File][] }

/** A request as data, so that a failure can be printed. */
export type Sent = {
  path: string
  query: Pair[]
  headers: Record<string, string>
  body?: Body | undefined
  /** What is invalid about it; undefined if it is valid. */
  broken?: string
  /** The only right answer is a refusal. */
  mustBeRefused?: boolean
}

export function requestOf(method: string, { path, query, headers, body }: Sent): Request {
  const search = query.map((pair) => pair.map((part) => encodeURIComponent(part.toWellFormed())).join('=')).join('&')
  const url = `http://mock.test${path}?${search}`
  if (!body) return new Request(url, { method, headers })
  if ('raw' in body)
    return new Request(url, { method, headers: { ...headers, 'content-type': body.type }, body: body.raw })
  const form = new FormData()
  for (const [name, value] of body.fields) form.append(name, value)
  return new Request(url, { method, headers, body: form })
}

/** Values that exist in the seed, and a consistent choice of produce. */
export type Known = ReturnType<typeof knownIn>

export function knownIn({ db }: Store) {
  const column = (sql: string) => Array.from(db.prepare(sql).all(), (row) => Number(Object.values(row)[0]))
  const enquiries = column('SELECT id FROM enquiry ORDER BY user_id LIMIT 80') // those of the demo users first
  const businesses = column('SELECT id FROM business ORDER BY id LIMIT 60')
  const subcategories = column('SELECT id FROM subcategory LIMIT 60')
  /** By the name of the parameter. */
  const ids: Record<string, readonly (string | number)[]> = {
    id: [...enquiries, ...businesses],
    businessId: businesses,
    userProductId: enquiries.map((id) => 5000 + id),
    imageId: column('SELECT id FROM enquiry_image LIMIT 40'),
    categoryId: column('SELECT id FROM category'),
    subcategoryId: subcategories,
    subcategory_id: subcategories,
    sub_category: subcategories,
    planId: [1],
    pincode: ['422001', '110001', '999999'],
  }
  const produce = db
    .prepare(
      `SELECT category_id AS product, subcategory.id AS sub_category, variety.id AS sub_sub_category
       FROM variety JOIN subcategory ON subcategory.id = subcategory_id LIMIT 40`,
    )
    .all() as { product: number; sub_category: number; sub_sub_category: number }[]
  return { ids, businesses, produce }
}

const bearer = (token: string) => ({ authorization: `Bearer ${token}` })
const people = demoUsers.map(({ mobile }) => bearer(`demo-${mobile}`))
/** No token, or an unknown one. */
const NOBODY: Record<string, string>[] = [
  {},
  ...['demo-0000000000', 'x'.repeat(4_000), "' OR '1'='1", '', 'a b'].map(bearer),
  ...['', 'Basic ZGVtbzpkZW1v', 'demo-9876500015'].map((authorization) => ({ authorization })),
]
const LANGUAGES = [{}, ...[...LOCALES, 'fr'].map((lang) => ({ 'x-user-lang': lang }))]

const FILES = [
  new File(['\x89PNG\r\n\x1a\n'], 'गेहूँ; filename="x".png', { type: 'image/png' }),
  new File(['%PDF-1.7'], 'bill.pdf', { type: 'application/pdf' }),
  new File([], ''),
  new File(['<svg onload="alert(1)"/>'], '../x\r\ny.svg', { type: 'image/svg+xml' }),
]

/** All types that a text in an address can be read as. */
const readings = (text: string): unknown[] => [
  text,
  ...(text.trim() !== '' && Number.isFinite(Number(text)) ? [Number(text)] : []),
  ...(text === 'true' || text === 'false' ? [text === 'true'] : []),
]
const fits = (schema: Schema, text: string) => readings(text).some((value) => holds(schema, value))
const asText = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value))

type Parameter = { name: string; schema?: Schema; required?: boolean }
const parametersOf = ({ request }: Operation, where: 'path' | 'query') =>
  ((request?.[where] ?? []) as Parameter[]).map(({ name, schema = true, required }) => ({ name, schema, required }))

/** Requests for an operation, by the document: the valid ones, then one kind for each way to spoil them. */
export function requestsFor(operation: Operation, { ids, businesses, produce }: Known) {
  const path = parametersOf(operation, 'path')
  const query = parametersOf(operation, 'query')
  const json = bodySchema(operation) as Schema | undefined
  const form = formSchema(operation) as Schema | undefined
  const token = bearerOf(operation)

  const values = (name: string, schema: Schema) => {
    const made = schemaArbitrary(schema).map(asText)
    const known = ids[name] ?? []
    return known.length > 0 ? oneof({ weight: 3, arbitrary: constantFrom(...known).map(String) }, made) : made
  }
  const pathTo = (texts: Record<string, string>) =>
    operation.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(texts[name]!.toWellFormed()))
  /** Adjusts a valid body so that it mostly satisfies the mock's own rules too: existing ids, prices in paise. */
  const bodies = (schema: Schema) =>
    tuple(schemaArbitrary(schema), constantFrom(undefined, ...produce), constantFrom(...businesses)).map(
      ([body, chosen, business_id]) => {
        const fields: Record<string, unknown> = Object.assign({}, body)
        if ('sub_category' in fields) Object.assign(fields, chosen)
        if ('business_id' in fields) fields['business_id'] = business_id
        if ('payment_plan' in fields && chosen) Object.assign(fields, { payment_plan: 1, amount: 999 })
        for (const name of ['expected_price', 'minimum_expected_price'])
          if (name in fields) fields[name] = Math.round(Number(fields[name]) * 100) / 100
        return fields
      },
    )
  const asForm = (body: unknown, file: File): Body => ({
    fields: Object.entries(body ?? {}).map(([name, value]) => [
      name,
      fileFields.some((one) => one === name) ? file : asText(value),
    ]),
  })
  const files = constantFrom(...FILES)
  const asJson = (raw: string | Uint8Array<ArrayBuffer>): Body => ({ type: 'application/json', raw })

  const valid: Arbitrary<Sent> = record({
    path: record(Object.fromEntries(path.map(({ name, schema }) => [name, values(name, schema)]))).map(pathTo),
    query: tuple(
      ...query.map(({ name, schema, required }) =>
        (required ? values(name, schema) : option(values(name, schema))).map((text): Pair[] =>
          text === null ? [] : [[name, text]],
        ),
      ),
    ).map((pairs) => pairs.flat()),
    headers: tuple(constantFrom(...(token === 'required' ? people : [{}, ...people])), constantFrom(...LANGUAGES)).map(
      ([who, lang]) => Object.assign({}, who, lang) as Record<string, string>,
    ),
    body: json
      ? bodies(json).map((body) => asJson(JSON.stringify(body)))
      : form
        ? tuple(bodies(form), files).map(([body, file]) => asForm(body, file))
        : constant(undefined),
  })

  const odd = oneof(constantFrom(...HOSTILE_TEXTS), string({ unit: 'binary', maxLength: 20 }))
  const changes: Arbitrary<Partial<Sent>>[] = [
    tuple(odd, odd).map((pair) => ({ query: [pair], broken: 'an unknown parameter' })),
    constantFrom(operation.path.slice(0, -1), operation.path.replace('/api/', '/api/x')).map((path) => ({
      path,
      broken: 'path',
      mustBeRefused: true,
    })),
    ...path.map(({ name, schema }) =>
      oneof(
        constantFrom(...'0 -1 1.5 1e3 99999999999999999999 NaN %00 % %ff ..%2f %20'.split(' ')),
        odd.map((text) => encodeURIComponent(text.toWellFormed())),
      ).map((text) => ({
        path: operation.path.replace(`{${name}}`, () => text).replace(/\{\w+\}/g, '1'),
        broken: `path ${name}`,
        mustBeRefused: !fits(schema, decoded(text)),
      })),
    ),
  ]
  for (const { name, schema } of query) {
    const texts = [...spoilt(schema, SEED).broken.map(({ value }) => asText(value)), ...HOSTILE_TEXTS].filter(
      (text) => text !== '' && !fits(schema, text.toWellFormed()),
    )
    if (texts.length > 0)
      changes.push(
        constantFrom(...texts).map((text) => ({ query: [[name, text]], broken: `query ${name}`, mustBeRefused: true })),
      )
  }
  if (token !== 'none')
    changes.push(
      constantFrom(...NOBODY.slice(token === 'optional' ? 1 : 0)).map((headers) => ({
        headers,
        broken: 'token',
        mustBeRefused: true,
      })),
    )
  if (json ?? form) {
    const raw = oneof(
      constantFrom(...'{ {"a": [ undefined \u0000 <html> {"__proto__":{"x":1} [] null 0 "" --x--\r\n'.split(' ')),
      jsonValue().map((value) => JSON.stringify(value)),
      uint8Array({ maxLength: 100 }).map((made) => Uint8Array.from(made)),
    )
    const types = 'text/plain nonsense */* application/json multipart/form-data multipart/form-data;boundary=x'.split(
      ' ',
    )
    changes.push(
      constant({ body: undefined, broken: 'no body' }),
      tuple(constantFrom(...types), raw).map(([type, raw]) => ({ body: { type, raw }, broken: 'body' })),
    )
  }
  if (json)
    changes.push(
      constantFrom(...spoilt(json, SEED).broken).map(({ place, value }) => ({
        body: asJson(JSON.stringify(value)),
        broken: `body${place}`,
        mustBeRefused: true,
      })),
    )
  if (form)
    changes.push(
      tuple(constantFrom(...spoilt(form, SEED).broken), files).map(([{ place, value }, file]) => ({
        body: asForm(value, file),
        broken: `form${place}`,
        mustBeRefused: place.endsWith('is missing'),
      })),
      tuple(odd, oneof(odd, files), constantFrom(...fileFields)).map(([name, value, fileField]) => ({
        body: {
          fields: [
            [name.toWellFormed(), value],
            [fileField, 'text'],
            ['__proto__', value],
          ],
        },
        broken: 'form with odd fields',
      })),
    )
  return [
    valid,
    ...changes.map((change) => tuple(valid, change).map(([sent, how]): Sent => Object.assign({}, sent, how))),
  ]
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
