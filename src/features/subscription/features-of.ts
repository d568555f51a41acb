import type { Plan } from '../../api/payment.ts'
import { FALLBACK, type Locale } from '../../i18n/locales.ts'

/** What the plan offers, in the person's language; what is not translated stands in English, and says so. */
export function featuresOf(features: Plan['features'], locale: Locale): { lang: Locale; texts: readonly string[] } {
  const own = features[locale]
  return own.length > 0 ? { lang: locale, texts: own } : { lang: FALLBACK, texts: features[FALLBACK] }
}
