import type { Page } from '@playwright/test'
import { sampled } from '../tests/sample.ts'
import { fail, recover } from './mock-faults.ts'
import { expect, goTo, open, openAs, test, testWithFaults } from './fixture.ts'
import { requestsTo } from './requests.ts'
import { stopClock } from './time.ts'
import { signIn, stored } from './sign-in.ts'
import { proves } from '../tests/proves.ts'

const leads = (page: Page) => expect(page.getByRole('article').first()).toBeVisible()
const h1 = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true })
const main = (page: Page) => page.getByRole('navigation', { name: 'Main' })

test.describe('the menu of categories', () => {
  const button = (page: Page) => main(page).getByRole('button', { name: 'Enquiries by category' })
  const category = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true })

  test(
    'opens on hover and closes after 150 ms; a click pins it; a bar shows while the next page loads',
    proves('check 20'),
    async ({ page }) => {
      const asked = requestsTo(page, /categories/)
      await page.clock.install()
      await open(page, '/', 'en')
      await leads(page)
      expect(asked).toEqual([])
      await button(page).hover()
      await expect(category(page, 'Cereals')).toBeVisible()
      await stopClock(page)
      await expect(button(page)).toHaveAttribute('aria-expanded', 'true')
      // Once the pointer is in the panel, it stays open.
      await category(page, 'Fruits').hover()
      await page.clock.runFor(1_000)
      await expect(category(page, 'Fruits')).toHaveAttribute('aria-expanded', 'true')
      await page.mouse.move(10, 880)
      await page.clock.runFor(140)
      await expect(category(page, 'Cereals')).toBeVisible()
      await page.clock.runFor(20)
      await expect(category(page, 'Cereals')).toBeHidden()
      await expect(button(page)).toHaveAttribute('aria-expanded', 'false')

      const press = async () => {
        await page.keyboard.press('Shift') // a key in between: the press is not the second of a double one
        await button(page).click()
      }
      const pin = async () => {
        await press()
        await page.mouse.move(10, 700)
        await page.clock.runFor(1_000)
        await expect(category(page, 'Cereals')).toBeVisible()
      }
      await pin()
      await press()
      await expect(category(page, 'Cereals')).toBeHidden()
      await pin()
      await page.mouse.click(10, 700)
      await expect(category(page, 'Cereals')).toBeHidden()
      await pin()
      await main(page).getByRole('link', { name: 'Buyer & Seller' }).focus()
      await expect(category(page, 'Cereals')).toBeHidden()

      // On the way to another page a loader shows for 300 ms. The focus stays, then it is on the heading.
      const link = main(page).getByRole('link', { name: 'Support' })
      await link.focus()
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL('/Support')
      const loader = page.locator('main > [aria-hidden]')
      await expect(loader).toBeVisible()
      await page.clock.runFor(280)
      await expect(link).toBeFocused()
      await expect(loader).toBeVisible()
      await expect(page).toHaveTitle('Farm trade across India – Krishi Vyapar')
      await page.clock.runFor(40)
      await expect(h1(page, 'Support')).toBeFocused()
      await expect(page).toHaveTitle('Support – Krishi Vyapar')
      await expect(loader).toHaveCount(0)
    },
  )

  test(
    'its link opens the board (§shell.18), the keyboard a subcategory; logging out focuses home’s heading',
    proves('check 20'),
    async ({ page }) => {
      await openAs(page, 'buyer', '/')
      await leads(page)
      const board = main(page).getByRole('link', { name: 'Enquiries', exact: true })
      await board.click()
      await expect(page).toHaveURL('/global-enquiry')
      await expect(board).toHaveAttribute('aria-current', 'page')
      await expect(category(page, 'Cereals')).toBeHidden()
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused()

      await button(page).focus()
      await expect(category(page, 'Cereals')).toBeHidden() // focus alone opens nothing
      await page.keyboard.press('Enter')
      await expect(category(page, 'Cereals')).toBeVisible()
      await page.keyboard.press('Tab')
      await expect(category(page, 'Cereals')).toBeFocused()
      await page.keyboard.press('Escape')
      await expect(button(page)).toBeFocused()
      await expect(category(page, 'Cereals')).toBeHidden()

      await page.keyboard.press('Enter')
      await category(page, 'Vegetables').focus()
      await page.keyboard.press('Enter')
      await expect(main(page).getByRole('link', { name: 'Onion', exact: true })).toBeVisible()
      await page.keyboard.press('Tab')
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(/\/global-enquiry\?subcategory=\d+&name=\w+$/)
      await expect(category(page, 'Vegetables')).toBeHidden()

      await goTo(page, '/')
      await leads(page)
      await main(page).getByRole('button', { name: 'Account' }).click()
      await expect(main(page).getByText('Asha Pawar')).toBeVisible()
      await main(page).getByRole('button', { name: 'Log out' }).click()
      await expect(main(page).getByRole('link', { name: 'Log in' })).toBeVisible()
      await expect(page).toHaveURL('/')
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    },
  )

  test('is as wide as its content, at most the page and four columns @full', async ({ page }) => {
    await open(page, '/Support', 'en')
    await button(page).click()
    const widthWith = async (name: string) => {
      await category(page, name).click()
      const last = main(page).getByRole('list', { name }).getByRole('link').last()
      await expect(last).toBeVisible()
      return last.evaluate((link) => link.closest('[id]:not(ul)')!.getBoundingClientRect().width)
    }
    for (const width of [1025, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      expect(await widthWith('Flowers')).toBeLessThan(600)
      expect(await widthWith('Vegetables')).toBeGreaterThan(800)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    }
    const links = main(page).getByRole('list', { name: 'Vegetables' }).getByRole('link')
    await expect(links).toHaveCount(57)
    const left = await links.evaluateAll((all) => all.map((link) => Math.round(link.getBoundingClientRect().x)))
    expect(new Set(left).size).toBe(4)
  })

  testWithFaults(
    'categories that fail to load say so and can be retried; failed subcategories are an empty list',
    proves(
      'Categories in the menu: Failed to load categories',
      'Categories in the menu: subcategory failure yields an empty list silently',
    ),
    async ({ page }) => {
      await fail(page, 'listCategories', '500')
      await open(page, '/', 'en')
      await leads(page)
      await button(page).click()
      const alert = main(page).getByRole('alert')
      await expect(alert).toContainText('Failed to load categories')
      await recover(page)
      await fail(page, 'listSubcategoriesOfCategory', '500')
      await alert.getByRole('button', { name: 'Try again' }).click()
      await expect(category(page, 'Cereals')).toBeVisible()
      await expect(main(page).getByRole('list', { name: 'Cereals' })).toBeAttached()
      await expect(main(page).getByRole('list', { name: 'Cereals' }).getByRole('link')).toHaveCount(0)
      await expect(page.getByRole('alert')).toHaveCount(0)
    },
  )

  testWithFaults('says so too when its code can’t be downloaded @full', async ({ page }) => {
    await page.route('**/assets/MegaMenu*.js', (route) => route.abort())
    await open(page, '/', 'en')
    await leads(page)
    await button(page).click()
    await expect(main(page).getByRole('alert')).toContainText('Failed to load categories')
  })
})

