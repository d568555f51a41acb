import addFormats from 'ajv-formats'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { spawn, type ChildProcess } from 'node:child_process'
import { createServer, type AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fieldSchemas, type Schema } from '../../mock-server/coerce.ts'
import { loadOperations, type Operation } from '../../mock-server/document.ts'
import { isFile } from '../../mock-server/multipart.ts'
import { PREFERRED_LANGUAGE, TRANSLATED } from '../../src/i18n/locales.ts'

/** Requests every example of the document from the plain Prism command line, as for offline work on one state. */
const documentFile = fileURLToPath(new URL('../../openapi/openapi.yaml', import.meta.url))
const operations = await loadOperations(documentFile)
const ajv = new Ajv2020({ strict: false, allErrors: true, allowUnionTypes: true })
addFormats(ajv)

let prism: ChildProcess
let origin: string

beforeAll(async () => {
  const port = await freePort()
  origin = `http://127.0.0.1:${port}`
  const cli = fileURLToPath(new URL('../../node_modules/@stoplight/prism-cli/dist/index.js', import.meta.url))
  prism = spawn(process.execPath, [cli, 'mock', documentFile, '--port', String(port)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await new Promise<void>((resolve, reject) => {
    let said = ''
    prism.stdout?.on('data', (text: Buffer) => {
      said += text
      if (said.includes('listening')) resolve()
    })
    prism.on('exit', (code) => reject(new Error(`Prism ended with ${code}: ${said}`)))
  })
})
afterAll(() => prism.kill())

describe.each(operations.map((operation) => [operation.iid, operation] as const))('%s', (_id, operation) => {
  it.each(namedExamples(operation))('%s %s', async (code, name, value, schema) => {
    const reply = await ask(operation, `code=${code}, example=${name}`)
    expect(`${reply.status}`).toBe(code)
    const body: unknown = await reply.json()
    expect(body).toEqual(value)
    const validate = ajv.compile(schema)
    expect(validate(body), ajv.errorsText(validate.errors)).toBe(true)
  })

  it('has an example for every status that has a body', () => {
    const bare = operation.responses.filter(({ contents = [] }) =>
      contents.some(({ examples = [] }) => examples.length === 0),
    )
    expect(bare.map(({ code }) => code)).toEqual([])
  })
})

const lists = operations.filter(({ iid }) => iid?.startsWith('list'))
it.each(lists.map((operation) => [operation.iid, operation] as const))(
  '%s has examples of empty, single, long, Hindi and Marathi lists',
  (_id, operation) => {
    const names = namedExamples(operation).flatMap(([code, name]) => (code === '200' ? [name] : []))
    expect(names).toEqual(
      expect.arrayContaining(['empty', 'single', 'long', ...TRANSLATED.map((locale) => PREFERRED_LANGUAGE[locale])]),
    )
  },
)

function namedExamples({ responses }: Operation): [code: string, name: string, value: unknown, schema: object][] {
  return responses.flatMap(({ code, contents = [] }) =>
    contents.flatMap(({ schema = {}, examples = [] }) =>
      examples.map((example): [string, string, unknown, object] => {
        const { $schema: _, ...rules } = { $schema: undefined, ...schema }
        return [code, example.key, 'value' in example ? example.value : undefined, rules]
      }),
    ),
  )
}

/** A valid request to the operation, made of the document's own examples. */
function ask({ method, path, request }: Operation, prefer: string): Promise<Response> {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => (name === 'pincode' ? '422001' : '1'))
  const headers: Record<string, string> = { authorization: 'Bearer any', prefer, 'x-user-lang': 'en' }
  const content = request?.body?.contents?.[0]
  const example = content?.examples?.[0]
  const value = example && 'value' in example ? example.value : {}
  let body: BodyInit | null = null
  if (content?.mediaType === 'multipart/form-data') body = form(value as object, content.schema as Schema)
  else if (content) {
    headers['content-type'] = 'application/json'
    body = JSON.stringify(value)
  }
  return fetch(origin + filled, { method: method.toUpperCase(), headers, body })
}

/** Prism reads form values as texts, so the files are texts here. */
function form(fields: object, schema: Schema): FormData {
  const data = new FormData()
  for (const [name, field] of Object.entries(fieldSchemas(schema))) if (isFile(field)) data.append(name, 'bytes')
  for (const [name, value] of Object.entries(fields)) data.set(name, String(value))
  return data
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo
      server.close(() => resolve(port))
    })
  })
}
