import type { Page } from '@playwright/test'
import { expect, expectNoAxeViolations, open, test } from '../fixture.ts'
import { holdApp } from '../requests.ts'
import { signIn } from '../sign-in.ts'
import { sampled } from '../../tests/sample.ts'

/** The app itself doesn't load: the page looks ready, but says in its language that it isn't, and offers a way on. */
test.use({
  expected: { errors: [/Failed to load resource/, /MIME type/, /module script/, /SyntaxError/, /^uncaught: $/] },
})

const line = (page: Page) => page.locator('#app-missing')
const fails = {
  'is gone': { status: 404, body: '' },
  'is a network’s sign-in page': { status: 200, contentType: 'text/html', body: '<!doctype html><title>.</title>' },
  'is cut off': { status: 200, contentType: 'text/javascript', body: 'export const x = (' },
}

for (const [what, answer] of sampled(Object.entries(fails)))
  test(`a main or core script that ${what} shows a message, and Reload fetches it`, async ({ page }) => {
    for (const script of ['index', 'core']) {
      await page.route(`**/assets/${script}-*.js`, (route) => route.fulfill(answer))
      await open(page, '/auth', 'hi')
      await expect(page.getByRole('alert')).toContainText('यह पृष्ठ पूरा डाउनलोड नहीं हुआ है', { useInnerText: true })
      await expect(page.getByRole('alert')).not.toContainText(/Reload|पूर्ण/, { useInnerText: true })
      if (script === 'index') await expectNoAxeViolations(page)
      await page.unrouteAll()
      await page.getByRole('button', { name: 'फिर से खोलें' }).click()
      await expect(line(page)).toBeHidden()
      await expect(page.locator('#app-missing')).toHaveCount(1)
      await page.waitForFunction(() => !('earlyInput' in window) || window.earlyInput === undefined)
    }
  })

test('a pressed button shows as busy while the app hangs, with a message after 15 s @full', async ({ page }) => {
  await signIn(page, 'buyer')
  const release = await holdApp(page)
  await page.clock.install()
  await page.setViewportSize({ width: 360, height: 800 })
  await open(page, '/global-enquiry', 'mr', { waitUntil: 'commit' })
  const menu = page.getByRole('button', { name: 'मेनू' })
  await menu.click()
  await expect(menu).toHaveAttribute('aria-busy', 'true')
  await page.clock.runFor(14_000)
  await expect(line(page)).toBeHidden()
  await page.clock.runFor(1_500)
  await expect(page.getByRole('alert')).toContainText('हे पान पूर्ण डाउनलोड झालेले नाही', { useInnerText: true })
  await expect(menu).not.toHaveAttribute('aria-busy')
  // It loads after all.
  release()
  await expect(line(page)).toBeHidden()
  await page.clock.runFor(1_000)
  await expect(page.getByRole('dialog')).toBeVisible()
})
