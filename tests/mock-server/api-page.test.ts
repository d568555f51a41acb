import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { controlRoutes, type Control } from '../../mock-server/control.ts'

const folder = mkdtempSync(join(tmpdir(), 'krishi-docs-'))
const apiPage = join(folder, 'api.html')
afterEach(() => rmSync(folder, { recursive: true, force: true }))

test('the page of the API document is served, and asks nobody for more; without it one reads how it is made', async () => {
  const routes = controlRoutes({ operationIds: [], apiPage } as unknown as Control)
  const missing = await routes.request('/api')
  expect([missing.status, await missing.text()]).toEqual([404, 'npm run docs makes this page.'])
  writeFileSync(apiPage, '<!doctype html><title>API</title>')
  const page = await routes.request('/api')
  expect(await page.text()).toContain('<title>API</title>')
  expect(page.headers.get('content-security-policy')).toMatch(/^default-src 'none'; (?!.*https?:)/)
})
