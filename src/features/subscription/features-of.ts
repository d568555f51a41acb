import type { Plan } from '../../api/payment.ts'
import { FALLBACK, type Locale } from '../../i18n/locales.ts'

/** The plan's features in the person's language, or else in English, with the language they are in. */
export function featuresOf(features: Plan['features'], locale: Locale): { lang: Locale; texts: readonly string[] } {
  const own = features[locale]
  return own.length > 0 ? { lang: locale, texts: own } : { lang: FALLBACK, texts: features[FALLBACK] }
}
