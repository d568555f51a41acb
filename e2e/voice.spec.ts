import { FIRST_PAGE_TAKES } from '../src/domain/timers.ts'
import { expect, open, test } from './fixture.ts'
import { enquiryForm } from './enquiry-form.ts'
import { holdRequests } from './requests.ts'
import { watchShifts } from './shifts.ts'
import { signIn } from './sign-in.ts'
import { say, withRecogniser } from './voice.ts'

test('an enquiry is filled in by voice in Hindi: crop, quantity with unit, and place', async ({ page }) => {
  await signIn(page, 'farmer')
  await withRecogniser(page)
  await open(page, '/enquiry/new', 'hi')
  const form = enquiryForm(page)
  const main = page.getByRole('main')

  await main.getByRole('button', { name: 'फसल बोलें' }).click()
  await say(page, 'कांदा।')
  await main.getByRole('button', { name: '“प्याज” लें' }).click()
  await expect(form.category).toHaveValue(/^सब्ज़ियाँ$/)
  await expect(form.subcategory).toHaveValue('प्याज')

  await main.getByRole('button', { name: 'मात्रा बोलें' }).click()
  await say(page, 'दो तीन सौ किलो')
  await expect(main.getByRole('status').filter({ hasText: '“दो तीन सौ किलो”' })).toBeVisible()
  await expect(form.quantity).toHaveValue('')
  await main.getByRole('button', { name: 'फिर से बोलें' }).click()
  await say(page, 'साढ़े तीन सौ किलो')
  await main.getByRole('button', { name: '“350 किलो” लें' }).click()
  await expect(form.quantity).toHaveValue('350')
  await expect(form.unit).toHaveValue('kg')

  await main.getByRole('button', { name: 'जगह बोलें' }).click()
  await say(page, 'निफाड, नासिक')
  await main.getByRole('button', { name: '“निफाड, नासिक” लें' }).click()
  await expect(form.location).toHaveValue('निफाड, नासिक')
})

test('home: the microphone appears after the content without moving it; a spoken search works', async ({ page }) => {
  await withRecogniser(page, { atOnce: false })
  const { release } = await holdRequests(page, '**/SpeakButton*.js')
  const shifted = await watchShifts(page)
  await open(page, '/', 'mr')
  await expect(page.getByRole('article').first()).toBeVisible()
  release()
  const search = page.getByRole('search')
  await search.getByRole('button', { name: 'काय शोधायचे ते बोला' }).waitFor()
  expect(await shifted()).toEqual([])
  const loadedAt = await page.evaluate(
    () => performance.getEntriesByType('resource').find(({ name }) => name.includes('SpeakButton'))!.startTime,
  )
  expect(loadedAt).toBeGreaterThanOrEqual(FIRST_PAGE_TAKES)
  await search.getByRole('button', { name: 'काय शोधायचे ते बोला' }).click()
  await say(page, 'कांदा')
  await search.getByRole('button', { name: '“कांदा” घ्या' }).click()
  await expect(search.locator('input')).toHaveValue('कांदा')
  await expect(search.getByRole('button', { name: 'काय शोधायचे ते बोला' })).toBeFocused()
  await search.locator('button[type=submit]').click()
  // A visitor sees which of the latest enquiries fit (§home.16); if none does, the search leads to the sign-in (§home.4).
  const found = page.getByRole('link', { name: 'सर्वांना पाहण्यासाठी लॉग इन करा' })
  const signIn = page.getByRole('textbox', { name: 'मोबाइल क्रमांक' })
  await expect(found.or(signIn)).toBeVisible()
})
