import type { Page, Request } from '@playwright/test'
import { ENTITY_TYPES } from '../src/domain/navigation/paths.ts'
import { LOCALES } from '../src/i18n/locales.ts'
import { sampled } from '../tests/sample.ts'
import { expect, open, test } from './fixture.ts'
import { fail, recover } from './mock-faults.ts'
import { signIn, storedValues } from './sign-in.ts'
import { proves } from '../tests/proves.ts'

const LIST = /\/api\/mobile\/v1\/(farmers|buyers|manufacturers)\/\?/
const cards = (page: Page) => page.getByRole('article')
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 2, name })
const tab = (page: Page, name: string) =>
  page.getByRole('list', { name: 'Kind of business' }).getByRole('link', { name })
const search = (page: Page) => page.getByRole('searchbox', { name: 'Search the directory' })

test.beforeEach(async ({ page }) => {
  await signIn(page, 'retailer', { known: true })
})

test.describe('the list', () => {
  test('has 12 farmers a page, their number, and a way to each', async ({ page }) => {
    await open(page, '/directory', 'en')
    await expect(page).toHaveTitle(/^Farmers – Directory/)
    await expect(heading(page, /^Farmers, page 1 of \d+$/)).toBeVisible()
    await expect(page.getByText(/^\d{3} businesses$/)).toHaveRole('status')
    await expect(cards(page)).toHaveCount(12)
    const card = cards(page).nth(1)
    await expect(card).toContainText('Maharashtra')
    // Several businesses have the same name, so the card's name includes the state.
    await expect(card).toHaveAccessibleName(/Maharashtra/)
    const link = card.getByRole('link')
    const name = await link.innerText()
    await link.click()
    await expect(page).toHaveURL(/^[^?]*\/farmer\/\d+$/)
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  })

  test('its pages are addresses: Back, a reload and a link lead to the same', async ({ page }) => {
    await open(page, '/directory?entityType=buyer', 'en')
    const first = await cards(page).first().innerText()
    await page.getByRole('link', { name: 'Page 2', exact: true }).click()
    await expect(page).toHaveURL('/directory?entityType=buyer&page=2')
    await expect(heading(page, /^Buyers, page 2 of \d+$/)).toBeFocused()
    await expect(cards(page).first()).not.toHaveText(first, { useInnerText: true })
    const second = await cards(page).first().innerText()
    await page.reload()
    await expect(cards(page).first()).toHaveText(second, { useInnerText: true })
    await cards(page).first().getByRole('link').click()
    await expect(page).toHaveURL(/\/buyer\/\d+$/)
    await page.getByRole('button', { name: 'Back' }).click()
    await expect(page).toHaveURL('/directory?entityType=buyer&page=2')
    await page.goBack()
    await expect(page).toHaveURL('/directory?entityType=buyer')
    await expect(cards(page).first()).toHaveText(first, { useInnerText: true })
  })

  test('farmers, buyers and manufacturers keep the filters and begin at page 1 @full', async ({ page }) => {
    await open(page, '/directory?entityType=farmer&search=maharashtra&page=2', 'en')
    await expect(tab(page, 'Farmers')).toHaveAttribute('aria-current', 'true')
    await tab(page, 'Manufacturers').click()
    await expect(page).toHaveURL('/directory?entityType=manufacturer&search=maharashtra')
    await expect(tab(page, 'Manufacturers')).toBeFocused()
    await expect(tab(page, 'Manufacturers')).toHaveAttribute('aria-current', 'true')
    await expect(tab(page, 'Farmers')).not.toHaveAttribute('aria-current')
    await expect(heading(page, /^Manufacturers: “maharashtra”/)).toBeVisible()
    await expect(cards(page).first().getByRole('link')).toHaveAttribute('href', /^\/manufacturer\/\d+$/)
  })

  test('is asked for before the app arrives, and once @full', async ({ page }) => {
    let asked = 0
    let done = () => {}
    const first = new Promise<void>((resolve) => (done = resolve))
    page.on('request', (request) => {
      if (!request.url().endsWith('farmers/?subcategory_id=1&search=farm&page=1&page_size=12')) return
      asked++
      done()
    })
    await page.route('**/assets/core-*.js', async (route) => {
      await first
      await route.continue()
    })
    await open(page, '/directory?categoryId=1&search=farm', 'en')
    await expect(cards(page).first()).toBeVisible()
    expect(asked).toBe(1)
  })

  test('a visitor signs in first and comes back to the same @full', async ({ page }) => {
    await page.evaluate(() => localStorage.clear())
    await open(page, '/directory?entityType=buyer&page=2', 'en')
    await expect(page).toHaveURL('/auth?next=%2Fdirectory%3FentityType%3Dbuyer%26page%3D2')
  })
})

