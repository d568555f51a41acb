import * as fc from 'fast-check'
import { successes, type Success } from '../api/replies.ts'
import { EDGE_DATES, EDGE_NUMBERS, EDGE_TIMES, HOSTILE_ADDRESSES, HOSTILE_TEXTS } from './hostile.ts'

// Makes replies by changing the document's examples in single places. The schema says which of them are still valid.

type Path = readonly (string | number)[]
const GONE = Symbol('a field that is left out')

const bodies = successes.flatMap(({ examples }) => examples.map(([, body]) => body))
/** The values to start from: every example of the document that this reply may have, in its envelope or without. */
const startsOf = ({ holds }: Success): unknown[] =>
  bodies.flatMap((body) => [body, (body as { data?: unknown } | null)?.data]).filter((body) => holds(body))

/** Every place of a value, the value itself first; of a list only the first rows. */
function placesOf(value: unknown, rows: number, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [path]
  const inside = Array.isArray(value) ? [...value.entries()].slice(0, rows) : Object.entries(value)
  return [path, ...inside.flatMap(([key, child]) => placesOf(child, rows, [...path, key]))]
}
const at = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>((inside, key) => (inside as Record<string, unknown> | null)?.[key], value)

/** A copy with another value at the path, where there is still such a place. */
function changed(value: unknown, path: Path, change: unknown): unknown {
  const [key, ...rest] = path
  if (key === undefined) return change
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return value
  const next = changed((value as Record<string, unknown>)[key], rest, change)
  if (Array.isArray(value)) return value.with(Number(key), next)
  const others = Object.entries(value).filter(([name]) => name !== key)
  // `fromEntries` makes `__proto__` an ordinary field, as JSON.parse does.
  return Object.fromEntries(next === GONE ? others : [...others, [key, next]])
}

/** An invalid reply, which differs from an example in one place. */
export type Broken = { place: string; value: unknown }

/** What is put in a place, by its name; the schema tells whether that breaks it. */
function* wrong(value: unknown): Generator<[string, unknown]> {
  yield* [
    ['is missing', GONE],
    ['is null', null],
    ['is true', true],
    ['is a number', 7.5],
    ['is a text', 'text'],
    ['is a list', [{}]],
    ['is an object', { alien: true }],
  ] as const
  if (typeof value === 'boolean') yield ['is the opposite', !value]
  if (typeof value === 'string')
    yield* ['', 'alien', '\u0000 <>', 'not a \\ <date> or ^ address', 'x'.repeat(10_000)].map(
      (text): [string, string] => [`is “${text.slice(0, 30)}”`, text],
    )
  if (typeof value === 'number')
    yield* [-1, 0, 101, -1e21, 1e21, value + 0.5].map((one): [string, number] => [`is ${one}`, one])
  if (Array.isArray(value)) {
    yield ['is empty', []]
    yield ['is too long', Array.from({ length: 1_000 }, () => value[0] as unknown)]
  }
}

/** Every way to break a reply in one place: a field missing, null, of another type, beyond a limit. */
export function brokenOf(success: Success): Broken[] {
  const { holds } = success
  const rules = JSON.stringify(success.schema)
  /** A field name of the document; `*` for the key of a map, which may be any text. */
  const named = (key: string | number) => (typeof key === 'number' || rules.includes(`"${key}":`) ? key : '*')
  const found = new Map<string, Broken>()
  for (const example of startsOf(success))
    for (const path of placesOf(example, 1))
      for (const [what, value] of wrong(at(example, path))) {
        const place = `${path.map((key) => `.${named(key)}`).join('')} ${what}`
        if (found.has(place) || (value === GONE && typeof path.at(-1) !== 'string')) continue
        const copy = changed(example, path, value)
        if (!holds(copy)) found.set(place, { place, value: copy })
      }
  return [...found.values()]
}

const TEXTS = fc.oneof(
  fc.string({ maxLength: 30 }),
  fc.string({ unit: 'binary', maxLength: 30 }),
  fc.constantFrom(...HOSTILE_TEXTS),
  fc.array(fc.constantFrom(...HOSTILE_TEXTS), { maxLength: 3 }).map((all) => all.join('')),
)
const ADDRESSES = fc.oneof(
  fc.constantFrom(...HOSTILE_ADDRESSES),
  fc.webPath(),
  fc.webUrl({ withQueryParameters: true }),
)
const TIMES = fc.oneof(
  fc.constantFrom(...EDGE_TIMES, ...EDGE_DATES),
  ...[24, 10].map((length) =>
    fc
      .date({ noInvalidDate: true, min: new Date('0001-01-02'), max: new Date('9999-12-30') })
      .map((time) => time.toISOString().slice(0, length)),
  ),
)
const NUMBERS = fc.oneof(
  fc.nat(),
  fc.nat({ max: 1_000 }),
  fc.constantFrom(...EDGE_NUMBERS, ...EDGE_NUMBERS.slice(1).map((edge) => -edge)),
  fc.double({ noNaN: true, noDefaultInfinity: true, min: 0, max: 1e6 }),
)
const NAMES = fc.oneof(
  fc.constantFrom('__proto__', 'constructor', 'toString', 'then', 'length', 'key', 'ref', ...HOSTILE_TEXTS),
  TEXTS,
)

/** Other values for a place: of its own type, none, or those that the schema lists. */
function otherThan(value: unknown, listed: unknown[]): fc.Arbitrary<unknown> {
  const rare = fc.constantFrom(GONE, null, ...listed)
  if (typeof value === 'string') {
    const alike = /^\d{4}-\d\d-\d\d/.test(value) ? TIMES : /\//.test(value) ? ADDRESSES : TEXTS
    return fc.oneof({ weight: 4, arbitrary: alike }, rare)
  }
  if (typeof value === 'number') return fc.oneof({ weight: 4, arbitrary: NUMBERS }, rare)
  if (Array.isArray(value)) return fc.shuffledSubarray(value.slice(0, 5))
  if (typeof value === 'object' && value !== null)
    return (
      fc
        .dictionary(NAMES, fc.constantFrom(null, ...Object.values(value)), { maxKeys: 5, size: 'max' })
        // Added first, because a page may show only the first entries of a map.
        .map((more) => Object.fromEntries([...Object.entries(more), ...Object.entries(value)]))
    )
  return fc.oneof(TEXTS, TIMES, ADDRESSES, NUMBERS, fc.boolean(), rare)
}

/** Valid replies, hostile ones too; each shrinks towards an example. */
export function validOf(success: Success): fc.Arbitrary<unknown> {
  const { holds } = success
  const listed = [...JSON.stringify(success.schema).matchAll(/"enum":(\[[^\]]*\])/g)].flatMap(
    ([, list]) => JSON.parse(list!) as unknown[],
  )
  return fc.constantFrom(...startsOf(success)).chain((example) => {
    const places = placesOf(example, 3)
    const change = fc
      .constantFrom(...places)
      .chain((path) => otherThan(at(example, path), listed).map((value) => ({ path, value })))
    return fc.array(change, { maxLength: 3 * places.length, size: 'max' }).map((changes) =>
      changes
        .toSorted((one, other) => one.path.length - other.path.length)
        .reduce((reply: unknown, { path, value }) => {
          const next = changed(reply, path, value)
          return holds(next) ? next : reply
        }, example),
    )
  })
}