test.describe('the slide-out menu', () => {
  test.use({ viewport: { width: 360, height: 740 } })
  const menu = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Menu' })
  const drawer = (page: Page) => page.getByRole('dialog', { name: 'Menu' })

  test('has all entries, switches theme and language, closes on a wide screen and logs out @full', async ({ page }) => {
    await open(page, '/', 'en')
    await leads(page)
    await menu(page).click()
    await page.setViewportSize({ width: 1024, height: 740 })
    await expect(drawer(page)).toBeVisible()
    await page.setViewportSize({ width: 1025, height: 740 })
    await expect(drawer(page)).toBeHidden()
    await expect(main(page)).toBeVisible()
    await page.setViewportSize({ width: 360, height: 740 })
    await menu(page).click()
    await drawer(page).getByLabel('Theme').selectOption('dark')
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    await drawer(page).getByLabel('Language').selectOption('mr')
    const inMarathi = page.getByRole('dialog', { name: 'मेनू' })
    await expect(inMarathi.getByRole('link', { name: 'मुख्य पान' })).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('lang', 'mr')
    await inMarathi.getByLabel('भाषा').selectOption('en')
    for (const name of ['Home', 'Enquiries', 'Buyer & Seller', 'Mandi Market', 'Support', 'Log in', 'Buy & Sell'])
      await expect(drawer(page).getByRole('link', { name })).toBeVisible()
    await expect(drawer(page).getByRole('link', { name: 'Profile' })).toHaveCount(0)
    await drawer(page).getByRole('link', { name: 'Support' }).click()
    await expect(drawer(page)).toBeHidden()
    await expect(page).toHaveURL('/Support')
    await expect(h1(page, 'Support')).toBeFocused()

    await signIn(page, 'farmer')
    await page.reload({ waitUntil: 'networkidle' }) // prerendered: it is visible before it is usable
    await menu(page).click()
    await expect(drawer(page).getByRole('link', { name: 'Profile' })).toBeVisible()
    await drawer(page).getByRole('button', { name: 'Log out' }).click()
    await expect(page).toHaveURL('/')
    expect(await stored(page)).not.toContain('authToken')
  })

  testWithFaults(
    'leads to the links of the footer when its code can’t be downloaded @full',
    async ({ page, context }) => {
      await open(page, '/', 'en')
      await leads(page)
      await context.setOffline(true) // with a server that answers, the second press restarts the app
      await menu(page).click()
      await expect(menu(page)).toHaveAttribute('aria-expanded', 'false')
      await menu(page).press('Enter') // a second click so soon would be half of a double one
      await expect(page.getByRole('navigation', { name: 'Useful links' })).toBeFocused()
    },
  )
})

