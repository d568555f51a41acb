import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { apiPage } from '../../mock-server/api-page.ts'
import { startMock } from './mock.ts'

const folder = mkdtempSync(join(tmpdir(), 'krishi-docs-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const title = (text: string) => /<title>(.*?)<\/title>/.exec(text)?.[1]
const documentOf = (name: string) => ({
  openapi: '3.1.0',
  info: { title: name, version: '1' },
  paths: { '/api/one/': { get: { responses: { 200: { description: 'One.' } } } } },
})

test('the page of the document is built by whoever asks first, and again when the document changes', async () => {
  const files = { document: join(folder, 'openapi.json'), page: join(folder, 'api.html') }
  writeFileSync(files.document, JSON.stringify(documentOf('Shop')))
  const pages = await Promise.all([apiPage(files), apiPage(files)])
  expect(await Promise.all(pages.map(async (page) => title(await page.text())))).toEqual(['Shop', 'Shop'])
  writeFileSync(files.document, JSON.stringify(documentOf('Market')))
  utimesSync(files.document, 0, 0)
  expect(title(await (await apiPage(files)).text())).toBe('Shop') // as it was built
  const later = Date.now() / 1000 + 60
  utimesSync(files.document, later, later)
  expect(title(await (await apiPage(files)).text())).toBe('Market')
})

test('the stateful mock serves it, and it loads nothing from anywhere', async () => {
  const mock = await startMock()
  const page = await mock.fetch(new Request('http://mock.test/_mock/api'))
  expect(await page.text()).toContain('Krishi Vyapar API')
  expect(page.headers.get('content-security-policy')).toMatch(/^default-src 'none'; (?!.*https?:)/)
})

test('plain Prism has it beside it, on another port where the next one is taken', async () => {
  const port = await new Promise<number>((resolve) => {
    const taken = createServer().listen(0, '127.0.0.1', () => resolve((taken.address() as AddressInfo).port))
    onTestFinished(() => void taken.close())
  })
  const server = spawn(process.execPath, ['mock-server/api-page-main.ts', '--port', String(port - 1), '--errors'])
  onTestFinished(() => void server.kill())
  const address = await new Promise<string>((resolve, reject) => {
    server.stdout.on('data', (data: Buffer) => resolve(/http:\S+/.exec(data.toString())?.[0] ?? ''))
    server.on('exit', reject)
  })
  expect(new URL(address).port).not.toBe(String(port))
  expect(await (await fetch(address)).text()).toContain('Krishi Vyapar API')
})
