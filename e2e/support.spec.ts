import { aroundAlert, expect, open, test } from './fixture.ts'
import { signIn } from './sign-in.ts'

test('answers, a form that opens the mail program, and other ways', async ({ page }) => {
  await page.clock.install()
  await page.addInitScript(() => {
    window.addEventListener('click', (event) => {
      if (!(event.target instanceof HTMLAnchorElement) || event.target.protocol !== 'mailto:') return
      event.preventDefault()
      Object.assign(window, { mail: event.target.href })
    })
  })
  const sent = () => page.evaluate(() => (window as { mail?: string }).mail)
  await open(page, '/Support', 'en')
  await expect(page.getByRole('heading', { level: 1, name: 'Support' })).toBeVisible()
  await expect(page.getByText('We typically reply within 24 hours.')).toBeVisible()
  const questions = page.getByRole('region', { name: 'Frequently asked questions' })
  await expect(questions.getByRole('heading', { level: 3 })).toHaveCount(4)

  await page.getByRole('button', { name: 'Open mail app' }).click()
  const summary = page.getByRole('alert').filter({ hasText: 'Please check your message' })
  await expect(aroundAlert(summary)).toBeFocused()
  await summary.getByRole('link', { name: 'Please enter your email' }).click()
  const email = page.getByRole('textbox', { name: 'Your email' })
  await expect(email).toBeFocused()
  expect(await sent()).toBeUndefined()

  await page.getByRole('textbox', { name: 'Your name' }).fill('Asha & Co. ?bcc=x@y.z')
  await email.fill('asha@example.com')
  const message = page.getByRole('textbox', { name: 'Your message' })
  await message.fill('मदत हवी आहे\n100%')
  await page.getByRole('button', { name: 'Open mail app' }).click()
  const mail = new URL((await sent())!)
  expect([...mail.searchParams.keys()]).toEqual(['subject', 'body'])
  expect(mail.searchParams.get('subject')).toBe('Support request from Asha & Co. ?bcc=x@y.z')
  expect(mail.searchParams.get('body')).toContain('मदत हवी आहे\r\n100%')
  await page.clock.runFor(60_000)
  await expect(message).toHaveValue(/मदत/)
  await page.getByRole('button', { name: 'Clear all' }).click()
  await expect(message).toHaveValue('')

  const ways = page.getByRole('region', { name: 'Other ways to reach us' })
  await expect(ways.getByRole('link')).toHaveCount(3)
  await expect(ways).toContainText(/Mon-Fri, 9:00.am – 6:00.pm EST\. In India that is 7:30.pm – 4:30.am IST/)
})

test('a reload in the middle brings back what was typed; once it is cleared it is gone @full', async ({ page }) => {
  await page.addInitScript(() =>
    window.addEventListener('click', (event) => {
      if (event.target instanceof HTMLAnchorElement && event.target.protocol === 'mailto:') event.preventDefault()
    }),
  )
  await open(page, '/Support', 'en')
  const message = page.getByRole('textbox', { name: 'Your message' })
  await page.getByRole('textbox', { name: 'Your name' }).fill('Asha')
  await page.getByRole('textbox', { name: 'Your email' }).fill('asha@example.com')
  await message.fill('My photo is not shown.')
  await page.reload()
  await expect(page.getByText(/^What you typed on .* is back\.$/)).toBeVisible()
  await expect(message).toHaveValue('My photo is not shown.')
  await page.getByRole('button', { name: 'Open mail app' }).click()
  await page.getByRole('button', { name: 'Clear all' }).click()
  await expect(message).toHaveValue('')
  await page.reload()
  await expect(message).toHaveValue('')
  await expect(page.getByText(/is back\.$/)).toHaveCount(0)
})

test('policies: their sections and their figures, in three languages', async ({ page }) => {
  await open(page, '/privacy-policy', 'en')
  await expect(page.getByText('Effective from 6 May 2025.')).toBeVisible()
  await expect(page.getByText(/not used for 90 consecutive days/)).toBeVisible()
  await expect(page.getByText(/at least 13 years old/)).toBeVisible()
  const contents = page.getByRole('navigation', { name: 'On this page' })
  await contents.getByRole('link', { name: 'Children' }).click()
  await expect(page.getByRole('heading', { name: 'Children' })).toBeFocused()
  expect(new URL(page.url()).hash).toBe('')

  await open(page, '/term', 'hi')
  await expect(page.locator('main section')).toHaveCount(4)
  for (const figure of ['2-3 दिन', '9-15 दिन', 'हमारे व्यवसाय पर लागू नहीं'])
    await expect(page.getByText(figure)).toBeVisible()
  await open(page, '/term', 'mr')
  await expect(page.getByRole('heading', { level: 2 }).filter({ hasText: 'परतावा' })).toBeVisible()
})

test('the two pages with little to say lead onward @full', async ({ page }) => {
  await signIn(page, 'farmer', { known: true })
  await open(page, '/Career', 'hi')
  await page.getByRole('main').getByRole('link', { name: 'हमें लिखें' }).click()
  await expect(page).toHaveURL(/\/Support$/)
  await page.goto('/MandiMarket')
  await page.getByRole('main').getByRole('link', { name: 'मंडी भाव देखें' }).click()
  await expect(page).toHaveURL(/\/price-mandi$/)
})
