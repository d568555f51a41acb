import type { Page } from '@playwright/test'
import { sampled } from '../tests/sample.ts'
import { withColours } from './accessibility/colour.ts'
import { expect, open, test } from './fixture.ts'
import { fail, recover } from './mock-faults.ts'
import { signIn } from './sign-in.ts'
import { proves } from '../tests/proves.ts'

const LEADS = '**/api/web/latest-enquiries/'

test.describe('latest leads', () => {
  test('are rows by category, each with its cards and a way to all of them', async ({ page }) => {
    await signIn(page, 'buyer', { known: true })
    await open(page, '/', 'en')
    const row = page.getByRole('region', { name: 'Latest Leads on Vegetables' })
    await expect(row.getByRole('heading', { level: 2 })).toHaveText('Latest Leads on Vegetables')
    const card = row.getByRole('article').first()
    await expect(card.getByRole('heading', { level: 3 })).toHaveText(/ (required|for sale) in /)
    await expect(card).toContainText(/₹[\d,.]+ per kg/)
    await expect(card).toContainText(/\d{1,2} \w{3} \d{4}/)
    await expect(card).toContainText(/Buy|Sell/)
    await expect(page.getByRole('region')).toHaveCount(10) // the first loads before the others

    await row.getByRole('link', { name: 'View all leads on Vegetables' }).click()
    await expect(page).toHaveURL('/global-enquiry')
    await page.goBack()
    await row
      .getByRole('link', { name: / (required|for sale) in / })
      .first()
      .click()
    await expect(page).toHaveURL(/\/global-enquiry\/\d+$/)
  })

  test('come in the language of the page @full', async ({ page }) => {
    await open(page, '/', 'hi')
    await expect(page.getByRole('heading', { name: 'ताज़ा प्रस्ताव: सब्ज़ियाँ' })).toBeVisible()
    await expect(page.getByText('प्रति किलो').first()).toBeVisible()
    await open(page, '/', 'mr')
    await expect(page.getByRole('heading', { name: 'ताजे प्रस्ताव: भाजीपाला' })).toBeVisible()
  })

  test('show a drawn crop where the photo is missing or broken @full', async ({ page }) => {
    const reply = await (await page.request.get('/api/web/latest-enquiries/')).json()
    const [first, second] = Object.values<Record<string, unknown>[]>(reply)[0]!
    Object.assign(first!, { photo: null })
    Object.assign(second!, { photo: 'javascript:alert(1)' })
    await page.route(LEADS, (route) => route.fulfill({ json: reply }))
    await open(page, '/', 'en')
    const photos = page.getByRole('article').locator('img')
    await expect(photos.nth(0)).toHaveAttribute('src', '/crop-default.svg')
    await expect(photos.nth(1)).toHaveAttribute('src', '/crop-default.svg')
    await expect.poll(() => photos.nth(0).evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  })

  test('say so when there are none @full', async ({ page }) => {
    await page.route(LEADS, (route) => route.fulfill({ json: {} }))
    await open(page, '/', 'en')
    await expect(page.getByRole('heading', { name: 'No leads yet' })).toBeVisible()
  })
})

/** Every way in which the leads can fail, with its text (§home.12). */
test.describe('a failed load', () => {
  test.use({ expected: { errors: [/Failed to load resource/] } })

  const texts = [
    ['404', 'API endpoint not found. Please try again later.', 'API endpoint not found. Please try again later.'],
    ['500', 'Server error. Please try again later.', 'Server error. Please try again later.'],
    ['400', 'Failed to fetch latest enquiries', 'Failed to fetch latest enquiries'],
    // The server asks for a pause, which the app respects.
    ['429', 'The server is busy. Try again in 2 minutes.', undefined],
    ['garbage', 'An unexpected error occurred. Please try again.', undefined],
    ['shape', 'An unexpected error occurred. Please try again.', undefined],
  ] as const
  for (const [fault, text, said] of sampled(texts)) {
    test(
      `${fault} says “${text}”, and Try Again brings the leads`,
      proves(...(fault === '429' ? [] : [`Home leads: ${text}` as const])),
      async ({ page }) => {
        await page.clock.install()
        await fail(page, 'listLatestEnquiries', fault)
        await open(page, '/', 'en')
        await failAllAttempts(page, said === undefined ? 1 : 3, { said })
        const panel = page.getByRole('alert')
        await expect(panel.getByRole('heading', { name: 'Unable to Load Leads' })).toBeVisible()
        await expect(panel).toContainText(text)
        await recover(page)
        await panel.getByRole('button', { name: 'Try Again' }).click()
        await expect(page.getByRole('article').first()).toBeVisible()
        await expect(panel).toBeHidden()
        // The button is gone; Tab continues at the leads.
        await page.keyboard.press('Tab')
        await expect(page.getByRole('region').first().getByRole('link').first()).toBeFocused()
      },
    )
  }

  test('says in Hindi and Marathi what happened @full', async ({ page }) => {
    await page.clock.install()
    await fail(page, 'listLatestEnquiries', 'garbage')
    await open(page, '/', 'hi')
    await expect(page.getByRole('alert')).toContainText('कृपया फिर से कोशिश करें।')
    await open(page, '/', 'mr')
    await expect(page.getByRole('alert')).toContainText('कृपया पुन्हा प्रयत्न करा.')
  })

  test(
    'no connection: the network error, three attempts @full',
    proves('Home leads: Network error. Please check your internet connection and try again.'),
    async ({ page }) => {
      await page.clock.install()
      await page.route(LEADS, (route) => route.abort('connectionfailed'))
      await open(page, '/', 'en')
      await failAllAttempts(page, 3, { said: 'Network error. Please check your internet connection and try again.' })
      await expect(page.getByRole('alert')).toContainText(
        'Network error. Please check your internet connection and try again.',
      )
    },
  )

  test(
    'offline: says so at once, asks nothing again, and recovers by Try Again',
    proves('Home leads: You are currently offline. Please check your internet connection and try again.'),
    async ({ page }) => {
      await page.clock.install()
      await page.addInitScript(() => Object.defineProperty(navigator, 'onLine', { get: () => false }))
      let asked = 0
      await page.route(LEADS, (route) => {
        asked++
        return route.abort('internetdisconnected')
      })
      await open(page, '/', 'en')
      await expect(page.getByRole('alert')).toBeVisible()
      await page.clock.runFor(10_000)
      expect(asked).toBe(1)
      await expect(page.getByRole('alert')).toContainText(
        'You are currently offline. Please check your internet connection and try again.',
      )
      await page.unroute(LEADS)
      await page.getByRole('button', { name: 'Try Again' }).click()
      await expect(page.getByRole('article').first()).toBeVisible()
    },
  )

  test(
    'no answer: after 10 s each, three attempts with 1 s and 2 s between @full',
    proves('Home leads: Request timed out. Please try again.', 'case 31'),
    async ({ page }) => {
      await page.clock.install()
      let requests = 0
      await page.route(LEADS, () => void requests++)
      await open(page, '/nowhere', 'en')
      await page.getByRole('link', { name: 'Go to the home page' }).click()
      // The request starts during the navigation; its 10 s start with the page.
      await expect.poll(() => requests).toBe(1)
      await expect(page.getByRole('search')).toBeVisible()
      await page.clock.runFor(9_000)
      expect(requests).toBe(1)
      await page.clock.runFor(1_100)
      await expect(page.getByRole('main').getByRole('status').filter({ hasText: 'Attempt' })).toHaveText(
        'Request timed out. Please try again. Attempt 2 of 3…',
      )
      await page.clock.runFor(1_000)
      await expect.poll(() => requests).toBe(2)
      await page.clock.runFor(10_000)
      await page.clock.runFor(2_000)
      await expect.poll(() => requests).toBe(3)
      await page.clock.runFor(10_000)
      await expect(page.getByRole('alert')).toContainText('Request timed out. Please try again.')
      await page.clock.runFor(60_000)
      expect(requests).toBe(3)
    },
  )

  /** Lets the attempts fail one after the other, advancing the clock over the delays between them. */
  async function failAllAttempts(page: Page, attempts: number, { said = '' }: { said?: string | undefined } = {}) {
    for (let attempt = 2; attempt <= attempts; attempt++) {
      await expect(page.getByRole('main').getByRole('status').filter({ hasText: 'Attempt' })).toHaveText(
        `${said} Attempt ${attempt} of 3…`,
      )
      await page.clock.runFor(1_000 * 2 ** (attempt - 2))
    }
  }
})

const QUESTION = 'Which produce are you looking for?'
/** The search field, plain or as a combobox. */
/** Exact, because the list of suggestions repeats the name. */
const field = (page: Page) => page.getByLabel(QUESTION, { exact: true })
/** Suggestions only; the header's selectors have options too. */
const options = (page: Page, named: { name?: string; exact?: boolean } = {}) =>
  page.getByRole('listbox').getByRole('option', named)
const searchBox = (page: Page) => page.getByRole('combobox', { name: QUESTION })

test.describe('the search for produce', () => {
  // A visitor would be sent to the sign-in first.
  test.beforeEach(({ page }) => signIn(page, 'farmer', { known: true }))

  test('suggests at most 8 subcategories and is whole by keyboard', proves('check 21'), async ({ page }) => {
    await open(page, '/', 'en')
    await field(page).focus()
    await expect(searchBox(page)).toBeFocused()
    await page.keyboard.type('a')
    await expect(options(page)).toHaveCount(8)
    await page.keyboard.type('pple')
    await expect(options(page, { name: 'Apple', exact: true })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('listbox')).toBeHidden()
    await expect(searchBox(page)).toHaveValue('apple')
    await page.keyboard.press('ArrowDown')
    // Two fast presses in a row: the list may not be on the page yet.
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowUp')
    await expect(searchBox(page)).toHaveAttribute('aria-activedescendant', /./)
    const active = page.locator(`[id="${await searchBox(page).getAttribute('aria-activedescendant')}"]`)
    await expect(active).toHaveAccessibleName('Apple')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/directory\?categoryId=\d+&name=Apple&entityType=farmer$/)
  })

  test('a click on a suggestion opens the directory with it @full', async ({ page }) => {
    await open(page, '/', 'en')
    await field(page).fill('onion')
    await options(page, { name: 'Onion', exact: true }).click()
    await expect(page).toHaveURL(/\/directory\?categoryId=\d+&name=Onion&entityType=farmer$/)
  })

  for (const colorScheme of ['light', 'dark'] as const) {
    test(`suggestions are read as the rest of the page is, ${colorScheme}: 7:1 @full`, async ({ page }) => {
      await page.emulateMedia({ colorScheme })
      await open(page, '/', 'en')
      await field(page).fill('o')
      await expect(options(page)).toHaveCount(8)
      await page.keyboard.press('ArrowDown') // the first option is now active
      await withColours(page)
      const contrasts = await options(page).evaluateAll((each) => {
        const { colours } = window as unknown as { colours: { contrast: (css: string, element: Element) => number } }
        return each.map((option) => colours.contrast(getComputedStyle(option).color, option))
      })
      for (const contrast of contrasts) expect(contrast).toBeGreaterThanOrEqual(7)
    })
  }

  for (const [locale, name] of sampled(
    [
      ['en', 'Onion'],
      ['hi', 'प्याज'],
      ['mr', 'कांदा'],
    ] as const,
    3,
  )) {
    test(`finds produce by whatever people call it, in any script, on a page in ${locale} @full`, async ({ page }) => {
      await open(page, '/', locale)
      const box = page.getByRole('search').locator('input')
      for (const word of ['kanda', 'onion', 'pyaz', 'प्याज', 'काँदा', 'piyaaj']) {
        await box.fill(word)
        await expect(options(page).first()).toHaveText(name)
        await box.fill('')
        await expect(options(page)).toHaveCount(0)
      }
    })
  }

  test('one Enter submits free text', proves('check 21'), async ({ page }) => {
    await open(page, '/', 'en')
    await field(page).focus()
    await expect(searchBox(page)).toBeFocused()
    await page.keyboard.type('fresh red onion')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/directory?search=fresh+red+onion&entityType=farmer')
  })

  for (const [locale, text, buyers] of [
    ['en', 'onion buyer nashik', 'Buyers'],
    ['hi', 'प्याज खरीदार नासिक', 'खरीदार'],
    ['mr', 'नाशिक कांदा खरेदीदार', 'खरेदीदार'],
  ] as const)
    test(`“${text}” leads to those who buy onions, the nearest to Nashik first`, async ({ page }) => {
      await open(page, '/', locale)
      await page.getByRole('search').locator('input').fill(text)
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(/\/directory\?entityType=buyer&categoryId=\d+&name=[^&]+&near=Nashik%2CMaharashtra$/)
      await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
      await expect(page.getByRole('main').getByRole('link', { name: buyers, exact: true })).toHaveAttribute(
        'aria-current',
        /./,
      )
    })

  test('empty text submits nothing @full', proves('check 21'), async ({ page }) => {
    await open(page, '/', 'en')
    await field(page).fill('   ')
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'Search' }).click()
    await expect(page).toHaveURL('/')
  })

  test.describe('where the suggestions can’t be downloaded', () => {
    test.use({ expected: { errors: [/Failed to load resource/] } })

    test('the plain field goes on working @full', async ({ page }) => {
      await page.route('**/assets/ProductSuggestions*.js', (route) => route.abort())
      await open(page, '/', 'en')
      await field(page).fill('tomato')
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL('/directory?search=tomato&entityType=farmer')
    })
  })

  test('what was typed before the app arrived stays', async ({ page }) => {
    let go = () => {}
    const released = new Promise<void>((resolve) => (go = resolve))
    await page.route('**/assets/core*.js', async (route) => {
      await released
      await route.continue()
    })
    await page.context().addCookies([{ name: 'lang', value: 'en', url: test.info().project.use.baseURL! }])
    await page.goto('/', { waitUntil: 'commit' })
    await field(page).fill('cotton')
    go()
    await expect(page.getByRole('article').first()).toBeVisible()
    await expect(field(page)).toHaveValue('cotton')
    await field(page).press('Enter')
    await expect(page).toHaveURL('/directory?search=cotton&entityType=farmer')
  })
})

