import { INTL_TAG, type Locale } from './locales.ts'

/**
 * Money looks the same in the three languages, with Indian grouping: ₹12,34,567.50.
 * Always en-IN, because CLDR's Marathi has no lakh grouping for currency (CLDR-19628).
 */
const rupees = (fractionDigits: number) =>
  new Intl.NumberFormat('en-IN', {
    style: 'currency',
    currency: 'INR',
    minimumFractionDigits: fractionDigits,
    maximumFractionDigits: fractionDigits,
  })
const whole = rupees(0)
const withPaise = rupees(2)

/** @param amount rupees, up to two decimals: 42.5 → ₹42.50, 42 → ₹42 */
export const formatRupees = (amount: number): string => (Number.isInteger(amount) ? whole : withPaise).format(amount)

/** 1234567.5 → 12,34,567.5 */
export const formatNumber = (locale: Locale, value: number): string =>
  new Intl.NumberFormat(INTL_TAG[locale], { maximumFractionDigits: 2 }).format(value)

const dates = new Map<Locale, Intl.DateTimeFormat>()

/**
 * The Indian form, in Indian time (§languages.9): 21 Apr 2026, 21 नवंबर 2026, 21 नोव्हेंबर 2026. Only English shortens its
 * months; the comma that CLDR gives Marathi would part the date from the word after it.
 * @param date ISO 8601; anything else gives undefined
 */
export function formatDate(locale: Locale, date: string): string | undefined {
  const time = Date.parse(date)
  if (Number.isNaN(time)) return undefined
  let format = dates.get(locale)
  if (!format) {
    const dateStyle = locale === 'en' ? 'medium' : 'long'
    format = new Intl.DateTimeFormat(INTL_TAG[locale], { dateStyle, timeZone: 'Asia/Kolkata' })
    dates.set(locale, format)
  }
  return format.format(time).replace(',', '')
}

/**
 * A Hindi or Marathi keyboard types ०-९, a Gujarati one ૦-૯; numbers, OTPs and PIN codes are kept as 0-9. In Unicode's blocks of the
 * Indian scripts, 128 characters each, 0 is the 103rd.
 */
export const toLatinDigits = (text: string): string =>
  text.replace(/[०-९০-৯੦-੯૦-૯୦-୯௦-௯౦-౯೦-೯൦-൯]/g, (digit) => String((digit.charCodeAt(0) % 128) - 102))

const DAY = 86_400_000
const INDIA = 5.5 * 3_600_000

/** The number of the day in India, where an evening in UTC is tomorrow already. */
export const dayInIndia = (time: number): number => Math.floor((time + INDIA) / DAY)

/**
 * How long ago a day was, in the largest unit that is whole: today, 3 days ago, 7 months ago.
 * @param date 2026-04-21; anything else gives undefined
 */
export function formatAge(locale: Locale, date: string): string | undefined {
  const time = Date.parse(date)
  if (Number.isNaN(time)) return undefined
  const days = Math.max(0, dayInIndia(Date.now()) - dayInIndia(time))
  const format = new Intl.RelativeTimeFormat(INTL_TAG[locale], { numeric: 'auto' })
  if (days < 60) return format.format(-days, 'day')
  if (days < 730) return format.format(-Math.floor(days / 30.44), 'month')
  return format.format(-Math.floor(days / 365.25), 'year')
}
