import { FALLBACK, LOCALES, SCRIPT, type Locale } from './locales.ts'
import { madeOnce } from './made-once.ts'

const scripts = madeOnce((locale: Locale) => new RegExp(`\\p{Script=${SCRIPT[locale]}}`, 'u'))
const isWrittenAs = (locale: Locale, text: string) => scripts(locale).test(text)

/**
 * The language to mark a name with if it is in another script than the page's, so that it is read out correctly (WCAG
 * 3.1.2). That is Latin letters on a Hindi or Marathi page, and Devanagari on an English one. Undefined if no mark is
 * needed.
 */
export const foreignLang = (locale: Locale, text: string): Locale | undefined =>
  locale !== FALLBACK && isWrittenAs(locale, text)
    ? undefined
    : LOCALES.find((other) => SCRIPT[other] !== SCRIPT[locale] && isWrittenAs(other, text))
