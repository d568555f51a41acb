import { FALLBACK, LOCALES, SCRIPT, type Locale } from './locales.ts'
import { madeOnce } from './made-once.ts'

const scripts = madeOnce((locale: Locale) => new RegExp(`\\p{Script=${SCRIPT[locale]}}`, 'u'))
const isWrittenAs = (locale: Locale, text: string) => scripts(locale).test(text)

/**
 * The language to mark a name with that people or markets wrote in another script than the page's, so that it is read out as
 * such (WCAG 3.1.2): Latin letters on a Hindi or Marathi page, Devanagari on an English one. Undefined where there is none
 * to mark.
 */
export const foreignLang = (locale: Locale, text: string): Locale | undefined =>
  locale !== FALLBACK && isWrittenAs(locale, text)
    ? undefined
    : LOCALES.find((other) => SCRIPT[other] !== SCRIPT[locale] && isWrittenAs(other, text))
