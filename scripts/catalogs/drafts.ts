import { FALLBACK, LOCALES } from '../../src/i18n/locales.ts'
import { readCatalogs } from './catalog.ts'
import { problemsOf } from './check-catalogs.ts'

/** One line for each text that the app shows in English, because it is untranslated or a draft. */
export const inEnglish = (folder = 'locales'): string[] =>
  [...readCatalogs(folder, LOCALES).values()].flatMap((byLocale) => {
    const english = byLocale.get(FALLBACK)
    if (!english) return []
    return LOCALES.flatMap((locale) => {
      const catalog = byLocale.get(locale)
      return catalog ? problemsOf(catalog, english, []) : []
    })
      .filter(({ rule, text }) => text !== undefined && ['missing', 'fuzzy'].includes(rule))
      .map(({ file, line, text }) => `${file}:${line} “${text}”`)
  })
