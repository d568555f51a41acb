import {
  array,
  constant,
  constantFrom,
  integer,
  jsonValue,
  oneof,
  option,
  record,
  string,
  tuple,
  uint8Array,
  type Arbitrary,
} from 'fast-check'
import { bearerOf, bodySchema, formSchema, idOf, type Operation } from '../../mock-server/document.ts'
import { demoUsers } from '../../mock-server/store/seed/demo-users.ts'
import type { Store } from '../../mock-server/store/store.ts'
import { HOSTILE_TEXTS } from './hostile.ts'
import { schemaArbitrary } from './schema-arbitrary.ts'
import { holds, type Schema } from './schema.ts'
import { SEED } from './seed.ts'
import { spoilt } from './spoil.ts'
import { LOCALES } from '../../src/i18n/locales.ts'

type Field = [name: string, value: string | { name: string; type: string; bytes: Uint8Array<ArrayBuffer> }]
type Body = { type: string; raw: string | Uint8Array<ArrayBuffer> } | { fields: Field[] }

/** A request as data, so that a failure can be printed. */
export type Sent = {
  method: string
  path: string
  query: [name: string, value: string][]
  headers: Record<string, string>
  body?: Body | undefined
  /** What is invalid about it; undefined if it is valid. */
  broken?: string
  /** The only right answer is a refusal. */
  mustBeRefused?: boolean
}

export function requestOf({ method, path, query, headers, body }: Sent): Request {
  const search = query.map((pair) => pair.map((part) => encodeURIComponent(part.toWellFormed())).join('=')).join('&')
  const url = `http://mock.test${path}${search && `?${search}`}`
  if (!body) return new Request(url, { method, headers })
  if ('raw' in body) {
    return new Request(url, { method, headers: { ...headers, 'content-type': body.type }, body: body.raw })
  }
  const form = new FormData()
  for (const [name, value] of body.fields) {
    if (typeof value === 'string') form.append(name, value)
    else form.append(name, new File([value.bytes], value.name, { type: value.type }))
  }
  return new Request(url, { method, headers, body: form })
}

/** Existing ids, tried along with made-up ones, by the name of the parameter or field. */
export type Known = Record<string, readonly (string | number)[]>

export function knownIds({ db }: Store): Known {
  const column = (sql: string) =>
    db
      .prepare(sql)
      .all()
      .map((row) => Number(Object.values(row)[0]))
  const enquiries = column(
    "SELECT enquiry.id FROM enquiry JOIN user ON user.id = user_id ORDER BY mobile LIKE '98765%' DESC, enquiry.id LIMIT 80",
  )
  const businesses = column('SELECT id FROM business ORDER BY id LIMIT 60')
  return {
    id: [...enquiries, ...businesses],
    businessId: businesses,
    business_id: businesses,
    userProductId: enquiries.map((id) => 5000 + id),
    imageId: column('SELECT id FROM enquiry_image LIMIT 40'),
    categoryId: column('SELECT id FROM category'),
    subcategoryId: column('SELECT id FROM subcategory LIMIT 60'),
    subcategory_id: column('SELECT id FROM subcategory LIMIT 60'),
    sub_category: column('SELECT id FROM subcategory LIMIT 60'),
    planId: [1],
    pincode: ['422001', '110001', '999999'],
  }
}

/** A consistent choice of produce: category, subcategory, variety. */
export type Produce = { product: number; sub_category: number; sub_sub_category: number }
export const knownProduce = ({ db }: Store) =>
  db
    .prepare(
      `SELECT category_id AS product, subcategory.id AS sub_category, variety.id AS sub_sub_category
       FROM variety JOIN subcategory ON subcategory.id = subcategory_id LIMIT 40`,
    )
    .all()
    .map((row): object => row) as Produce[]

