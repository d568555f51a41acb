import { spawn } from 'node:child_process'
import { createServer, type AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { PREFERRED_LANGUAGE, TRANSLATED } from '../../src/i18n/locales.ts'
import { idOf, loadOperations } from '../../mock-server/document.ts'

// The document's examples: `npm run mock` answers them, for work on one state.

const operations = await loadOperations('openapi/dist/openapi.json')
const examples = operations.map((operation) => ({
  id: idOf(operation),
  named: operation.responses.flatMap(({ code, contents = [] }) =>
    contents.map(({ examples = [] }) => ({ code, examples })),
  ),
}))

test.each(examples)('$id has an example for every status that has a body', ({ named }) => {
  expect(named.filter((one) => one.examples.length === 0)).toEqual([])
})

const lists = examples.filter(({ id }) => id.startsWith('list'))
test.each(lists)('$id has examples of empty, single, long, Hindi and Marathi lists', ({ named }) => {
  const all = ['empty', 'single', 'long', ...TRANSLATED.map((locale) => PREFERRED_LANGUAGE[locale])]
  const names = named.find(({ code }) => code === '200')?.examples.map(({ key }) => key)
  expect(names).toEqual(expect.arrayContaining(all))
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

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo
      server.close(() => resolve(port))
    })
  })
}
