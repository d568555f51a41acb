import { copyFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { backend, expect, needsNginx, open, publish, test } from './fixture.ts'
import { storedEverywhere } from '../stored-everywhere.ts'

/** The service worker behind nginx; e2e/offline.spec.ts covers its behaviour. */
needsNginx(test)
test.use({ serviceWorkers: 'allow', expected: { errors: [/Failed to load resource|FetchEvent|inline event handler/] } })
test.describe.configure({ timeout: 60_000 })

const inCharge = (page: Page) =>
  page.waitForFunction(() => navigator.serviceWorker.controller !== null, undefined, { timeout: 30_000 })

test('installs under the security policy; the app starts offline under it @full', async ({
  page,
  context,
  violations,
}) => {
  await open(page, '/', 'mr')
  await inCharge(page)
  await expect.poll(() => storedEverywhere(page)).toContain('listLatestEnquiries')
  await context.setOffline(true)
  await page.reload()
  await expect(page.getByRole('article').first()).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'mr')
  // The saved page has its policy too: injected code is blocked.
  expect(violations).toEqual([])
  await page.evaluate(() => document.body.setAttribute('onclick', 'owned()'))
  await expect
    .poll(() => violations.map(({ directive }) => directive))
    .toEqual(['require-trusted-types-for', 'script-src-attr'])
  violations.length = 0
})

const embedded = async (page: Page) => {
  const text = await page.locator('#embedded-data').textContent({ timeout: 2_000 })
  return (JSON.parse(text!) as { at: number }).at
}
/** The time of the data that the next visit to the home page opens with. */
const newest = (page: Page) =>
  page.evaluate(async () => {
    const cache = await caches.open('newest')
    const [key] = await cache.keys()
    const html = key && (await (await cache.match(key))!.text())
    return html && Number(/"at":(\d+)/.exec(html)?.[1])
  })

test('the next visit of a page with data opens the newest published one, offline too @full', async ({
  page,
  context,
  nginx,
}) => {
  const site = join(nginx.folder, 'srv/current/site')
  const settings = { checkout: { script: '/checkout.js', key: 'rzp_test_mock' } }
  try {
    publish(site, settings, '--data', backend)
    await open(page, '/', 'hi')
    const first = await embedded(page)
    await inCharge(page)
    await expect.poll(() => newest(page), { timeout: 20_000 }).toBe(first)

    // The next visit downloads what was published just now; the visit after it shows it.
    publish(site, settings, '--data', backend)
    await page.reload()
    expect(await embedded(page)).toBe(first)
    await expect.poll(() => newest(page), { timeout: 20_000 }).toBeGreaterThan(first)
    const second = await newest(page)

    // A page of another kind, which this version of the app can't use, is not saved.
    publish(site, { ...settings, environment: 'staging' }, '--data', backend)
    await page.reload()
    expect(await embedded(page)).toBe(second)

    await context.setOffline(true)
    await page.reload()
    expect(await embedded(page)).toBe(second)
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
    await expect(page.getByRole('status').filter({ hasText: /^सहेजी हुई प्रति: \S+\s\d{1,2}:\d{2}/ })).toBeVisible()
  } finally {
    publish(site, settings)
  }
})

test.describe('removing the service worker', () => {
  test.use({ expected: { errors: [/Failed to load resource|FetchEvent|Content Security Policy/] } })

  test('deploy/sw-off.js removes it and everything it saved @full', async ({ page, nginx }) => {
    await open(page, '/term', 'en')
    await inCharge(page)
    const current = join(nginx.folder, 'srv/current/site')
    const saved = join(nginx.folder, 'sw.js')
    const twins = ['', '.br', '.gz']
    for (const twin of twins) copyFileSync(join(current, `sw.js${twin}`), saved + twin)
    try {
      copyFileSync('deploy/sw-off.js', join(current, 'sw.js'))
      for (const twin of ['.br', '.gz']) rmSync(join(current, `sw.js${twin}`))
      await page.evaluate(async () => void (await (await navigator.serviceWorker.getRegistration())?.update()))
      await expect
        .poll(() =>
          page
            .evaluate(async () => [
              (await navigator.serviceWorker.getRegistrations()).length,
              (await caches.keys()).length,
            ])
            .catch(() => undefined),
        )
        .toEqual([0, 0])
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    } finally {
      for (const twin of twins) copyFileSync(saved + twin, join(current, `sw.js${twin}`))
    }
  })
})
