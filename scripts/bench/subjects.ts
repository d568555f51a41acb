import type { Page } from 'playwright'

export type Subject = {
  name: string
  path: string
  /** What shows that the content is there. */
  content: string
  isSignedIn?: boolean
  /** Its public data can be in the page (`npm run publish -- --embed`). */
  isPublished?: boolean
  /** Not measured a second time. */
  isWarm?: false
  /** Goal, of script before the content. */
  scriptKB: number
  /** One typical interaction. */
  act?: (page: Page) => Promise<void>
}

const CARDS = 'main article'

/**
 * A finger on the first that a selector names. Not Playwright's own tap, whose scripts in the page, before and between what the finger
 * does, take this phone 100 ms.
 */
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
    scriptKB: 90,
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
    scriptKB: 100,
    act: (page) => tap(page, 'main button'),
  },
  {
    name: 'board',
    path: '/global-enquiry',
    content: CARDS,
    isSignedIn: true,
    scriptKB: 100,
    act: (page) => tap(page, 'main button'),
  },
  { name: 'directory', path: '/directory', content: CARDS, isSignedIn: true, scriptKB: 100 },
  { name: 'own enquiries', path: '/enquiry', content: CARDS, isSignedIn: true, scriptKB: 100 },
  { name: 'an enquiry', path: '/global-enquiry/419', content: 'main dl', isSignedIn: true, scriptKB: 100 },
  { name: 'a business', path: '/farmer/3', content: 'main dl', isSignedIn: true, scriptKB: 100 },
  {
    name: 'sign-in',
    path: '/auth',
    content: 'main form input',
    isWarm: false,
    scriptKB: 100,
    act: async (page) => {
      await tap(page, 'main form input')
      await page.keyboard.type('98')
    },
  },
]