test.describe('its room', () => {
  for (const width of sampled([769, 800, 1024], 3))
    test(`beside the categories at ${width} px at least two cards stand in a row @full`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 })
      await open(page, '/directory', 'en')
      const [first, second] = await Promise.all([0, 1].map((card) => cards(page).nth(card).boundingBox()))
      expect(second!.y).toBe(first!.y)
    })
  for (const width of sampled([360, 375], 2))
    test(`at ${width} px all three kinds of business stand in one row @full`, async ({ page }) => {
      await page.setViewportSize({ width, height: 640 })
      for (const locale of LOCALES) {
        await open(page, '/directory', locale)
        const tabs = page.getByRole('main').locator('ul:has(> li > a[href*="entityType=manufacturer"])').first()
        await expect(tabs.getByRole('link')).toHaveCount(3)
        const tops = await tabs
          .getByRole('link')
          .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().top))
        expect(new Set(tops).size, locale).toBe(1)
      }
    })
})

test.describe('finding', () => {
  test('the home search arrives with a kind of produce, or with free text @full', async ({ page }) => {
    await open(page, '/', 'en')
    await page.getByLabel('Which produce are you looking for?').click()
    await page.keyboard.type('onion')
    await page.getByRole('option', { name: 'Onion', exact: true }).click()
    await expect(page).toHaveURL(/\/directory\?categoryId=\d+&name=Onion&entityType=farmer$/)
    await expect(heading(page, /^Farmers: Onion/)).toBeVisible()
    const categories = page.getByRole('navigation', { name: 'Categories' })
    await expect(categories.getByRole('button', { name: 'Vegetables' })).toHaveAttribute('aria-expanded', 'true')
    await expect(categories.getByRole('link', { name: 'Onion', exact: true })).toHaveAttribute('aria-current', 'true')
    await expect(cards(page).filter({ hasNotText: /Onion|more/ })).toHaveCount(0)
    await page.goBack()
    await page.getByLabel('Which produce are you looking for?').fill('wheat punjab')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/directory?search=wheat+punjab&entityType=farmer')
    await expect(search(page)).toHaveValue('wheat punjab')
    await expect(heading(page, 'Farmers: “wheat punjab”')).toBeVisible()
  })

  test('a category is chosen beside the list, in the language of the page @full', async ({ page }) => {
    await open(page, '/directory?entityType=buyer', 'hi')
    const categories = page.getByRole('navigation', { name: 'श्रेणियाँ' })
    await categories.getByRole('button', { name: 'सब्ज़ियाँ' }).click()
    await categories.getByRole('link', { name: 'प्याज', exact: true }).click()
    await expect(page).toHaveURL(/\/directory\?entityType=buyer&categoryId=\d+&name=/)
    await expect(heading(page, /^खरीदार: प्याज/)).toBeVisible()
    await expect(categories.getByRole('link', { name: 'प्याज', exact: true })).toHaveAttribute('aria-current', 'true')
    const address = page.url()
    await open(page, address, 'mr') // a shared link, opened in Marathi
    await expect(heading(page, /^खरेदीदार: कांदा/)).toBeVisible()
    await page.getByRole('link', { name: 'फिल्टर काढा' }).click()
    await expect(page).toHaveURL('/directory?entityType=buyer')
  })

  test('on a phone the categories are in a drawer @full', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 })
    await open(page, '/directory', 'en')
    await page.getByRole('button', { name: 'Filter' }).click()
    const drawer = page.getByRole('dialog', { name: 'Filter' })
    await drawer.getByRole('button', { name: 'Fruits' }).click()
    await drawer.getByRole('link', { name: 'Banana', exact: true }).click()
    await expect(drawer).toBeHidden()
    await expect(heading(page, /^Farmers: Banana/)).toBeVisible()
  })

  test('what is typed is searched for 300 ms after the last letter @full', async ({ page }) => {
    await open(page, '/directory?entityType=farmer', 'en')
    await expect(cards(page)).toHaveCount(12)
    await page.clock.install()
    await page.clock.pauseAt(Date.now() + 60_000)
    const asked: string[] = []
    page.on('request', (request) => void (LIST.test(request.url()) && asked.push(new URL(request.url()).search)))
    await search(page).pressSequentially('kan')
    await page.clock.runFor(299)
    await search(page).pressSequentially('da')
    await page.clock.runFor(299)
    expect(page.url()).toMatch(/entityType=farmer$/)
    await page.clock.runFor(1)
    await expect(page).toHaveURL('/directory?entityType=farmer&search=kanda')
    await page.clock.resume()
    await expect(heading(page, /^Farmers: “kanda”/)).toBeVisible()
    await expect(search(page)).toBeFocused()
    await expect
      .poll(() => asked.filter((query) => !query.includes('page=2')))
      .toEqual(['?search=kanda&page=1&page_size=12'])
  })

  test('a late reply to an older search is never shown @full', proves('case 32'), async ({ page }) => {
    let release = () => {}
    const held = new Promise<void>((resolve) => (release = resolve))
    await page.route(/farmers\/\?search=wheat&/, async (route) => {
      await held
      await route.continue().catch(() => {}) // the app no longer waits for the answer
    })
    await open(page, '/directory', 'en')
    await search(page).fill('wheat')
    await expect(page).toHaveURL(/search=wheat$/)
    await search(page).fill('banana')
    await expect(heading(page, /^Farmers: “banana”/)).toBeVisible()
    await expect(cards(page).first()).toBeVisible()
    const shown = await cards(page).allInnerTexts()
    release()
    await expect(heading(page, /^Farmers: “banana”/)).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(await cards(page).allInnerTexts()).toEqual(shown)
  })
})

