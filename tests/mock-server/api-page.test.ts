import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { apiPage } from '../../mock-server/api-page.ts'

test('the page of the document is built by whoever asks first, and again when the document changes', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'krishi-docs-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const files = { document: join(folder, 'openapi.json'), page: join(folder, 'api.html') }
  const write = (title: string, at: number) => {
    const responses = { 200: { description: 'One.' } }
    const document = { openapi: '3.1.0', info: { title, version: '1' }, paths: { '/api/one/': { get: { responses } } } }
    writeFileSync(files.document, JSON.stringify(document))
    utimesSync(files.document, at, at)
  }
  const title = async () => /<title>(.*?)<\/title>/.exec(await (await apiPage(files)).text())?.[1]
  write('Shop', 1)
  expect(await Promise.all([title(), title()])).toEqual(['Shop', 'Shop'])
  write('Market', 1)
  expect(await title()).toBe('Shop') // as it was built
  write('Market', Date.now() / 1000 + 60)
  expect(await title()).toBe('Market')
})
