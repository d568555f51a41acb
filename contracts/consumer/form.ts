import { expect } from 'vitest'
import type { Rules } from './match.ts'

/** A form's fields as they are sent: texts and files. */
export type FormFields = Record<string, string | File>

/** Fixed, so that the pact is the same in every run; the app may use any other. */
const BOUNDARY = 'pact-boundary'

/** A form as a request body. Pact's own `multipartBody` would turn every field into a file. */
export async function formBody(fields: FormFields) {
  const parts = await Promise.all(
    Object.entries(fields).map(async ([name, value]) => {
      const head = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"`
      if (typeof value === 'string') return [Buffer.from(`${head}\r\n\r\n${value}\r\n`)]
      const file = `${head}; filename="${value.name}"\r\nContent-Type: ${value.type}\r\n\r\n`
      return [Buffer.from(file), Buffer.from(await value.arrayBuffer()), Buffer.from('\r\n')]
    }),
  )
  const bytes = Buffer.concat([...parts.flat(), Buffer.from(`--${BOUNDARY}--\r\n`)])
  const contentType = `multipart/form-data; boundary=${BOUNDARY}`
  const rules: Record<'header' | 'body', Rules> = {
    header: {
      'Content-Type': all({ match: 'regex', regex: String.raw`^multipart/form-data;\s*boundary=.+$` }),
    },
    body: Object.fromEntries(
      Object.entries(fields).map(([name, value]) => [
        `$.${name}`,
        all(typeof value === 'string' ? { match: 'equality' } : { match: 'contentType', value: value.type }),
      ]),
    ),
  }
  return { bytes, contentType, rules }
}

const all = (matcher: Rules[string]['matchers'][number]): Rules[string] => ({ combine: 'AND', matchers: [matcher] })

/** Fails on additional fields, which Pact accepts in forms. */
export async function expectForm(request: Request | undefined, fields: FormFields) {
  const sent = await request?.clone().formData()
  expect([...(sent?.keys() ?? [])].sort()).toEqual(Object.keys(fields).sort())
}