test.describe('nobody', () => {
  for (const type of sampled(ENTITY_TYPES, 3)) {
    test(`no ${type} deals in it: that is said, with ways onward @full`, async ({ page }) => {
      await open(page, `/directory?entityType=${type}&categoryId=99999`, 'en')
      await expect(
        page.getByRole('heading', { level: 3, name: `No ${type} found for the selected category.` }),
      ).toBeVisible()
      await expect(page.getByText('0 businesses')).toHaveRole('status')
      await page.getByRole('link', { name: `See all ${type}s` }).click()
      await expect(cards(page)).toHaveCount(12)
    })
  }

  test('nothing matches a search: it is named, and the other kinds are offered @full', async ({ page }) => {
    await open(page, '/directory?entityType=farmer&search=zzqx', 'hi')
    await expect(page.getByRole('heading', { level: 3, name: 'कोई किसान नहीं मिला।' })).toBeVisible()
    await expect(page.getByText('“zzqx” से कुछ नहीं मिला।')).toBeVisible()
    await page.getByRole('main').getByRole('link', { name: 'खरीदार' }).last().click()
    await expect(page).toHaveURL('/directory?entityType=buyer&search=zzqx')
  })

  test('a page behind the last one leads back @full', async ({ page }) => {
    await open(page, '/directory?entityType=farmer&page=900', 'en')
    await page.getByRole('link', { name: 'To the first page' }).click()
    await expect(page).toHaveURL('/directory?entityType=farmer')
    await expect(cards(page)).toHaveCount(12)
  })
})

