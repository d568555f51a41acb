import type { Page } from '@playwright/test'
import type { Locale } from '../../src/i18n/locales.ts'
import { proves } from '../../tests/proves.ts'
import { sampled } from '../../tests/sample.ts'
import type { PageState } from '../pages/page-state.ts'
import { expect, openState, pages, testExpecting } from '../fixture.ts'
import { holdRequests } from '../requests.ts'

/**
 * A change of the language keeps what the page shows and what the person has begun: while the new data is on its way,
 * when it is there, and if it can't be loaded. A form keeps the focus, the address and the typed text (check 19).
 */

// What failed to load is requested anew; a saved copy shows in its own language only, and a microphone hears the page's (§voice.7).
const NOT_KEPT =
  /could not be loaded|without its timeline|saved copy|was not found|\b(hears|heard|listens?|understand|microphone)\b/
/** Notes the elements of the page; the returned function says what of them has gone since, or gave way to a skeleton. */
const noted = (page: Page) =>
  page.evaluateHandle(() => {
    const CONTENT = 'button, input, select, textarea, a, details, form, article, section, h2, h3, dl, tr, [role=img]'
    const DIALOG = '[role=dialog], [role=alertdialog]'
    const all = (selector: string) =>
      [...document.querySelectorAll(selector)].filter((element) => element.checkVisibility())
    const skeletons = () => all(':is(main, [role=dialog]) [aria-hidden=true]:empty').length
    const shown = all(`:is(main, ${DIALOG}) :is(${CONTENT}), ${DIALOG}, [role=listbox]`)
    const [before, focused] = [skeletons(), document.activeElement]
    return () => [
      ...shown.filter((element) => !element.isConnected).map((element) => element.outerHTML.slice(0, 120)),
      ...(skeletons() > before ? ['a skeleton instead'] : []),
      ...(document.activeElement === focused ? [] : ['the focus']),
    ]
  })

/** A value chosen from a list is shown by its name in the page's language. */
const isNamed = (field: { role: string | null; name: string }) =>
  field.role === 'combobox' && !['search', 'commodity', 'location'].includes(field.name)

/** Everything that a person can fill in, by the name of its field. */
const filledIn = (page: Page) =>
  page
    .locator('main :is(input:not([type=file]), select, textarea)')
    .evaluateAll((all: HTMLInputElement[]) =>
      all.map((field, at) => ({
        role: field.role,
        name: field.name || `${at}`,
        value: field.matches('[type=checkbox], [type=radio]') ? `${field.value} ${field.checked}` : field.value,
      })),
    )
    .then((all) => all.filter((field) => !isNamed(field)).map(({ name, value }) => [name, value]))

/** A field for the person's language follows the language chosen in the header; all other fields stay. */
const following = (typed: (string | undefined)[][], locale: Locale) =>
  typed.map(([name, value]) =>
    name === 'language'
      ? [name, value?.replace(/^(\w+) .*/, (_, id: string) => `${id} ${id === locale}`)]
      : [name, value],
  )

async function fillIn(page: Page) {
  const main = page.getByRole('main')
  // Search boxes are left out, since typing in them navigates.
  const texts = main.locator('input:not([type=file], [type=checkbox], [type=radio], [type=search]), textarea')
  for (const field of await texts.all()) {
    if (await field.isDisabled()) continue
    await field.focus() // a plain field may become a combobox once it is focused
    const { isNumber, ...kind } = await field.evaluate((input: HTMLInputElement) => ({
      role: input.role,
      name: input.name,
      isNumber: input.inputMode !== '' || input.maxLength === 1,
    }))
    if (!isNamed(kind)) await field.fill(isNumber ? '7' : 'Niphad 7')
  }
  for (const list of await main.locator('select:not(:disabled)').all())
    if ((await list.inputValue()) === '') await list.selectOption({ index: 1 })
  for (const box of await main.getByRole('checkbox').all()) await box.check()
}

/** A skeleton would be there after a frame. */
const rendered = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))

const languages = (page: Page) => page.locator('select:has(option[lang=mr])').first()

async function choose(page: Page, language: Locale) {
  // A dialog may have opened while the language's texts were on their way.
  await languages(page).selectOption(language, { force: true })
  await expect(page.locator('html')).toHaveAttribute('lang', language)
  await rendered(page)
}

/** Watches the requests for data; the returned function waits until none is on its way. */
function watchRequests(page: Page) {
  const open = new Set<string>()
  page.on('request', (request) => request.url().includes('/api/') && open.add(request.url()))
  page.on('requestfinished', (request) => open.delete(request.url()))
  page.on('requestfailed', (request) => open.delete(request.url()))
  return async () => {
    await expect.poll(() => open.size).toBe(0)
    await rendered(page)
  }
}

const kept = pages.filter(({ name, isProviders }) => !isProviders && !/ while /.test(name) && !NOT_KEPT.test(name))
/** The pages with a form. */
const FORMS =
  /^(home|mandi, filtered|directory with its form for nearness|sign-in|OTP|registration( of a \w+, step 2)?|new enquiry|change of an enquiry with a photo|profile that is edited|request for deletion|support)$/
const hasForm = ({ name }: PageState) => FORMS.test(name)

for (const state of sampled(kept, 14, hasForm))
  testExpecting(...(state.errors ?? []))(
    `${state.name}: loses nothing while another language loads, nor then`,
    hasForm(state) ? proves('check 19') : {},
    async ({ page }) => {
      await page.setViewportSize({ width: state.at?.[0] ?? 1280, height: 900 })
      await openState(page, state)
      if (hasForm(state)) {
        await fillIn(page)
        expect((await filledIn(page)).filter(([, value]) => value !== '')).not.toEqual([])
        await languages(page).focus()
        await page.waitForTimeout(700) // a hint about what was typed comes after 600 ms
      }
      await page.waitForLoadState('networkidle', { timeout: 3_000 }).catch(() => undefined) // some states hold a request
      const [typed, address] = [hasForm(state) && (await filledIn(page)), page.url()]
      const settled = watchRequests(page)
      const lost = await noted(page)
      const keepsAll = async (locale: Locale) => {
        expect(await lost.evaluate((now) => now())).toEqual([])
        // Lists are empty until their names have loaded in the new language.
        if (typed) await expect.poll(() => filledIn(page)).toEqual(following(typed, locale))
        expect(page.url()).toBe(address)
      }
      const { release } = await holdRequests(page, '**/api/**')
      await choose(page, 'hi')
      await keepsAll('hi')
      release()
      await settled()
      await keepsAll('hi')

      // The app doesn't repeat a request whose reply it can't read.
      await page.route('**/api/**', (route) => route.fulfill({ json: null }))
      await choose(page, 'mr')
      await settled()
      await keepsAll('mr')
    },
  )
