import { active, checkout, confirming, joinNow, journal, pressIn, subscriptions } from './checkout.ts'
import { expect, openAs, test, testExpecting } from './fixture.ts'
import { storedValues } from './sign-in.ts'
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

testExpecting(/ERR_INTERNET_DISCONNECTED/)(
  'a payment that is not confirmed at once is there after a reload, and confirmed when the connection is back',
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
