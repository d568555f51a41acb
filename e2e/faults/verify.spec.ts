import type { Page } from '@playwright/test'
import { proves } from '../../tests/proves.ts'
import { active, checkAgain, checkout, joinNow, journal, payPlan, subscriptions } from '../checkout.ts'
import { expect, open, test } from '../fixture.ts'
import { requestsTo } from '../requests.ts'
import { signIn } from '../sign-in.ts'
import { sampled } from '../../tests/sample.ts'

/** Case 25 of docs/faults.md: the person has paid, but no valid confirmation arrives. */
test.use({ expected: { errors: [/Failed to load resource/] } })

const VERIFY = '**/api/payment/verify/'
/** The kinds of answer, and the pauses between the attempts: tests/payments/confirm.dom.ts. */
const answers = { 'a failure': { status: 500 }, 'no answer': 'never' } as const

for (const [what, answer] of sampled(Object.entries(answers))) {
  test(
    `${what}: shows “Confirming”, charges once, and “Check again” confirms the payment`,
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
      await expect.poll(() => verified).toBe(1)
      if (answer === 'never') await page.clock.fastForward(60_000)
      await expect(checkAgain(page)).toBeVisible()
      await expectConfirming(page)
      await page.clock.fastForward(2_000)
      await page.reload()
      await expectConfirming(page)
      await page.unroute(VERIFY)
      // Ends the attempt that is held. Once only: it would end the next one too, on a busy machine before its answer.
      if (answer === 'never') await page.clock.fastForward(60_000)
      await expect(async () => {
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
