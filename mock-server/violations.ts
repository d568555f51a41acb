import type { IPrismDiagnostic } from '@stoplight/prism-core'
import type { Problem, ProblemCode, Problems } from './failure.ts'

/** Prism's finding about a request or a reply that violates the document. */
export type Diagnostic = Pick<IPrismDiagnostic, 'path' | 'message' | 'code'>

/** Says in three languages what Prism found, by field. `sent` shows which of several dependent fields is missing. */
export function problemsOf(diagnostics: readonly Diagnostic[], sent?: unknown): Problems {
  const problems: Problems = {}
  for (const diagnostic of diagnostics) {
    if (diagnostic.code === 'dependentRequired') {
      for (const name of dependencies(diagnostic, sent)) problems[name] ??= 'required'
      continue
    }
    const [field, problem] = problemOf(diagnostic)
    problems[field] ??= problem
  }
  // "must match exactly one schema" adds nothing to the fields' own problems.
  if (Object.keys(problems).length > 1 && problems['_'] === 'invalid') delete problems['_']
  return problems
}

/** What is wrong with a reply, for the reader of the 500: messages by location, such as `body.results.0.id`. */
export function errorsByPlace(diagnostics: readonly Diagnostic[]): Record<string, string[]> {
  const errors: Record<string, string[]> = {}
  for (const { path = [], message } of diagnostics) (errors[path.join('.') || 'status'] ??= []).push(message)
  return errors
}

function dependencies({ message }: Diagnostic, sent: unknown): string[] {
  const names = /must have propert(?:y|ies) (.+) when property/.exec(message)?.[1]?.split(', ') ?? []
  return typeof sent === 'object' && sent !== null ? names.filter((name) => !Object.hasOwn(sent, name)) : names
}

// Prism passes on ajv's English message but not its parameters, so limits and names are parsed from the message.
// Prism and ajv are pinned. Problems that no request of the document can have, such as with a list, are `invalid`.
function problemOf({ path = [], message, code }: Diagnostic): [field: string, problem: Problem] {
  const within = path.slice(1)
  const at = (name: string | undefined) => [...within, ...(name ? [name] : [])].join('.') || '_'
  switch (String(code)) {
    case 'required':
      return [at(/required property '(.+?)'/.exec(message)?.[1]), 'required']
    case 'unevaluatedProperties':
    case 'additionalProperties':
      return [at(/(?:: |found )'(.+)'$/.exec(message)?.[1]), 'unknown_field']
  }
  const field = at(undefined)
  if (code === 'false schema') return [field, 'unknown_field'] // `sub_category: false` together with a typed product
  return [field, formatOfField(field, code) ?? byKeyword(code, message)]
}

function byKeyword(code: Diagnostic['code'], message: string): Problem {
  const limit = /(-?[\d.]+)(?: \w+)?$/.exec(message)?.[1] ?? ''
  switch (String(code)) {
    case 'type':
      return typeProblems[/must be ([a-z]+)/.exec(message)?.[1] ?? ''] ?? 'invalid'
    case 'minLength':
      return limit === '1' ? 'required' : ['too_short', limit]
    case 'enum':
      return ['choice', /allowed values: (.+)$/.exec(message)?.[1] ?? '']
    case 'format':
      return 'email'
    case 'pattern':
      return message.includes(String.raw`"\S"`) ? 'required' : 'format' // `\S`: at least one visible character
  }
  const limited = limitProblems[String(code)]
  return limited ? [limited, limit] : 'invalid'
}

const typeProblems: Record<string, ProblemCode> = {
  string: 'text',
  number: 'number',
  integer: 'integer',
  boolean: 'yes_no',
}

const limitProblems: Record<string, ProblemCode> = {
  minimum: 'min',
  maximum: 'max',
  exclusiveMinimum: 'more_than',
  maxLength: 'too_long',
}

/** The format of a field that has its own text, whichever keyword enforces it (PAN, GSTIN, PIN, mobile). */
function formatOfField(field: string, code: Diagnostic['code']): ProblemCode | undefined {
  if (code !== 'pattern' && code !== 'minLength' && code !== 'maxLength') return undefined
  const name = field.slice(field.lastIndexOf('.') + 1)
  return fieldFormats[name]
}

const fieldFormats: Record<string, ProblemCode> = {
  mobile: 'mobile',
  otp: 'otp',
  pincode: 'pincode',
  pin_code: 'pincode',
  company_pan: 'pan',
  organization_pan: 'pan',
  gst_number: 'gst',
  organization_gst: 'gst',
  email: 'email',
}
