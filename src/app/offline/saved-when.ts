import { dayInIndia } from '../../i18n/format.ts'
import { INTL_TAG, type Locale } from '../../i18n/locales.ts'

/** When a copy was saved: today the time (10:42 am), then yesterday, 3 days ago. */
export function savedWhen(locale: Locale, at: number, now = Date.now()): string {
  const days = dayInIndia(now) - dayInIndia(at)
  if (days > 0) return new Intl.RelativeTimeFormat(INTL_TAG[locale], { numeric: 'auto' }).format(-days, 'day')
  return new Intl.DateTimeFormat(INTL_TAG[locale], { timeStyle: 'short', timeZone: 'Asia/Kolkata' }).format(at)
}
