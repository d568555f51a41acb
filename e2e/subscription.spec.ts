import { active, checkout, confirming, joinNow, journal, payPlan, pressIn, subscriptions } from './checkout.ts'
import { fail } from './mock-faults.ts'
import { expect, open, openAs, test } from './fixture.ts'
import { signIn, storedValues } from './sign-in.ts'
import { proves } from '../tests/proves.ts'

test(
  'a person sees plan and checkout in their language, retries a failed payment and becomes a member',
  proves('Payment set-up: the provider’s own error message'),
  async ({ page }) => {
    const { token } = await openAs(page, 'farmer', '/subscription', 'hi')
    await expect(page.getByRole('heading', { level: 1, name: 'सदस्यता' })).toBeVisible()
    await expect(page.getByText('₹999 प्रति वर्ष')).toBeVisible()
    await expect(page.getByText('प्राथमिकता से सहायता')).toBeVisible()
    const join = page.getByRole('button', { name: 'अभी जुड़ें' })
    await join.click()
    await expect(checkout(page)).toContainText('एक साल के लिए प्रीमियम')
    expect(Number((await storedValues(page)).current_payment_id)).toBeGreaterThan(0)
    await pressIn(page, 'भुगतान असफल करें')
    await expect(checkout(page).getByRole('alert')).not.toBeEmpty()
    await pressIn(page, 'बंद करें')
    await expect(page.getByRole('alert')).toContainText('भुगतान नहीं हो सका। आप फिर से कोशिश कर सकते हैं।')
    expect(await storedValues(page)).not.toHaveProperty('current_payment_id')

    await page.getByRole('button', { name: 'फिर से कोशिश करें' }).click()
    await pressIn(page, '₹999 का भुगतान करें')
    await expect(page.getByText('चालू', { exact: true })).toBeVisible()
    await expect(page.getByText(/^36[56] दिन$/)).toBeVisible()
    await expect(join).toBeHidden()
    expect(await subscriptions(page, token)).toHaveLength(1)
    expect(await journal(page)).toEqual([])
    expect(await storedValues(page)).not.toHaveProperty('current_payment_id')
    expect(await storedValues(page)).not.toHaveProperty('payments_open')
  },
)

test.describe('a payment that is not confirmed at once', () => {
  test.use({ expected: { errors: [/status of (400|429|500)/, /ERR_INTERNET_DISCONNECTED/] } })

  test(
    'shows reference and help when it is refused',
    proves('Subscription: Payment verification failed'),
    async ({ page }) => {
      // The notice stays above the offer until it is dismissed; a second payment requires a confirmation.
      const { token } = await signIn(page, 'farmer')
      await fail(page, 'verifyPayment', '400')
      await open(page, '/subscription', 'en')
      await payPlan(page)
      const refused = page.getByRole('alert').filter({ hasText: 'Payment verification failed' })
      const reference = page.getByText(/^Payment reference: pay_/)
      await expect(refused).toBeVisible()
      await page.reload()
      await expect(refused).toBeVisible()
      await expect(reference).toBeVisible()
      await expect(page.getByRole('main').getByRole('link', { name: 'Get help' })).toHaveAttribute('href', '/Support')
      expect(await storedValues(page)).not.toHaveProperty('current_payment_id')

      await joinNow(page).click()
      const question = page.getByRole('alertdialog', { name: 'Pay again?' })
      await expect(question).toContainText('You may have paid already.')
      await expect(question.getByRole('button', { name: 'Don’t pay again' })).toBeFocused()
      await question.getByRole('button', { name: 'Don’t pay again' }).click()
      await expect(question).toHaveCount(0)
      await expect(checkout(page)).toBeHidden()
      await joinNow(page).click()
      await question.getByRole('button', { name: 'Pay again', exact: true }).click()
      await expect(checkout(page)).toBeVisible()
      await pressIn(page, 'Close')

      await page.getByRole('button', { name: 'Dismiss' }).click()
      await expect(refused).toHaveCount(0)
      await page.reload()
      await expect(joinNow(page)).toBeVisible()
      await expect(reference).toHaveCount(0)
      expect(await journal(page)).toEqual([])
      expect(await subscriptions(page, token)).toEqual([])
    },
  )

  test(
    'is there after a reload, and is confirmed when the connection is back',
    proves('case 23'),
    async ({ page, context }) => {
      const { token } = await openAs(page, 'farmer', '/subscription')
      await joinNow(page).click()
      await page.route('**/api/payment/verify/', (route) => route.abort('internetdisconnected'))
      await pressIn(page, 'Pay ₹999')
      await expect(confirming(page)).toBeVisible()
      await page.reload()
      await expect(page.getByText('You will not be charged again. You can leave this page.')).toBeVisible()
      await expect(joinNow(page)).toHaveCount(0)
      await context.setOffline(true)
      await page.unroute('**/api/payment/verify/')
      await context.setOffline(false) // the browser fires `online`
      await expect(active(page)).toBeVisible()
      expect(await subscriptions(page, token)).toHaveLength(1)
    },
  )
})
