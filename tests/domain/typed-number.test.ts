import { expect, test } from 'vitest'
import { mobileNumber, spacedMobile } from '../../src/domain/forms/mobile-number.ts'
import { decimalOf, digitsOf, isPincode } from '../../src/domain/forms/typed-number.ts'
import { codeOf } from '../../src/ui/fields/CodeField.tsx'

test.each([
  ['422 001', '422001'],
  ['४२२००१', '422001'],
  ['PIN-422001-99', '422001'],
  ['', ''],
])('of “%s” the PIN keeps “%s”', (typed, kept) => expect(digitsOf(typed, 6)).toBe(kept))

test.each([
  ['12.5', '12.5'],
  ['१२.५ एकड़', '12.5'],
  ['1.2.3', '1.23'],
  ['-5', '5'],
  ['1,000', '1000'],
  ['abc', ''],
])('of “%s” the farm’s size keeps “%s”', (typed, kept) => expect(decimalOf(typed)).toBe(kept))

test('a PIN code has six digits and does not begin with 0', () => {
  expect(['422001', '110001'].every(isPincode)).toBe(true)
  expect(['022001', '42200', '4220011', 'abcdef', ''].some(isPincode)).toBe(false)
})

test.each(['9876500001', '+91 98765 00001', '919876500001', '0 98765-00001', '९८७६५००००१', '0091 9876500001'])(
  '%s is a mobile number',
  (typed) => expect(mobileNumber(typed)).toBe('9876500001'),
)
test.each(['5876500001', '987650000', '98765000011', '+1 9876500001', ''])('“%s” is none', (typed) =>
  expect(mobileNumber(typed)).toBeUndefined(),
)
test('a long pasted text is no number, and is judged in linear time', () =>
  expect(mobileNumber('1'.repeat(500_000) + 'x'.repeat(500_000) + '1')).toBeUndefined())
test('a number is read in two halves', () => expect(spacedMobile('9876500001')).toBe('98765 00001'))

test('a code is upper case, without spaces, with 0-9', () => expect(codeOf(' abcde-१२३४ f')).toBe('ABCDE1234F'))
