import { cpSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { startMock } from '../mock.ts'
import { dist, expect, needsNginx, publish, test } from './fixture.ts'
import { startNginx } from './nginx.ts'

/** One build, another deployment: `npm run publish` with other settings, without a rebuild. */
needsNginx(test)
test.describe.configure({ timeout: 90_000 })
// The test's backend has no TLS.
test.use({ expected: { errors: [/^warning: Mixed Content/, /status of 404/] } })

/** Names and sizes of the scripts, which must not be rebuilt. */
const code = (site: string) =>
  readdirSync(join(site, 'assets')).map((name) => [name, readFileSync(join(site, 'assets', name)).length])

const photo = (page: Page) => page.getByRole('article').locator('img').first()

test('another API, key or environment needs no new build @full', async ({ page, nginx: own, violations }) => {
  await using api = await startMock(['--db', ':memory:', '--cors'])
  const site = test.info().outputPath('site')
  cpSync(dist, site, { recursive: true })
  publish(site, {
    environment: 'staging',
    api: api.origin,
    checkout: { script: '/checkout.js', key: 'rzp_test_staging' },
  })
  expect(code(site)).toEqual(code(dist))
  // The policy of a static host, as nginx sends it below.
  expect(readFileSync(join(site, '_headers'), 'utf8')).toContain(readFileSync(join(site, 'csp.txt'), 'utf8'))
  // This nginx has no backend: all data on the page comes from the other origin.
  await using nginx = await startNginx({ build: site, backend: 'http://127.0.0.1:9' })
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  const reply = (await page.goto(`${nginx.origin}/?lang=hi`))!
  const policy = reply.headers()['content-security-policy']!
  for (const directive of ['connect-src', 'img-src'])
    expect(policy.split('; ').find((one) => one.startsWith(directive))).toContain(` ${api.origin}`)
  await expect(page.getByRole('article').first()).toBeVisible()
  await expect(page.getByText('परीक्षण').first()).toBeVisible()
  await expect.poll(() => photo(page).evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  await page.waitForLoadState('networkidle')
  expect(asked.filter((url) => url === `${api.origin}/api/web/latest-enquiries/`)).toHaveLength(1)
  await page.goto(`${nginx.origin}/price-mandi?lang=en`)
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  expect(asked.filter((url) => /\/(api|media)\//.test(url) && !url.startsWith(api.origin))).toEqual([])
  expect(asked.filter((url) => url.startsWith(`${api.origin}/api/`)).length).toBeGreaterThan(1)
  const config = (await (await page.request.get(`${nginx.origin}/config.json`)).json()) as object
  expect(config).toMatchObject({ checkout: { key: 'rzp_test_staging' } })
  expect(violations).toEqual([])
  expect(own.origin).not.toBe(nginx.origin)
})