test.describe('a failed load', () => {
  test.use({ expected: { errors: [/Failed to load resource/] } })
  const lists = { farmer: 'listFarmers', buyer: 'listBuyers', manufacturer: 'listManufacturers' } as const
  for (const type of sampled(ENTITY_TYPES, 3)) {
    test(
      `Failed to load ${type}s; Try again loads them`,
      proves('Directory: Failed to load {type}s'),
      async ({ page }) => {
        await fail(page, lists[type], '500')
        await open(page, `/directory?entityType=${type}`, 'en')
        const panel = page.getByRole('alert')
        await expect(panel.getByRole('heading')).toHaveText(`Failed to load ${type}s`)
        await expect(panel).toContainText('Server error. Please try again later.')
        await recover(page)
        await panel.getByRole('button', { name: 'Try again' }).click()
        await expect(cards(page)).toHaveCount(12)
      },
    )
  }
  for (const [fault, text] of sampled(
    [
      ['garbage', 'An unexpected error occurred. Please try again.'],
      ['shape', 'An unexpected error occurred. Please try again.'],
      ['404', 'An unexpected error occurred. Please try again.'],
    ] as const,
    3,
    ([, text]) => text,
  )) {
    test(`${fault}: ${text} @full`, async ({ page }) => {
      await fail(page, 'listFarmers', fault)
      await open(page, '/directory', 'en')
      await expect(page.getByRole('alert')).toContainText(text)
    })
  }

  test('no connection, and none within 10 s @full', proves('case 31'), async ({ page }) => {
    await page.route(LIST, (route) => route.abort())
    await open(page, '/directory', 'en')
    await expect(page.getByRole('alert')).toContainText('Network error.')
    await page.unroute(LIST)
    await fail(page, 'listFarmers', 'hang')
    await page.clock.install()
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('alert')).toBeHidden()
    await page.clock.runFor(10_000)
    await expect(page.getByRole('alert')).toContainText('Request timed out. Please try again.')
  })
})

