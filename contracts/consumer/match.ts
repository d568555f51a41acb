import { Matchers } from '@pact-foundation/pact'
import type { Locale } from '../../src/i18n/locales.ts'

/**
 * The expected reply, written as an example: `{ id: integer(7), name: text('Onion') }`. Bare values must match exactly.
 */
export type Template = Pinned | Exact | readonly Template[] | { readonly [field: string]: Template }
type Exact = string | number | boolean | null
type Matcher = { match: string; [option: string]: unknown }
/** Pact's matching rules for a body, by path such as `$.results[*].id`. */
export type Rules = Record<string, { combine: 'AND' | 'OR'; matchers: Matcher[] }>

/** An example value with the rules that other values must follow. */
class Pinned {
  readonly example: Template
  readonly matchers: readonly Matcher[]
  /** For lists: the rules of the example's only row apply to all rows. */
  readonly every: '*' | '[*]' | undefined
  /** Nothing is required of its parts. */
  readonly alone: boolean
  /** Expression that fills in the provider's own value from the answer of its state endpoint. */
  readonly expression: string | undefined

  constructor(
    example: Template,
    matchers: readonly Matcher[],
    { every, expression, alone = false }: { every?: '*' | '[*]'; expression?: string; alone?: boolean } = {},
  ) {
    this.example = example
    this.matchers = matchers
    this.every = every
    this.expression = expression
    this.alone = alone
  }
}

export const text = (example: string) => new Pinned(example, [{ match: 'type' }])
export const integer = (example: number) => new Pinned(example, [{ match: 'integer' }])
/** An integer or a decimal. */
export const number = (example: number) => new Pinned(example, [{ match: 'number' }])
export const flag = (example: boolean) => new Pinned(example, [{ match: 'boolean' }])
export const pattern = (regex: RegExp, example: string) =>
  new Pinned(example, [{ match: 'regex', regex: regex.source }])
/** One of these strings; the first is the example. */
export const oneOf = (...choices: [string, ...string[]]) => pattern(new RegExp(`^(${choices.join('|')})$`), choices[0])
export const date = (example: string) => pattern(/^\d{4}-\d\d-\d\d$/, example)
export const time = (example: string) => pattern(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/, example)

/** The same moment in UTC or Indian time. */
export const moment = (example: string) => {
  const india = new Date(Date.parse(example) + 5.5 * 3_600_000).toISOString().slice(0, 19)
  return pattern(new RegExp(String.raw`^(${example.slice(0, 19)}(\.0+)?(Z|\+00:00)|${india}(\.0+)?\+05:30)$`), example)
}

/** Null is allowed too. Not for objects: Pact would look for their fields inside the null. */
export const orNull = ({ example, matchers }: Pinned) => new Pinned(example, [...matchers, { match: 'null' }])

/** Rows like this one. @param least minimum number of rows; 0 allows an empty list */
export const list = (row: Template, least = 1) => new Pinned([row], [{ match: 'type', min: least }], { every: '[*]' })

/** An object with any keys and values like this one. */
export const byName = (name: string, value: Template) =>
  new Pinned({ [name]: value }, [{ match: 'values' }], { every: '*' })

/** A value that only the provider can create: its state endpoint answers `{ [name]: … }`. */
export const fromState = (name: string, regex: RegExp, example: string) =>
  new Pinned(example, [{ match: 'regex', regex: regex.source }], { expression: `\${${name}}` })

/**
 * A placeholder for an object of which only one thing is checked: Pact matches fields missing in the example as JSON.
 */
const ANY = { 'any field': 'any value' }
/**
 * An object in which the pattern occurs nowhere, at any depth and under any name. Pact then checks nothing else of it,
 * so another interaction must cover the rest.
 * @param pattern a regular expression, such as `98123[ -]?45671`
 */
export const nowhere = (pattern: string) => {
  const regex = String.raw`^(?![\s\S]*(${pattern}))[\s\S]*$`
  return new Pinned(ANY, [{ match: 'eachValue', value: '{}', rules: [{ match: 'regex', regex }] }], { alone: true })
}
export const isNowhere = (template: Template | undefined) => template instanceof Pinned && template.alone

// Letters only, because languages write numbers differently. Matches the complete text, because Pact does.
const DEVANAGARI = /^.*[ऀ-ॿ].*$/
const LATIN = /^[^ऀ-ॿ]+$/
const WORDS = { en: 'Please check the fields.', hi: 'कृपया जानकारी जाँचें।', mr: 'कृपया माहिती तपासा.' }
/** A text for people in the script of their language, including the example. */
export function inScript(template: Template, lang: Locale): Template {
  if (!(template instanceof Pinned) || typeof template.example !== 'string') return template
  const script = lang === 'en' ? LATIN : DEVANAGARI
  return pattern(script, script.test(template.example) ? template.example : WORDS[lang])
}

/** The reply that Pact's stand-in server sends to the app. */
export function exampleOf(template: Template): unknown {
  if (template instanceof Pinned) return exampleOf(template.example)
  if (Array.isArray(template)) return template.map(exampleOf)
  if (typeof template !== 'object' || template === null) return template
  return Object.fromEntries(Object.entries(template).map(([field, value]) => [field, exampleOf(value)]))
}

/** The example in Pact's format, with placeholders that the provider fills in. */
export function bodyOf(template: Template): unknown {
  if (template instanceof Pinned && template.expression) {
    return Matchers.fromProviderState(template.expression, exampleOf(template.example) as string)
  }
  if (template instanceof Pinned || typeof template !== 'object' || template === null) return exampleOf(template)
  if (Array.isArray(template)) return template.map(bodyOf)
  return Object.fromEntries(Object.entries(template).map(([field, value]) => [field, bodyOf(value)]))
}

export function rulesOf(template: Template, path = '$'): Rules {
  if (!(template instanceof Pinned)) {
    // An explicit rule, because below a list Pact would otherwise compare only the value's type.
    if (typeof template !== 'object' || template === null) return rule(path, [{ match: 'equality' }])
    return Object.assign({}, ...childrenOf(template).map(([field, value]) => rulesOf(value, path + field))) as Rules
  }
  const { example, matchers, every } = template
  const own = rule(path, matchers)
  if (template.alone) return own
  if (typeof example !== 'object' || example === null) return own
  const children = childrenOf(example).map(([field, value]) =>
    rulesOf(value, path + (every === '*' ? '.*' : (every ?? field))),
  )
  return Object.assign(own, ...children) as Rules
}

function rule(path: string, matchers: readonly Matcher[]): Rules {
  return { [path]: { combine: matchers.length > 1 ? 'OR' : 'AND', matchers: [...matchers] } }
}

function childrenOf(template: object): [string, Template][] {
  if (Array.isArray(template)) return template.map((value: Template, index) => [`[${index}]`, value])
  return Object.entries(template as Record<string, Template>).map(([field, value]) => [
    /^\w+$/.test(field) ? `.${field}` : `['${field}']`,
    value,
  ])
}