test.describe('on the way to another page', () => {
  test('changing only the query moves neither focus nor scroll @full', async ({ page }) => {
    await signIn(page, 'buyer')
    await page.clock.install()
    await open(page, '/', 'en')
    await page.goto('/global-enquiry?page=1')
    await leads(page)
    const link = page.getByRole('contentinfo').getByRole('link', { name: 'Enquiries' })
    await link.scrollIntoViewIfNeeded()
    const before = await page.evaluate(() => scrollY)
    await link.click()
    await expect(page).toHaveURL('/global-enquiry')
    await expect(link).toBeFocused()
    await page.clock.runFor(1_000) // longer than a page transition
    expect(await page.evaluate(() => scrollY)).toBe(before)
  })

  test('a new page starts at the top, Back restores the scroll, and “Log in” leads back @full', async ({ page }) => {
    await open(page, '/', 'en')
    await expect(page.getByRole('region')).toHaveCount(10) // the first row of leads loads before the others
    await page.evaluate(
      () =>
        new Promise((scrolled) => {
          addEventListener('scroll', scrolled, { once: true })
          scrollTo(0, 1_500)
        }),
    )
    await page.evaluate(() => document.querySelector<HTMLElement>('a[href="/Support"]')?.click())
    await expect(h1(page, 'Support')).toBeFocused()
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
    await page.goBack()
    await leads(page)
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(1_500)
    await page.goForward()
    await expect(h1(page, 'Support')).toBeFocused()
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
    await main(page).getByRole('link', { name: 'Log in' }).click()
    await expect(page).toHaveURL('/auth?next=%2FSupport')
    await page.goBack()
    await expect(h1(page, 'Support')).toBeVisible()
    await page.getByRole('combobox', { name: 'Language' }).selectOption('hi')
    await expect(page.locator('html')).toHaveAttribute('lang', 'hi')
    await page.goBack()
    await leads(page)
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(1_500)
    const returned = await page.evaluate(() => {
      for (const type of ['pagehide', 'pageshow']) dispatchEvent(new PageTransitionEvent(type, { persisted: true }))
      return history.scrollRestoration
    })
    expect(returned, 'the app restores positions after a return from the back/forward cache too').toBe('manual')
  })
})

testWithFaults('the theme is stored, and applies before the first paint @full', async ({ page }) => {
  const ground = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
  await open(page, '/', 'en')
  await leads(page)
  const light = await ground()
  await page.getByRole('combobox', { name: 'Theme' }).selectOption('dark')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  const dark = await ground()
  expect(dark).not.toBe(light)
  // None of the app's scripts load.
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.reload({ waitUntil: 'domcontentloaded' })
  expect(await ground()).toBe(dark)
})

for (const path of sampled(['/auth', '/register'])) {
  test(`${path} has no header or footer but eight reasons and a link to home, which has both`, async ({ page }) => {
    await open(page, path, 'en')
    await expect(page.getByRole('main')).toHaveCount(1)
    await expect(page.getByRole('banner')).toHaveCount(0)
    await expect(page.getByRole('contentinfo')).toHaveCount(0)
    const why = page.getByRole('complementary', { name: 'Why choose Krishi Vyapar' })
    await expect(why.getByRole('heading', { level: 3 })).toHaveCount(8)
    await expect(why.getByRole('link', { name: 'YouTube' })).toBeVisible()
    await page.getByRole('link', { name: 'Krishi Vyapar' }).click()
    await leads(page)
    await expect(page.getByRole('banner')).toBeVisible()

    // Home has a footer, with the app, the codes, and every way to reach us.
    const footer = page.getByRole('contentinfo')
    await footer.scrollIntoViewIfNeeded()
    for (const store of ['Google Play', 'the App Store']) {
      const code = footer.getByRole('img', { name: `QR code of the app on ${store}` })
      await expect(code).toBeVisible()
      expect(
        await code.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth)),
      ).toBeGreaterThan(0)
    }
    await expect(footer.getByRole('link', { name: 'Google Play' })).toHaveAttribute(
      'href',
      /^https:\/\/play\.google\.com\//,
    )
    await expect(footer.getByRole('link', { name: 'App Store' })).toHaveAttribute(
      'href',
      /^https:\/\/apps\.apple\.com\//,
    )
    await expect(footer.getByRole('link', { name: /@/ })).toHaveAttribute('href', /^mailto:/)
    for (const name of ['WhatsApp', 'YouTube', 'Facebook', 'Instagram'])
      await expect(footer.getByRole('link', { name })).toHaveAttribute('href', /^https:/)
    await expect(footer.getByRole('navigation', { name: 'Useful links' }).getByRole('link')).toHaveCount(5)
    await expect(footer.getByRole('navigation', { name: 'Help' }).getByRole('link')).toHaveCount(4)
    await expect(footer.getByRole('link', { name: 'Government Open Data License – India' })).toBeVisible()
  })
}