test.describe('nearness', () => {
  const form = (page: Page) => page.locator('summary').filter({ hasText: 'Show nearest first' })
  const near = (page: Page) => page.getByText('Near Nashik: the nearest first')
  const distances = async (page: Page) =>
    (await cards(page).allInnerTexts()).map((text) => {
      if (text.includes('In this district')) return 0
      return Number(/about ([\d,]+) km away/.exec(text)?.[1]?.replace(',', '') ?? Infinity)
    })

  async function sortByPin(page: Page, pin: string) {
    await form(page).click()
    await page.getByLabel('Or your PIN code').fill(pin)
    await page.getByRole('button', { name: 'Sort', exact: true }).click()
  }

  test('by a PIN code, which goes to its look-up and nowhere else @full', async ({ page }) => {
    await open(page, '/directory', 'en')
    await expect(cards(page)).toHaveCount(12)
    const before = await cards(page).getByRole('heading').allInnerTexts()
    const requests: Request[] = []
    page.on('request', (request) => void requests.push(request))
    await sortByPin(page, '४२२ 003')
    await expect(near(page)).toBeFocused()
    await expect(page).toHaveURL('/directory?entityType=farmer&near=Nashik%2CMaharashtra')
    await expect(cards(page)).toHaveCount(12)
    const km = await distances(page)
    expect(km).toEqual(km.toSorted((a, b) => a - b))
    expect(km[0]).toBe(0)
    const after = await cards(page).getByRole('heading').allInnerTexts()
    // The nearest of all businesses are shown, not the first 12 in another order.
    expect(after.filter((name) => !before.includes(name)).length).toBeGreaterThan(0)

    const tell = requests.filter((request) => (request.url() + request.postData()).includes('422003'))
    expect(tell.map((request) => new URL(request.url()).pathname)).toEqual(['/api/mobile/v1/location/pincode/422003/'])
    expect(page.url()).not.toContain('422003')
    expect(JSON.stringify(await storedValues(page))).not.toContain('422003')

    await page.getByRole('link', { name: 'Page 2', exact: true }).click()
    const farther = await distances(page)
    expect(Math.min(...farther)).toBeGreaterThanOrEqual(km.at(-1)!)
    await page.goBack()
    await page.reload()
    await expect(near(page)).toBeVisible()
    await expect(cards(page)).toHaveCount(12)
    await expect.poll(() => distances(page)).toEqual(km)
    await page.getByRole('link', { name: 'Only those in Nashik' }).click()
    await expect(page).toHaveURL('/directory?entityType=farmer&search=Nashik&near=Nashik%2CMaharashtra')
    await page.getByRole('link', { name: 'Don’t sort by distance' }).click()
    await expect(form(page)).toBeFocused()
    await expect(near(page)).toBeHidden()
    await page.goBack()
    await expect(near(page)).toBeVisible()
    await page.goBack()
    await page.goBack() // Back undoes each action, up to where the page was opened
    await expect(near(page)).toBeHidden()
    await expect(page).toHaveURL('/directory')
  })

  test.describe('a PIN code that does not do', () => {
    test.use({ expected: { errors: [/Failed to load resource/] } })
    test('is said: not one, not found, not to be had @full', async ({ page }) => {
      await open(page, '/directory', 'en')
      await sortByPin(page, '4220')
      const field = page.getByLabel('Or your PIN code')
      await expect(field).toBeFocused()
      await expect(field).toHaveAccessibleDescription('Enter a PIN code of 6 digits, for example 422001.')
      const sort = page.getByRole('button', { name: 'Sort', exact: true })
      await field.fill('999404')
      await sort.click()
      await expect(page.getByRole('alert')).toHaveText(
        'This PIN code was not found. Check it, or give another one nearby.',
      )
      await field.fill('999500')
      await sort.click()
      await expect(page.getByRole('alert')).toHaveText('Server error. Please try again later.')
      await field.fill('422003')
      await sort.click()
      await expect(near(page)).toBeVisible()
    })
  })

  test('by the position of the device, which never leaves it @full', async ({ page, context }) => {
    await context.grantPermissions(['geolocation'])
    await context.setGeolocation({ latitude: 20.1234, longitude: 73.9876 })
    await open(page, '/directory?entityType=manufacturer', 'en')
    const told: string[] = []
    page.on('request', (request) => void told.push(request.url() + request.postData()))
    await form(page).click()
    await page.getByRole('button', { name: 'Use my location' }).click()
    await expect(near(page)).toBeVisible()
    const km = await distances(page)
    expect(km).toEqual(km.toSorted((a, b) => a - b))
    expect([...told, JSON.stringify(await storedValues(page))].join()).not.toMatch(/20\.12|73\.98/)
  })

  test('the device refuses: a PIN code does as well @full', async ({ page }) => {
    await open(page, '/directory', 'mr')
    await page.locator('summary', { hasText: 'जवळचे आधी दाखवा' }).click()
    await page.getByRole('button', { name: 'माझे ठिकाण वापरा' }).click()
    await expect(page.getByRole('alert')).toContainText('ठिकाण कळले नाही')
  })

  test('the device stays silent: that is said after 10 s @full', proves('case 37'), async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'geolocation', { value: { getCurrentPosition: () => {} } })
    })
    await open(page, '/directory', 'en')
    await form(page).click()
    const use = page.getByRole('button', { name: 'Use my location' })
    await expect(use).toBeVisible()
    await page.clock.install()
    await use.click()
    await expect(use).toHaveAttribute('aria-disabled', 'true')
    await page.clock.runFor(10_000)
    await expect(page.getByRole('alert')).toContainText('Location unavailable: your device did not say where it is.')
    await expect(use).toBeFocused()
  })
})
