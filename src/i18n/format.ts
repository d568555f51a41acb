import { serverTime } from '../device/clock.ts'
import { INTL_TAG, FALLBACK, LOCALES, SCRIPT, type Locale } from './locales.ts'

/** Caches what `make` returns for each key: an Intl format takes a slow phone 100 ms, and a list has many cards. */
export function madeOnce<Key, Made>(make: (key: Key) => Made): (key: Key) => Made {
  const all = new Map<Key, Made>()
  return (key) => {
    const made = all.get(key) ?? make(key)
    all.set(key, made)
    return made
  }
}

/** Money has Indian grouping in all languages: ₹12,34,567.50. CLDR's Marathi has no lakh grouping (CLDR-19628). */
const rupees = madeOnce(
  (fractionDigits: number) =>
    new Intl.NumberFormat('en-IN', {
      style: 'currency',
      currency: 'INR',
      minimumFractionDigits: fractionDigits,
      maximumFractionDigits: fractionDigits,
    }),
)

/** Rupees, with paise only if there are any: 42.5 → ₹42.50, 42 → ₹42 */
export const formatRupees = (amount: number): string => rupees(Number.isInteger(amount) ? 0 : 2).format(amount)

/** Formats rupees, always with paise: 42 → ₹42.00 */
export const formatPaise = (amount: number): string => rupees(2).format(amount)

const numbers = madeOnce((locale: Locale) => new Intl.NumberFormat(INTL_TAG[locale], { maximumFractionDigits: 8 }))

/** Formats a number with Indian grouping, and with all decimals that a field takes: 1234567.5 → 12,34,567.5 */
export const formatNumber = (locale: Locale, value: number): string => numbers(locale).format(value)

const dates = madeOnce((locale: Locale) => {
  // `dateStyle` gives 21-Apr-2026 in WebKit and in Chrome up to 119.
  const month = locale === 'en' ? 'short' : 'long'
  const timeZone = 'Asia/Kolkata'
  return new Intl.DateTimeFormat(INTL_TAG[locale], { day: 'numeric', month, year: 'numeric', timeZone })
})

/**
 * A date in the Indian form and time zone (§languages.9): 21 Apr 2026, 21 नवंबर 2026, 21 नोव्हेंबर 2026; undefined if
 * it isn't ISO 8601. Only English shortens its months, September to “Sept” in some browsers. CLDR's comma in Marathi
 * would separate it from the next word.
 */
export function formatDate(locale: Locale, date: string): string | undefined {
  const time = Date.parse(date)
  if (Number.isNaN(time)) return undefined
  return dates(locale)
    .format(time)
    .replace(/,|(Sep)t/, '$1')
}

/**
 * A moment of a page that may stay open for days: yesterday, 3 days ago, and today a time of day (§languages.19): 10:42 am,
 * सुबह 10:42, सकाळ 10:42. CLDR's “am” and “pm” are Latin in Hindi and Marathi; browsers before Chrome 92 show them still.
 */
export function formatMoment(locale: Locale, at: number, now = Date.now()): string {
  const days = dayInIndia(now) - dayInIndia(at)
  if (days > 0) return new Intl.RelativeTimeFormat(INTL_TAG[locale], { numeric: 'auto' }).format(-days, 'day')
  const dayPeriod = locale === 'en' ? undefined : 'short'
  const timeZone = 'Asia/Kolkata'
  const format = new Intl.DateTimeFormat(INTL_TAG[locale], { hour: 'numeric', minute: '2-digit', dayPeriod, timeZone })
  // A line doesn't end between the hour and “am”.
  return format.format(at).replaceAll(' ', '\u00a0')
}

/** PAN, GST number and address; JPEG, PNG or WEBP. CLDR's comma before the last word is wrong in Hindi and Marathi. */
export const formatList = (locale: Locale, items: readonly string[], type: 'conjunction' | 'disjunction'): string =>
  new Intl.ListFormat(INTL_TAG[locale], { type }).format(items).replace(/,(?= (?:और|किंवा) [^,]+$)/, '')

const DAY = 86_400_000
const INDIA = 5.5 * 3_600_000

/** Days since 1970 in Indian time, where a UTC evening is already the next day. */
const dayInIndia = (time: number): number => Math.floor((time + INDIA) / DAY)

/** Days since a day (2026-04-21), in Indian time; NaN for anything else. */
export const daysSince = (date: string): number => dayInIndia(serverTime()) - dayInIndia(Date.parse(date))

/** Age of a day (2026-04-21): today, 3 days ago, 7 months ago; undefined for anything else. */
export function formatAge(locale: Locale, date: string): string | undefined {
  // A slow clock may be a day behind.
  const days = Math.max(0, daysSince(date))
  if (Number.isNaN(days)) return undefined
  const format = new Intl.RelativeTimeFormat(INTL_TAG[locale], { numeric: 'auto' })
  // Never “last month” or “last year”, which 60 or 730 days ago isn't.
  if (days < 61) return format.format(-days, 'day')
  if (days < 731) return format.format(-Math.floor(days / 30.44), 'month')
  return format.format(-Math.floor(days / 365.25), 'year')
}

const scripts = madeOnce((locale: Locale) => new RegExp(`\\p{Script=${SCRIPT[locale]}}`, 'u'))
const isWrittenAs = (locale: Locale, text: string) => scripts(locale).test(text)

/** The language to mark a name with (WCAG 3.1.2), if it is in another script than the page's. */
export const foreignLang = (locale: Locale, text: string): Locale | undefined =>
  locale !== FALLBACK && isWrittenAs(locale, text)
    ? undefined
    : LOCALES.find((other) => SCRIPT[other] !== SCRIPT[locale] && isWrittenAs(other, text))

/** Whether a name may be of another language than the page's: that may have the same script, as Hindi and Marathi have. */
export const mayBeForeign = (locale: Locale, text: string): boolean =>
  locale !== FALLBACK || foreignLang(locale, text) !== undefined