const bearer = (token: string) => ({ authorization: `Bearer ${token}` })
const people = demoUsers.map(({ mobile }) => bearer(`demo-${mobile}`))
/** No token, or an unknown one. */
const NOBODY: Record<string, string>[] = [
  {},
  ...['demo-0000000000', 'x', 'x'.repeat(4_000), "' OR '1'='1", '', 'a b'].map(bearer),
  ...['', 'Bearer', 'Basic ZGVtbzpkZW1v', 'demo-9876500015'].map((authorization) => ({ authorization })),
]
const LANGUAGES = [{}, ...LOCALES.map((lang) => ({ 'x-user-lang': lang }))]
/** Optional headers that a client may send. */
const EXTRA_HEADERS: Record<string, string>[] = [
  {},
  {},
  {},
  { 'x-user-lang': 'fr' },
  { 'x-user-lang': 'en, hi;q=0.5' },
  { accept: 'text/html' },
  { accept: 'application/*;q=0.1' },
  { accept: 'nonsense' },
  { 'accept-encoding': 'br' },
  { 'accept-encoding': 'gzip, *;q=0' },
  { 'x-mock-scope': 'fuzz' },
  { cookie: 'mock_scope=%zz; lang=mr; ;=;' },
  { origin: 'https://elsewhere.invalid' },
  { 'if-none-match': '*', range: 'bytes=0-1' },
  { 'content-length': '0' },
  { prefer: 'return=minimal' },
]

const CONTENT_TYPES = [
  ...'text/plain application/xml application/x-www-form-urlencoded multipart/form-data nonsense */*'.split(' '),
  '',
  'application/json; charset=utf-16',
  'application/vnd.form+json',
  'multipart/form-data; boundary=',
  'multipart/mixed; boundary=x',
]

const bytes = (text: string, length = text.length) =>
  Uint8Array.from({ length }, (_, index) => text.charCodeAt(index % text.length))
const FILES = [
  { name: 'photo.png', type: 'image/png', bytes: bytes('\x89PNG\r\n\x1a\n') },
  { name: 'photo.jpg', type: 'image/jpeg', bytes: bytes('\xff\xd8\xff\xe0JFIF', 5_000) },
  { name: 'photo.webp', type: 'image/webp', bytes: bytes('RIFF\0\0\0\0WEBP') },
  { name: 'गेहूँ; filename="x".gif', type: 'image/gif', bytes: bytes('GIF89a') },
  { name: 'bill.pdf', type: 'application/pdf', bytes: bytes('%PDF-1.7') },
  { name: '', type: '', bytes: new Uint8Array() },
  { name: '../../etc/passwd', type: 'text/html', bytes: bytes('<script>alert(1)</script>') },
  { name: 'x\r\ny.svg', type: 'image/svg+xml', bytes: bytes('<svg onload="alert(1)"/>') },
]
const files = oneof(
  constantFrom(...FILES),
  record({
    name: string({ unit: 'binary', maxLength: 20 }).map((name) => name.toWellFormed()),
    type: constantFrom('image/png', 'text/plain', ''),
    bytes: uint8Array({ maxLength: 200 }).map((made) => Uint8Array.from(made)),
  }),
)

/** The schema with its files replaced by texts. */
function withoutFiles(schema: Schema): Schema {
  if (typeof schema !== 'object') return schema
  return JSON.parse(
    JSON.stringify(schema, (key, value: unknown) => (key === 'format' && value === 'binary' ? undefined : value)),
  ) as Schema
}
const fileFields = new Set(['photo', 'image', 'profile_picture', 'cancelled_bill'])

/** All types that a text in an address or a form can be read as. */
const readings = (text: string): unknown[] => [
  text,
  ...(text.trim() !== '' && Number.isFinite(Number(text)) ? [Number(text)] : []),
  ...(text === 'true' || text === 'false' ? [text === 'true'] : []),
]
const fits = (schema: Schema, text: string) => readings(text).some((value) => holds(schema, value))

const asText = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value))

type Parameter = { name: string; schema?: Schema; required?: boolean }
const parametersOf = (operation: Operation, where: 'path' | 'query') =>
  ((operation.request?.[where] ?? []) as Parameter[]).map(({ name, schema = true, required = false }) => ({
    name,
    schema,
    required,
  }))

