import { expect, goTo, open, test } from './fixture.ts'
import { shortMessages } from './short-messages.ts'

test('shows answers, contact ways and policies with their figures; a double press opens one mail', async ({ page }) => {
  await open(page, '/Support', 'en')
  await expect(page.getByRole('heading', { level: 1, name: 'Support' })).toBeVisible()
  await expect(page.getByText('We typically reply within 24 hours.')).toBeVisible()
  const questions = page.getByRole('region', { name: 'Frequently asked questions' })
  await expect(questions.getByRole('heading', { level: 3 })).toHaveCount(4)
  const ways = page.getByRole('region', { name: 'Other ways to reach us' })
  await expect(ways.getByRole('link')).toHaveCount(3)
  await expect(ways).toContainText(/Mon-Fri, 9:00.am – 6:00.pm EST\. In India that is 7:30.pm – 4:30.am IST/)
  await page.getByLabel('Your name').fill('Asha Pawar')
  await page.getByLabel('Your email').fill('asha@example.com')
  await page.getByLabel('Your message').fill('I have paid and see nothing.')
  await page.getByRole('button', { name: 'Open mail app' }).dblclick()
  await expect(shortMessages(page)).toHaveText(['Your message is ready in your mail app. Please send it there.'])

  await goTo(page, '/privacy-policy')
  await expect(page.getByText('Effective from 6 May 2025.')).toBeVisible()
  await expect(page.getByText(/not used for 90 consecutive days/)).toBeVisible()
  await expect(page.getByText(/at least 13 years old/)).toBeVisible()
  const contents = page.getByRole('navigation', { name: 'On this page' })
  await contents.getByRole('link', { name: 'Children' }).click()
  await expect(page.getByRole('heading', { name: 'Children' })).toBeFocused()
  expect(new URL(page.url()).hash).toBe('')

  await open(page, '/term', 'hi')
  await expect(page.locator('main section')).toHaveCount(4)
  for (const figure of ['2 से 3 दिन', '9 से 15 दिन', 'हमारे व्यवसाय पर लागू नहीं'])
    await expect(page.getByText(figure)).toBeVisible()
  await open(page, '/term', 'mr')
  await expect(page.getByRole('heading', { level: 2 }).filter({ hasText: 'परतावा' })).toBeVisible()
})
