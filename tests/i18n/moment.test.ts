import { expect, test } from 'vitest'
import { formatMoment } from '../../src/i18n/format.ts'
import { LOCALES } from '../../src/i18n/locales.ts'

const now = Date.parse('2026-04-21T19:30:00+05:30')
const when = (time: string) =>
  LOCALES.map((locale) => formatMoment(locale, Date.parse(time), now).replaceAll(/\s/g, ' '))

test('a copy of today shows the time in India', () => {
  expect(when('2026-04-21T10:42:00+05:30')).toEqual(['10:42 am', 'सुबह 10:42', 'सकाळ 10:42'])
  expect(when('2026-04-21T00:05:00+05:30')).toEqual(['12:05 am', 'रात 12:05', 'रात्र 12:05'])
})

test('from midnight on it shows “yesterday”, then the number of days', () => {
  expect(when('2026-04-20T23:59:00+05:30')).toEqual(['yesterday', 'कल', 'काल'])
  expect(when('2026-04-16T12:00:00+05:30')).toEqual(['5 days ago', '5 दिन पहले', '5 दिवसांपूर्वी'])
})

test('a copy from the future, by a clock that was set back, shows its time', () => {
  expect(when('2026-04-22T10:00:00+05:30')[0]).toBe('10:00 am')
})
