import type { Page } from 'playwright'

export type Subject = {
  name: string
  path: string
  /** Selector of an element that shows that the content is there. */
  content: string
  isSignedIn?: boolean
  /** Whether its public data can be embedded in the page (`npm run publish -- --embed`). */
  isPublished?: boolean
  /** False to skip the measurement of repeat visits. */
  isWarm?: false
  /** One typical interaction. */
  act?: (page: Page) => Promise<void>
}

const CARDS = 'main article'

/** Touches the first match of a selector. Playwright's own tap injects scripts, which take this phone 100 ms. */
async function tap(page: Page, selector: string) {
  const target = page.locator(selector).first()
  await target.scrollIntoViewIfNeeded()
  const { x, y, width, height } = (await target.boundingBox())!
  await page.waitForTimeout(300)
  await page.touchscreen.tap(x + width / 2, y + height / 2)
}

export const subjects: Subject[] = [
  {
    name: 'home',
    path: '/',
    content: CARDS,
    isPublished: true,
    act: async (page) => {
      await tap(page, 'main input')
      await page.keyboard.type('to')
    },
  },
  {
    name: 'mandi',
    path: '/price-mandi',
    content: 'main article, main tbody tr',
    isPublished: true,
    act: (page) => tap(page, 'main button'),
  },
  {
    name: 'board',
    path: '/global-enquiry',
    content: CARDS,
    isSignedIn: true,
    act: (page) => tap(page, 'main button'),
  },
  { name: 'directory', path: '/directory', content: CARDS, isSignedIn: true, isWarm: false },
  { name: 'own enquiries', path: '/enquiry', content: CARDS, isSignedIn: true },
  { name: 'an enquiry', path: '/global-enquiry/419', content: 'main dl', isSignedIn: true },
  {
    name: 'sign-in',
    path: '/auth',
    content: 'main form input',
    isWarm: false,
    act: async (page) => {
      await tap(page, 'main form input')
      await page.keyboard.type('98')
    },
  },
]
