import type { Page } from '@playwright/test'
import { type Locale, TRANSLATED } from '../../src/i18n/locales.ts'
import { sampled } from '../../tests/sample.ts'
import { expect, openState, pages, test } from '../fixture.ts'
import { proves } from '../../tests/proves.ts'

/** Check 19 on every page with a form: switching the language preserves the focus, the address and the typed text. */
const forms = pages.filter(({ name }) =>
  /^(home|mandi, filtered|directory with its form for nearness|sign-in|OTP|registration( of a \w+, step 2)?|new enquiry|change of an enquiry with a photo|profile that is edited|request for deletion|support)$/.test(
    name,
  ),
)

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

for (const state of sampled(forms, 9))
  test(`${state.name}: switching the language keeps focus, address and input`, proves('check 19'), async ({ page }) => {
    await openState(page, state)
    await fillIn(page)
    const [typed, address] = [await filledIn(page), page.url()]
    expect(typed.filter(([, value]) => value !== '').length).toBeGreaterThan(0)
    for (const locale of TRANSLATED) {
      const selector = page
        .getByRole('combobox')
        .filter({ has: page.locator('option[lang=mr]') })
        .first()
      await selector.focus()
      await selector.selectOption(locale)
      await expect(page.locator('html')).toHaveAttribute('lang', locale)
      await expect(selector).toBeFocused()
      // Lists are empty until their names have loaded in the new language.
      await expect.poll(() => filledIn(page)).toEqual(following(typed, locale))
      expect(page.url()).toBe(address)
    }
  })
