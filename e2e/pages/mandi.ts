import type { PageState } from './page-state.ts'

export const mandi: PageState[] = [
  {
    name: 'mandi',
    path: '/price-mandi',
    everywhere: true,
    ready: (page) => page.locator('tbody tr, article').first().waitFor(),
  },
]
