import { expect, test } from 'vitest'
import { foreignLang } from '../../src/i18n/format.ts'

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
