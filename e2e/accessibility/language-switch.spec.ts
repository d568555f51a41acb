import type { Page } from '@playwright/test'
import { count } from '../../tests/figures.ts'
import { expect, open, pages, test } from '../fixture.ts'

/** Check 19 on every page with something to fill in: another language takes away neither the focus, the address nor what was typed. */
const FORMS = [
  'home',
  'mandi, filtered',
  'directory with its form for nearness',
  'sign-in',
  'OTP',
  'registration',
  'registration of a farmer, step 2',
  'registration of a fpo, step 2',
  'registration of a agent, step 2',
  'registration of a company, step 2',
  'registration of a buyer, step 2',
  'registration of a distributor, step 2',
  'registration of a retailer, step 2',
  'registration of a wholesaler, step 2',
  'registration of a manufacturer, step 2',
  'new enquiry',
  'change of an enquiry with a photo',
  'profile that is edited',
  'request for deletion',
  'support',
]

/** Everything that a person could have filled in, by the name of its field. */
const filledIn = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLInputElement>('main input:not([type=file]), main select, main textarea')].map(
      (field, at) => [
        field.name || `${at}`,
        field.matches('[type=checkbox], [type=radio]') ? `${field.value} ${field.checked}` : field.value,
      ],
    ),
  )

async function fillIn(page: Page) {
  const main = page.getByRole('main')
  // By their names: a plain field may become one with suggestions as soon as it is reached. A search box leads on.
  const names = await main
    .locator('input:is([type=text], [type=tel], [type=email], :not([type])), textarea')
    .evaluateAll((all: HTMLInputElement[]) =>
      all.filter(({ role, disabled }) => role !== 'combobox' && !disabled).map(({ id }) => id),
    )
  for (const id of names.filter(Boolean)) {
    const field = main.locator(`[id="${id}"]`)
    await field.focus()
    if ((await field.getAttribute('role')) === 'combobox') continue
    const isNumber = await field.evaluate((input: HTMLInputElement) => input.inputMode !== '' || input.maxLength === 1)
    await field.fill(isNumber ? '7' : 'Niphad 7')
  }
  for (const list of await main.locator('select:not(:disabled)').all())
    if ((await list.inputValue()) === '') await list.selectOption({ index: 1 })
  for (const box of await main.getByRole('checkbox').all()) await box.check()
}

for (const name of FORMS) {
  test(`${name}: a switch of the language keeps focus, address and what was typed (19)`, async ({ page }) => {
    const state = pages.find((one) => one.name === name)!
    await state.before?.(page)
    await open(page, state.path, 'en')
    await state.ready(page)
    await fillIn(page)
    const [typed, address] = [await filledIn(page), page.url()]
    expect(typed.filter(([, value]) => value !== '').length).toBeGreaterThan(0)
    for (const locale of ['mr', 'hi'] as const) {
      const selector = page
        .getByRole('combobox')
        .filter({ has: page.locator('option[lang=mr]') })
        .first()
      await selector.focus()
      await selector.selectOption(locale)
      await expect(page.locator('html')).toHaveAttribute('lang', locale)
      await expect(selector).toBeFocused()
      expect(await filledIn(page)).toEqual(typed)
      expect(page.url()).toBe(address)
    }
    count('accessibility', 'forms through a switch of the language (19)', 2, 2)
  })
}
