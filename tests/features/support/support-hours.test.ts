import { expect, test } from 'vitest'
import { supportHours } from '../../../src/features/support/SupportPage.tsx'

const plain = (text: string) => text.replaceAll(/\s/g, ' ')

test('nine to six on the American east coast is the night in India', () => {
  expect(plain(supportHours('en', 'EST'))).toBe('9:00 am – 6:00 pm')
  expect(plain(supportHours('en', 'IST'))).toBe('7:30 pm – 4:30 am')
})
test.each([
  ['hi', 'शाम 7:30 – सुबह 4:30'],
  ['mr', 'संध्याकाळ 7:30 – पहाट 4:30'],
] as const)('in %s the part of the day says which half it is', (locale, shown) => {
  expect(plain(supportHours(locale, 'IST'))).toBe(shown)
})
