import { expect, test } from 'vitest'
import { supportHours } from '../../../src/features/support/SupportPage.tsx'
import { TRANSLATED } from '../../../src/i18n/locales.ts'

const plain = (text: string) => text.replaceAll(/\s/g, ' ')

test('nine to six on the American east coast is the night in India', () => {
  expect(plain(supportHours('en', 'EST'))).toBe('9:00 am – 6:00 pm')
  expect(plain(supportHours('en', 'IST'))).toBe('7:30 pm – 4:30 am')
})
test.each(TRANSLATED)('digits are 0-9 in %s', (locale) => {
  expect(supportHours(locale, 'IST')).toMatch(/^7:30.*4:30/)
})
