import { expect, open, test } from './fixture.ts'
import { sampled } from '../tests/sample.ts'

test('the language switches without a reload, is remembered, and the focus stays', async ({ page }) => {
  await open(page, '/?lang=en', 'hi')
  await expect(page.getByRole('article').first()).toBeVisible()
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))
  const selector = page.getByRole('combobox', { name: 'Language' })
  await selector.focus()
  await selector.selectOption('mr')
  await expect(page.locator('html')).toHaveAttribute('lang', 'mr')
  await expect(page.getByRole('heading', { name: 'ताजे प्रस्ताव: भाजीपाला' })).toBeVisible()
  await expect(page.getByRole('combobox', { name: 'भाषा' })).toBeFocused()
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
  await expect(page).toHaveURL('/') // otherwise the address's language would win over the choice
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('lang', 'mr')
})

test('a stored language shows at once instead of the prerendered one', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('lang', 'hi')
    // Records in every frame which language is visible.
    const shown = new Set<string>()
    Object.assign(window, { shown })
    const look = () => {
      const heading = document.querySelector('h1')
      if (heading?.checkVisibility({ visibilityProperty: true })) shown.add(heading.textContent)
      requestAnimationFrame(look)
    }
    look()
  })
  await page.goto('/')
  const title = 'पूरे भारत में कृषि उपज खरीदें और बेचें'
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi')
  expect(await page.evaluate(() => [...(window as unknown as { shown: Set<string> }).shown])).toEqual([title])
})

const moved = [
  ['/login?next=%2Fprofile', '/auth?next=%2Fprofile'],
  ['/my-enquiry', '/auth?next=%2Fenquiry'],
  ['/new-enquiry', '/auth?next=%2Fenquiry%2Fnew'],
] as const
test('old addresses redirect to today’s pages', async ({ page }) => {
  for (const [from, to] of sampled(moved)) {
    await page.goto(from)
    await expect(page).toHaveURL(to)
  }
})
