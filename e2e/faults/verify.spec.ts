import type { Page } from '@playwright/test'
import { full } from '../../tests/figures.ts'
import { proves } from '../../tests/proves.ts'
import { active, checkAgain, checkout, joinNow, journal, payPlan, subscriptions } from '../checkout.ts'
import { expect, open, test } from '../fixture.ts'
import { requestsTo } from '../requests.ts'
import { signIn } from '../sign-in.ts'
import { sampled } from '../../tests/sample.ts'

/** Case 25 of tests/faults/cases.ts: the person has paid, but no valid confirmation arrives. */
test.use({ expected: { errors: [/Failed to load resource/] } })

const VERIFY = '**/api/payment/verify/'
/** The pauses between the attempts (s); the small size uses only the first (all: tests/payments/confirm.dom.ts). */
const waits = full ? [2, 4, 8, 16, 32] : [2]

const answers = {
  'a failure': { status: 500 },
  'a gateway that gave up': { status: 504, contentType: 'text/html', body: '<h1>504 Gateway Time-out</h1>' },
  'a page of HTML': {
    status: 200,
    contentType: 'text/html',
    body: '<!doctype html><title>Sign in to the network</title>',
  },
  'a reply of another shape': { status: 200, json: { ok: true } },
  'a proxy’s 404': { status: 404, contentType: 'text/html', body: '<h1>404 Not Found</h1>' },
  'a firewall’s 403': { status: 403, contentType: 'text/html', body: '<h1>Blocked</h1>' },
  'a gateway’s 400': { status: 400, json: { detail: 'Request header too large' } },
  'an empty reply': { status: 200, body: '' },
  'no answer': 'never',
} as const

for (const [what, answer] of sampled(Object.entries(answers))) {
  test(
    `${what}: “Confirming”, no second charge, and a check by hand confirms it`,
    proves('case 25', 'Subscription: verify, with Retry'),
    async ({ page }) => {
      await page.clock.install()
      const { token } = await signIn(page, 'farmer')
      const ordered = requestsTo(page, '/api/payment/create/')
      let verified = 0
      await page.route(VERIFY, (route) => {
        verified++
        return answer === 'never' ? undefined : route.fulfill(answer)
      })
      await open(page, '/subscription', 'en')
      await payPlan(page)
      const expectConfirming = async (page: Page) => {
        await expect(page.getByText('You will not be charged again. You can leave this page.')).toBeVisible()
        await expect(joinNow(page)).toHaveCount(0)
        await expect(checkout(page)).toHaveCount(0)
        expect(await journal(page)).toHaveLength(1)
      }
      await expectConfirming(page)
      for (const [index, wait] of waits.entries()) {
        await expect.poll(() => verified).toBe(index + 1)
        if (answer === 'never') await page.clock.fastForward(60_000)
        await expect(checkAgain(page)).toBeVisible()
        await expectConfirming(page)
        await page.clock.fastForward(wait * 1_000)
      }
      await page.reload()
      await expectConfirming(page)
      await page.unroute(VERIFY)
      await expect(async () => {
        if (answer === 'never') await page.clock.fastForward(60_000)
        const again = checkAgain(page)
        if (await again.isVisible()) await again.click({ timeout: 1_000 }) // gone if the app has retried by itself
        await expect(active(page)).toBeVisible({ timeout: 1_000 })
      }).toPass()
      expect(ordered).toHaveLength(1)
      expect(await subscriptions(page, token)).toHaveLength(1)
      expect(await journal(page)).toEqual([])
    },
  )
}