test.describe('the search of a visitor', () => {
  test('shows which of the latest enquiries fit, before it leads to the sign-in', async ({ page }) => {
    await open(page, '/', 'en')
    const first = page.getByRole('main').getByRole('article').first()
    const produce = (await first.getByRole('heading').textContent())!.split(' ')[0]!
    await field(page).fill(produce)
    await expect(options(page).first()).toBeVisible()
    await page.keyboard.press('Enter')
    const found = page.getByRole('search').getByRole('listitem').filter({ hasText: produce })
    await expect(page.getByRole('search')).toContainText(/of the latest enquiries fits? your search:/)
    await expect(found.first()).toBeVisible()
    // The focus ring of the results is on the dark banner, like the button's.
    const panel = page.locator('form[role=search] > :focus-visible')
    await expect(panel).toContainText(produce)
    const ring = () => page.evaluate(() => getComputedStyle(document.activeElement!).outlineColor)
    const panelRing = await ring()
    await page.keyboard.press('Shift+Tab')
    await expect(page.getByRole('button', { name: 'Search' })).toBeFocused()
    expect(panelRing).toBe(await ring())
    await expect(page).toHaveURL('/')
    await page.getByRole('search').getByRole('link', { name: 'Log in to see everyone who fits' }).click()
    await expect(page).toHaveURL(/\/auth\?next=%2Fdirectory/)
  })

  test('has the whole row of a phone for its text', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await open(page, '/', 'en')
    const row = (await page.getByRole('search').boundingBox())!
    const box = (await field(page).boundingBox())!
    expect(box.width).toBeCloseTo(row.width, 0)
  })
})