/** Valid and invalid requests for an operation, according to the document. */
export function requestsFor(operation: Operation, known: Known, produce: readonly Produce[]) {
  const path = parametersOf(operation, 'path')
  const query = parametersOf(operation, 'query')
  const json = bodySchema(operation) as Schema | undefined
  const form = formSchema(operation) as Schema | undefined
  const isBearer = bearerOf(operation)

  const values = (name: string, schema: Schema) => {
    const ids = known[name]
    const made = schemaArbitrary(schema).map(asText)
    return ids?.length ? oneof({ weight: 3, arbitrary: constantFrom(...ids).map(String) }, made) : made
  }
  const pathTo = (texts: Record<string, string>) =>
    operation.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent((texts[name] ?? '').toWellFormed()))
  const validPath = record(Object.fromEntries(path.map(({ name, schema }) => [name, values(name, schema)]))).map(pathTo)
  const validQuery = tuple(
    ...query.map(({ name, schema, required }) =>
      (required ? values(name, schema) : option(values(name, schema), { nil: undefined })).map((text) =>
        text === undefined ? [] : [[name, text] as [string, string]],
      ),
    ),
  ).map((pairs) => pairs.flat())

  /** Adjusts a valid body so that it mostly satisfies the mock's own rules too: existing ids, prices in paise. */
  const sensible = (body: unknown, chosen: Produce | undefined, id: string | number | undefined): unknown => {
    if (typeof body !== 'object' || body === null || Array.isArray(body)) return body
    const fields: Record<string, unknown> = { ...body }
    if ('sub_category' in fields && chosen) Object.assign(fields, chosen)
    else if ('product' in fields && chosen) fields['product'] = chosen.product
    if ('business_id' in fields && id !== undefined) fields['business_id'] = id
    if ('payment_plan' in fields && chosen) Object.assign(fields, { payment_plan: 1, amount: 999 })
    for (const name of ['expected_price', 'minimum_expected_price'])
      if (typeof fields[name] === 'number' && chosen) fields[name] = Math.round(fields[name] * 100) / 100
    return fields
  }
  const bodies = (schema: Schema) =>
    tuple(
      schemaArbitrary(schema),
      option(constantFrom(...produce), { nil: undefined, freq: 4 }),
      option(constantFrom(...(known['business_id'] ?? [])), { nil: undefined, freq: 4 }),
    ).map(([body, chosen, id]) => sensible(body, chosen, id))
  const asFields = (body: unknown, given: (typeof FILES)[number][]): Field[] =>
    Object.entries(typeof body === 'object' && body !== null ? body : {}).flatMap(([name, value], index): Field[] => {
      const file = given[index % given.length]
      if (fileFields.has(name) && file) return [[name, file]]
      return [value].flat().map((one): Field => [name, asText(one)])
    })
  const someFiles = array(files, { minLength: 1, maxLength: 3 })
  const validBody: Arbitrary<Body | undefined> = json
    ? bodies(json).map((body) => ({ type: 'application/json', raw: JSON.stringify(body) }))
    : form
      ? tuple(bodies(withoutFiles(form)), someFiles).map(([body, given]) => ({ fields: asFields(body, given) }))
      : constant(undefined)

  const valid: Arbitrary<Sent> = record({
    method: constant(operation.method.toUpperCase()),
    path: validPath,
    query: validQuery,
    headers: tuple(
      isBearer === 'none'
        ? constantFrom(...people, ...NOBODY)
        : isBearer === 'required'
          ? constantFrom(...people)
          : constantFrom({}, ...people),
      constantFrom(...LANGUAGES),
      constantFrom(...EXTRA_HEADERS),
    ).map((all): Record<string, string> => Object.assign({}, ...all)),
    body: validBody,
  })

  const odd = oneof(constantFrom(...HOSTILE_TEXTS), string({ unit: 'binary', maxLength: 20 }))
  const changes: Arbitrary<Partial<Sent>>[] = [
    // Methods that the address doesn't have.
    constantFrom('PUT', 'PATCH', 'DELETE', 'OPTIONS', 'HEAD', 'POST', 'PROPFIND')
      .filter((method) => method !== operation.method.toUpperCase())
      .map((method) => ({ method, broken: 'method' })),
    validPath.chain((valid) =>
      constantFrom(
        valid.replace(/\/$/, ''),
        `${valid}/`,
        `${valid}x/`,
        valid.replace('/api/', '/api//'),
        valid.replace('/api/', '/api/x'),
      ).map((path) => ({ path, broken: 'path', mustBeRefused: true })),
    ),
    array(tuple(odd, odd), { minLength: 1, maxLength: 3 }).chain((more) =>
      validQuery.map((pairs) => ({ query: [...pairs, ...pairs, ...more], broken: 'query twice and unknown ones' })),
    ),
  ]
  for (const { name, schema } of path) {
    const texts = oneof(
      constantFrom(' ', ...'0 -1 1.5 1e3 99999999999999999999 NaN null %00 % %ff ..%2f %2e%2e ;'.split(' ')),
      odd.map((text) => encodeURIComponent(text.toWellFormed())),
    )
    changes.push(
      texts.map((text) => ({
        path: operation.path.replace(`{${name}}`, () => text).replace(/\{\w+\}/g, '1'),
        broken: `path ${name}`,
        mustBeRefused: !fits(schema, decoded(text)),
      })),
    )
  }
  for (const { name, schema } of query) {
    const texts = [...spoilt(schema, SEED).broken.map(({ value }) => asText(value)), ...HOSTILE_TEXTS].filter(
      (text) => text !== '' && !fits(schema, text.toWellFormed()),
    )
    if (texts.length === 0) continue
    changes.push(
      constantFrom(...texts).map((text) => ({ query: [[name, text]], broken: `query ${name}`, mustBeRefused: true })),
    )
  }
  if (isBearer !== 'none') {
    changes.push(
      constantFrom(...NOBODY.slice(isBearer === 'optional' ? 1 : 0)).map((headers) => ({
        headers,
        broken: 'token',
        mustBeRefused: true,
      })),
    )
  }
  if (operation.method !== 'get') {
    const type = json ? 'application/json' : 'multipart/form-data; boundary=x'
    const asked = json !== undefined || form !== undefined
    const asksForFields = [json, form].some((schema) => typeof schema === 'object' && !!schema.required?.length)
    const raw = oneof(
      constantFrom(...'{ {"a": [ undefined {"a":1}} \u0000 <html> " {"__proto__":{"x":1} [] null 0 ""'.split(' ')),
      constantFrom('', '--\r\n', '\r\n\r\n\r\n--x--', '\r\nContent-Disposition: form-data; name="a"\r\n\r\n1').map(
        (rest) => `--x${rest}`,
      ),
      jsonValue().map((value) => JSON.stringify(value)),
      uint8Array({ maxLength: 100 }).map((made) => Uint8Array.from(made)),
    )
    changes.push(
      raw.map((raw) => ({ body: { type, raw }, broken: 'body', mustBeRefused: asksForFields && isNoJsonObject(raw) })),
      tuple(constantFrom(...CONTENT_TYPES), raw).map(([type, raw]) => ({
        body: { type, raw },
        broken: 'content-type',
      })),
    )
    if (asked) changes.push(constant({ body: undefined, broken: 'no body' }))
    if (json) {
      const places = spoilt(json, SEED).broken
      changes.push(
        constantFrom(...places).map(({ place, value }) => ({
          body: { type: 'application/json', raw: JSON.stringify(value) },
          broken: `body${place}`,
          mustBeRefused: true,
        })),
      )
    }
    if (form) {
      const places = spoilt(withoutFiles(form), SEED).broken
      const missing = places.filter(({ place }) => place.endsWith('is missing'))
      if (missing.length > 0)
        changes.push(
          tuple(constantFrom(...missing), someFiles).map(([{ place, value }, given]) => ({
            body: { fields: asFields(value, given) },
            broken: `form${place}`,
            mustBeRefused: true,
          })),
        )
      changes.push(
        tuple(constantFrom(...places), someFiles).map(([{ place, value }, given]) => ({
          body: { fields: asFields(value, given) },
          broken: `form${place}`,
        })),
        // Files as texts and texts as files, duplicate fields, names of built-in properties.
        tuple(
          bodies(withoutFiles(form)),
          someFiles,
          array(tuple(odd, oneof(odd, files)), { maxLength: 3 }),
          integer({ min: 0, max: 9 }),
        ).map(([body, given, more, at]) => {
          const fields = asFields(body, given)
          const [name] = fields[at % Math.max(1, fields.length)] ?? ['x']
          const swapped: Field[] = [
            [name, at % 2 ? 'text' : given[0]!],
            ['__proto__', 'x'],
            ['constructor', given[0]!],
          ]
          const wellFormed = more.map(([key, value]): Field => [
            key.toWellFormed(),
            typeof value === 'string' ? value.toWellFormed() : value,
          ])
          return { body: { fields: [...fields, ...swapped, ...wellFormed] }, broken: 'form with odd fields' }
        }),
      )
    }
  }
  const invalid = tuple(valid, oneof(...changes)).map(changed)
  return { id: idOf(operation), valid, invalid }
}

function changed([sent, change]: [Sent, Partial<Sent>]): Sent {
  const result = { ...sent, ...change }
  // A GET has no body.
  return ['GET', 'HEAD'].includes(result.method) ? { ...result, body: undefined } : result
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

function isNoJsonObject(raw: string | Uint8Array): boolean {
  if (typeof raw !== 'string') return false
  try {
    const value: unknown = JSON.parse(raw)
    return typeof value !== 'object' || value === null || Array.isArray(value)
  } catch {
    return true
  }
}
