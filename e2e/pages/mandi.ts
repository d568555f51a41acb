import { store } from '../sign-in.ts'
import type { PageState } from './page-state.ts'

export const mandi: PageState[] = [
  {
    name: 'mandi',
    path: '/price-mandi',
    everywhere: true,
    ready: (page) => page.locator('tbody tr, article').first().waitFor(),
  },
  {
    name: 'mandi with its saved searches open',
    path: '/price-mandi?state=Goa',
    at: [320],
    landmarks: ['dialog'],
    overlay: true,
    before: (page) =>
      store(page, {
        saved_mandi: JSON.stringify([
          { query: 'state=Maharashtra&commodity=Onion', seen: 0 },
          { query: 'state=Goa', seen: 0 },
        ]),
      }),
    ready: async (page) => {
      if (await page.getByRole('dialog').isVisible()) return
      await page.locator('main button[aria-haspopup=dialog]').click()
      await page.getByRole('dialog').getByRole('listitem').getByRole('link').first().waitFor()
    },
  },
]
