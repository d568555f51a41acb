import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test, vi } from 'vitest'
import { toLatinDigits, LOCALES } from '../../src/i18n/locales.ts'
import {
  foreignLang,
  formatAge,
  formatDate,
  formatList,
  formatMoment,
  formatNumber,
  formatRupees,
} from '../../src/i18n/format.ts'

test.for([
  [0, '₹0'],
  [42, '₹42'],
  [42.5, '₹42.50'],
  [999.99, '₹999.99'],
  [100_000, '₹1,00,000'],
  [1_234_567.5, '₹12,34,567.50'],
  [100_000_000, '₹10,00,00,000'],
] as const)('%d rupees are %s', ([amount, shown]) => expect(formatRupees(amount)).toBe(shown))

test.for(LOCALES)('%s: numbers are grouped in lakh and written 0-9, and no quantity is rounded', (locale) => {
  expect(formatNumber(locale, 1_234_567.5)).toBe('12,34,567.5')
  expect(formatNumber(locale, 0.0015)).toBe('0.0015')
})

describe('dates', () => {
  // Hindi and Marathi have unabbreviated months and no comma.
  test.for([
    ['en', '2026-11-21', '21 Nov 2026'],
    ['en', '2026-09-21', '21 Sep 2026'], // in each browser
    ['hi', '2026-11-21', '21 नवंबर 2026'],
    ['mr', '2026-11-21', '21 नोव्हेंबर 2026'],
  ] as const)('%s: %s is %s', ([locale, day, shown]) => expect(formatDate(locale, day)).toBe(shown))

  test('in Indian time, wherever the reader is', () => {
    expect(formatDate('en', '2026-01-31T18:29:59Z')).toBe('31 Jan 2026')
    expect(formatDate('en', '2026-01-31T18:30:00Z')).toBe('1 Feb 2026')
  })

  test.for(['', 'yesterday', '2026-13-01'])('%j is no date', (date) => expect(formatDate('en', date)).toBeUndefined())
})

test.for([
  ['of today is a time in India', '2026-04-21T10:42', ['10:42 am', 'सुबह 10:42', 'सकाळ 10:42']],
  ['after midnight too', '2026-04-21T00:05', ['12:05 am', 'रात 12:05', 'रात्र 12:05']],
  ['before midnight is yesterday', '2026-04-20T23:59', ['yesterday', 'कल', 'काल']],
  ['of another day is so many days ago', '2026-04-16T12:00', ['5 days ago', '5 दिन पहले', '5 दिवसांपूर्वी']],
  ['to come, by a clock that was set back, is a time', '2026-04-22T10:00', ['10:00 am', 'सुबह 10:00', 'सकाळ 10:00']],
] as const)('a moment %s', ([, at, shown]) => {
  const inIndia = (time: string) => Date.parse(`${time}+05:30`)
  const moments = LOCALES.map((locale) => formatMoment(locale, inIndia(at), inIndia('2026-04-21T19:30')))
  expect(moments.map((moment) => moment.replaceAll('\u00a0', ' '))).toEqual(shown)
})

const scripts = ['deva', 'beng', 'guru', 'gujr', 'orya', 'tamldec', 'telu', 'knda', 'mlym', 'arabext', 'arab']
test.each(scripts)('digits of the script %s become 0-9', (script) => {
  const typed = new Intl.NumberFormat('en', { numberingSystem: script, useGrouping: false }).format(9_876_543_210)
  expect(typed).not.toBe('9876543210')
  expect(toLatinDigits(`+${typed} 5 कि.`)).toBe('+9876543210 5 कि.')
})

test('no other file of the app formats a date or a time of day', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((name) => /\.tsx?$/.test(name))
  const own = files.filter((name) => /Intl\.DateTimeFormat|toLocaleTime/.test(readFileSync(`src/${name}`, 'utf8')))
  // The reply watch is English, for developers.
  expect(own.sort()).toEqual(['app/reply-watch/ReplyWatch.tsx', 'i18n/format.ts'])
})

describe('how long ago', () => {
  test.for([
    ['en', '2026-11-21', 'today'],
    ['en', '2026-11-20', 'yesterday'],
    ['en', '2026-09-22', '60 days ago'],
    ['en', '2026-09-21', '2 months ago'],
    ['en', '2024-11-21', '23 months ago'],
    ['en', '2024-11-20', '2 years ago'],
    ['hi', '2026-04-21', '7 माह पहले'],
    ['mr', '2026-04-21', '7 महिन्यांपूर्वी'],
    ['en', 'soon', undefined],
    // The device's clock is slow.
    ['en', '2026-12-01', 'today'],
  ] as const)('%s: %s is %s', ([locale, date, shown]) => {
    vi.setSystemTime('2026-11-21T06:00:00Z')
    expect(formatAge(locale, date)).toBe(shown)
  })
  test.for([
    ['in the first hours of a day in India', '2026-11-20T20:00:00Z', '2026-11-20', 'yesterday'],
    ['late in the evening in India', '2026-11-21T18:00:00Z', '2026-11-21', 'today'],
  ] as const)('%s', ([, now, date, shown]) => {
    vi.setSystemTime(now)
    expect(formatAge('en', date)).toBe(shown)
  })
})

test.each([
  ['en', 'Nashik, Maharashtra', undefined],
  ['en', 'जि. कोल्हापूर', 'hi'],
  ['hi', 'Lasalgaon(Vinchur)', 'en'],
  ['mr', 'सातारा, महाराष्ट्र', undefined],
  ['mr', 'सातारा (Satara)', undefined],
  ['hi', '₹4,200', undefined],
  ['en', '', undefined],
] as const)('on a page in %s, “%s” is marked as %s', (locale, text, lang) => {
  expect(foreignLang(locale, text)).toBe(lang)
})

test.each([
  ['en', 'conjunction', 'A, B and C'],
  ['en', 'disjunction', 'A, B or C'],
  ['hi', 'conjunction', 'A, B और C'],
  ['hi', 'disjunction', 'A, B या C'],
  ['mr', 'conjunction', 'A, B आणि C'],
  ['mr', 'disjunction', 'A, B किंवा C'],
] as const)('%s: a list, as a %s, has no comma before its last word', (locale, type, shown) => {
  expect(formatList(locale, ['A', 'B', 'C'], type)).toBe(shown)
})
