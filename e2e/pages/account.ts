import { signIn } from '../sign-in.ts'
import { heading, type PageState } from './page-state.ts'

export const account: PageState[] = [
  {
    name: 'a guarded page',
    path: '/profile',
    before: (page) => signIn(page, 'farmer'),
    ready: (page) => page.getByRole('main').getByRole('link').waitFor(),
  },
  {
    name: 'the offer of the plan',
    path: '/subscription',
    at: [1280, 320],
    before: (page) => signIn(page, 'farmer', { known: true }),
    ready: (page) => page.locator('main a[href="/term"]').waitFor(),
  },
  {
    name: 'a subscription that runs',
    path: '/subscription',
    at: [1280, 320],
    before: async (page) => {
      const { mobile } = await signIn(page, 'farmer', { known: true })
      await page.request.post('/_pact/state', { data: { state: 'the user is premium', params: { mobile } } })
    },
    ready: (page) => page.locator('main dl').waitFor(),
  },
  {
    name: 'a payment that waits for its confirmation',
    path: '/subscription',
    at: [1280, 320],
    before: async (page) => {
      await signIn(page, 'farmer', { known: true })
      await page.route('**/api/payment/verify/', () => undefined)
    },
    ready: async (page) => {
      const notice = page.locator('main [role=status] svg')
      if (await notice.isVisible()) return
      await page.locator('main button').click()
      await page.getByRole('dialog').getByRole('button').first().click()
      await notice.waitFor()
    },
  },
  { name: 'support', path: '/Support', at: [1280, 320], ready: heading },
  { name: 'privacy policy', path: '/privacy-policy', at: [1280, 320], ready: heading },
  { name: 'terms', path: '/term', at: [320], ready: heading },
  { name: 'an honest placeholder', path: '/MandiMarket', at: [320], ready: heading },
]
