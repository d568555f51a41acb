import { coerceText, fieldSchemas, type Schema } from './coerce.ts'
import type { Problem } from './failure.ts'

/** Prism decodes multipart bodies as text, which corrupts files, so the form is read here and passed on as JSON. */
export type Form = {
  /** For Prism; a file is an empty string. */
  json: Record<string, unknown>
  /** For the handler: the same fields, with files unchanged. */
  body: Record<string, unknown>
  /** Text instead of a file, or a file instead of text: the JSON can't express that. */
  problems: Record<string, Problem>
}

/** Throws if the bytes are not a valid form. */
export function readForm(raw: Uint8Array<ArrayBuffer>, contentType: string): Promise<FormData> {
  return new Response(raw, { headers: { 'content-type': contentType } }).formData()
}

export function formBySchema(form: FormData, schema: Schema): Form {
  const schemas = fieldSchemas(schema)
  const result: Form = { json: {}, body: {}, problems: {} }
  for (const name of new Set(form.keys())) {
    const field = schemas[name]
    const values = form.getAll(name).map((value) => formValue(value, field))
    const problem = values.find((value) => value.problem)?.problem
    if (problem) result.problems[name] = problem
    const isList = values.length > 1 // which no field of the document takes
    result.json[name] = isList ? values.map((value) => value.json) : values[0]?.json
    result.body[name] = isList ? values.map((value) => value.body) : values[0]?.body
  }
  return result
}

function formValue(
  value: FormDataEntryValue,
  schema: Schema | undefined,
): { json: unknown; body: unknown; problem?: Problem } {
  if (value instanceof File) {
    return isFile(schema) || !schema ? { json: '', body: value } : { json: '', body: value, problem: 'not_a_file' }
  }
  if (!isFile(schema)) {
    const typed = coerceText(value, schema)
    return { json: typed, body: typed }
  }
  // In a form an empty text means "no file" (§forms.16).
  return value === '' ? { json: '', body: new File([], '') } : { json: '', body: value, problem: 'file' }
}

export function isFile(schema: Schema | undefined): boolean {
  if (!schema) return false
  const alternatives = [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])]
  return schema.format === 'binary' || alternatives.some(isFile)
}
