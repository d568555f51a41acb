import type { Locale } from './locales.ts'

/**
 * The language to mark a name with that people or markets wrote in another script than the page's, so that it is read out as
 * such (WCAG 3.1.2): Latin letters on a Hindi or Marathi page, Devanagari on an English one. Undefined where there is none
 * to mark.
 */
export function foreignLang(locale: Locale, text: string): Locale | undefined {
  const devanagari = /\p{Script=Devanagari}/u.test(text)
  if (locale === 'en') return devanagari ? 'hi' : undefined
  return !devanagari && /\p{Script=Latin}/u.test(text) ? 'en' : undefined
}
