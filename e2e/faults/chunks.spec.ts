import { proves } from '../../tests/proves.ts'
import { expect, goTo, inputOf, open, openAs, test } from '../fixture.ts'
import { sampled } from '../../tests/sample.ts'

/** Case 35 of docs/faults.md: a deploy has removed code. */
test.use({
  expected: {
    errors: [/Failed to load resource/, /dynamically imported module/, /MIME type/, /module script/, /SyntaxError/],
  },
})

const answers = {
  'a 404': { status: 404, body: '' },
  'the page itself, as many hosts answer': {
    status: 200,
    contentType: 'text/html',
    body: '<!doctype html><title>.</title>',
  },
  'a script that is cut off': { status: 200, contentType: 'text/javascript', body: 'export const x = (' },
}

for (const [what, answer] of sampled(Object.entries(answers))) {
  test(
    `code answered with ${what} causes at most one reload and loses no input`,
    proves('case 35'),
    async ({ page }) => {
      await openAs(page, 'farmer', '/delete-account')
      const reason = page.getByRole('main').getByRole('textbox')
      await reason.fill('I no longer farm.')
      let loads = 0
      page.on('framenavigated', (frame) => void (frame === page.mainFrame() && loads++))
      const documents: string[] = []
      page.on('request', (request) => void (request.resourceType() === 'document' && documents.push(request.url())))
      await page.route('**/assets/SupportPage*.js', (route) => route.fulfill(answer))
      await goTo(page, '/Support') // a press would fetch the code twice: as the pointer arrives, and for the page
      await expect(page.getByRole('heading', { level: 1, name: 'This page could not be downloaded' })).toBeVisible()
      await page.waitForLoadState('networkidle')
      expect(documents).toHaveLength(1) // one reload
      await page.unrouteAll()
      // Another attempt requests the same file, bypassing the caches, and checks for a newer version of the app.
      const again = page.waitForRequest(/SupportPage.*\.js/)
      await page.getByRole('button', { name: 'Try again' }).click()
      const request = await again
      expect(request.resourceType()).toBe('fetch')
      expect((await request.allHeaders())['cache-control']).toMatch(/no-cache|max-age=0/)
      await expect(page.getByRole('heading', { level: 1, name: 'Support' })).toBeVisible()
      await page.goto('/delete-account')
      await expect(reason).toHaveValue('I no longer farm.')
    },
  )
}

// A browser may remember a failed module, so importing it fails again after the connection is back. All did so until
// autumn 2026.
const remembered = '**/assets/OptionList*.js'

test('fields whose lists failed to load go on working; a second press reloads the page', async ({ page }) => {
  for (const list of [remembered, '**/assets/SuggestList*.js']) await page.route(list, (route) => route.abort())
  await open(page, '/price-mandi', 'en')
  const documents: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() !== 'document') return
    documents.push(request.url())
    void page.unroute(remembered)
  })
  const state = inputOf(page, 'State')
  const failures = () => page.waitForEvent('requestfailed', (request) => request.url().includes('/OptionList'))
  for (const touch of [() => state.focus(), () => state.hover()]) {
    const failed = failures()
    await touch()
    await failed
    await state.blur()
    await page.mouse.move(0, 0)
  }
  expect(documents, 'what was only touched changes nothing').toEqual([])
  await state.fill('Goa')
  await inputOf(page, 'Commodity').fill('onion')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/price-mandi?state=Goa&commodity=onion')
  const loaded = page.waitForEvent('load')
  await state.dispatchEvent('click') // a real click could wait for the reload, and open the list of the new page
  await loaded
  await state.click()
  await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible()
})

test('a language that failed to load keeps the previous one and can be chosen again', async ({ page }) => {
  const hindi = '**/assets/*.hi-*.js'
  await page.route(hindi, (route) => route.abort())
  await open(page, '/price-mandi', 'en')
  // The app repeats a choice made while it starts: the second one that fails would restart it.
  await page.waitForFunction(() => !window.earlyInput)
  const language = page.getByRole('banner').getByLabel('Language')
  await language.selectOption('hi')
  await expect(page.getByText('This language could not be loaded.').first()).toBeVisible()
  await page.unroute(hindi)
  await goTo(page, '/Support')
  await expect(page.getByRole('heading', { level: 1, name: 'Support' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Frequently asked questions' })).toBeVisible()
  await language.selectOption('hi')
  await expect(page.getByRole('heading', { level: 1, name: 'सहायता' })).toBeVisible()
})
