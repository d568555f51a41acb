import { pages } from '../../src/app/routing/pages.ts'
import { LOCALES } from '../../src/i18n/locales.ts'
import { inTurn, sampled } from '../../tests/sample.ts'
import { expect, goTo, open, test } from '../fixture.ts'
import { provide } from '../provide.ts'
import { screenReader } from '../screen-reader.ts'
import { signIn, store } from '../sign-in.ts'
import { proves } from '../../tests/proves.ts'

/** Every page inside the app, for a person with one enquiry and one business of this id; the sign-in is left out. */
const routes = (own: number) =>
  [...pages.map(({ path }) => path).filter((path) => !/auth|buyer|manufacturer|products/.test(path)), '/nowhere'].map(
    (path) => path.replace(':id', String(own)),
  )

for (const [n, locale] of inTurn(LOCALES, 1).entries()) {
  // The tests of the three languages run in parallel against one server.
  const own = 77_000_100 + n
  test(
    `${locale}: each route focuses its heading, which is announced once`,
    proves('check 13', 'check 14'),
    async ({ page }) => {
      test.slow()
      const { mobile } = await signIn(page, 'farmer')
      await store(page, { hasProfile: 'true' })
      await provide(page, 'an enquiry exists', { id: own, owner: mobile })
      await provide(page, 'a business exists', { id: own, type: 'farmer' })
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await open(page, '/Support?from=elsewhere', locale)
      await page.getByRole('heading', { level: 1 }).waitFor()
      const reader = await screenReader(page)
      const titles = new Set<string>()
      for (const path of routes(own)) {
        const before = await page.title()
        await reader.heard()
        await goTo(page, path)
        await expect(page, path).not.toHaveTitle(before)
        const heading = page.getByRole('heading', { level: 1 })
        await expect(heading, path).toBeFocused()
        await expect(heading).toHaveCount(1)
        // The title and heading follow the loaded data; only the arrival is announced.
        const said = await heading.innerText()
        await expect.poll(() => heading.evaluate((element) => element === document.activeElement)).toBe(true)
        const heard = await reader.heard()
        const headings = heard.filter((phrase) => phrase.startsWith('heading, ') && phrase.includes('level 1'))
        expect.soft(headings.length, `${path}: “${said}” is heard once: ${heard.join(' | ')}`).toBeLessThanOrEqual(1)
        expect
          .soft(
            heard.filter((phrase) => /\bbusy\b/.test(phrase)),
            path,
          )
          .toEqual([])
        titles.add(await page.title())
      }
      expect(titles.size).toBe(routes(own).length)
    },
  )
}

for (const path of sampled(['/', '/price-mandi', '/enquiry/new', '/auth', '/register'], 5)) {
  test(`${path}: the skip link comes first and moves to the content`, proves('check 15'), async ({ page }) => {
    if (path === '/enquiry/new') await signIn(page, 'farmer')
    await open(page, path, 'mr')
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.locator('main :is(a, button, input, select)').first().waitFor() // the start of the content
    await page.keyboard.press('Tab')
    const skip = page.locator(':focus')
    await expect(skip).toHaveAttribute('href', /^#/)
    await expect(skip).toBeInViewport()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await expect(page.locator('main :focus')).toHaveCount(1)
  })
}
