import { stubFetch } from '../api/page.ts'
import { createSingleProcessPrism } from '@stoplight/prism-cli/dist/util/createServer.js'
import { spawn } from 'node:child_process'
import { createServer, type AddressInfo } from 'node:net'
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { connectSession } from '../../src/api/client.ts'
import { PREFERRED_LANGUAGE, TRANSLATED } from '../../src/i18n/locales.ts'
import { idOf, loadOperations } from '../../mock-server/document.ts'
import type { OperationId } from '../../mock-server/operation.ts'
import { pathPattern } from '../../mock-server/parameters.ts'
import { calls } from '../api/every-operation.ts'

// The document's examples: `npm run mock` answers them, for work on one state.

const document = 'openapi/dist/openapi.json'
const operations = await loadOperations(document)
const examples = operations.map((operation) => ({
  id: idOf(operation),
  named: operation.responses.flatMap(({ code, contents = [] }) =>
    contents.map(({ examples = [] }) => ({ code, names: examples.map(({ key }) => key) })),
  ),
}))

test.each(examples)('$id has an example for every status that has a body', ({ named }) => {
  expect(named.filter(({ names }) => names.length === 0)).toEqual([])
})

const lists = examples.filter(({ id }) => id.startsWith('list'))
test.each(lists)('$id has examples of empty, single, long, Hindi and Marathi lists', ({ named }) => {
  const all = ['empty', 'single', 'long', ...TRANSLATED.map((locale) => PREFERRED_LANGUAGE[locale])]
  expect(named.find(({ code }) => code === '200')?.names).toEqual(expect.arrayContaining(all))
})

test('npm run mock: an example, and the page of the API on the next port', { timeout: 60_000 }, async () => {
  const port = await freePort()
  const server = spawn(process.execPath, ['scripts/mock.mjs', '--port', String(port)])
  onTestFinished(() => void server.kill())
  const origin = `http://127.0.0.1:${port}`
  const headers = { prefer: 'code=200, example=empty', 'x-user-lang': 'en' }
  const ask = () => fetch(`${origin}/api/mobile/v1/price-mandi/`, { headers }).catch(() => undefined)
  await expect.poll(async () => (await ask())?.status, { timeout: 30_000, interval: 200 }).toBe(200)
  expect(await (await ask())!.json()).toEqual({ records: [], total: 0 })
  const page = await fetch(`http://127.0.0.1:${port + 1}/`)
  expect(await page.text()).toContain('Krishi Vyapar API')
  expect(page.headers.get('content-security-policy')).toMatch(/^default-src 'none'; (?!.*https?:)/)
})

describe('an example that the app asks of Prism', () => {
  const network = fetch
  let origin = ''
  beforeAll(async () => {
    const port = await freePort()
    const host = '127.0.0.1'
    const plain = { cors: false, dynamic: false, ignoreExamples: false, multiprocess: false, seed: '' }
    // `errors`: an example that breaks its schema is not answered.
    const asked = { ...plain, document, host, port, errors: true, verboseLevel: 'silent' }
    const prism = await createSingleProcessPrism({ ...asked, jsonSchemaFakerFillProperties: false })
    connectSession({ token: () => 'known-token', onUnauthorized: () => undefined })
    origin = `http://${host}:${port}`
    return () => prism?.close()
  })

  const cases = operations.flatMap((operation) =>
    operation.responses.flatMap(({ code, contents = [] }) =>
      contents.flatMap(({ examples = [] }) =>
        examples.map((example) => ({ id: idOf(operation), code: Number(code), name: example.key, example, operation })),
      ),
    ),
  )
  test.each(cases)('$id $code $name: comes as written, and is read', async ({ id, code, name, ...of }) => {
    let answer: unknown
    stubFetch(async (request) => {
      const { pathname, search } = new URL(request.url)
      const isMeant = request.method.toLowerCase() === of.operation.method && pathPattern(of.operation).test(pathname)
      const headers = new Headers(request.headers)
      if (isMeant) headers.set('Prefer', `code=${code}, example=${name}`)
      const body = request.body && (await request.arrayBuffer())
      const response = await network(`${origin}${pathname}${search}`, { method: request.method, headers, body })
      if (isMeant) answer = { status: response.status, value: await response.clone().json() }
      return response
    })
    const error: unknown = await calls[id as OperationId]().then(
      () => undefined,
      (error: unknown) => error,
    )
    expect(answer).toEqual({ status: code, value: 'value' in of.example && of.example.value })
    if (code < 300) expect(error).toBeUndefined()
    else expect(error).toMatchObject({ kind: 'http', status: code, isFailure: true })
  })
})

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo
      server.close(() => resolve(port))
    })
  })
}
