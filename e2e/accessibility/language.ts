import type { Page } from '@playwright/test'
import { LOCALES, type Locale } from '../../src/i18n/locales.ts'

/** Switches the language without a reload, as the header's selector does, which a dialog may cover. */
export async function switchLanguage(page: Page, locale: Locale): Promise<void> {
  await page.evaluate(
    ({ all, locale }) => {
      const selector = [...document.querySelectorAll('select')].find((select) =>
        all.every((value) => [...select.options].some((option) => option.value === value)),
      )
      if (!selector) throw new Error('no selector of the language')
      selector.value = locale
      selector.dispatchEvent(new Event('change', { bubbles: true }))
    },
    { all: [...LOCALES], locale },
  )
  await page.waitForFunction((locale) => document.documentElement.lang === locale, locale)
}
