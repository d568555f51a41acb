import { expect, test } from 'vitest'
import {
  mobileNumber,
  spacedMobile,
  decimalsOf,
  isPincode,
  numberIn,
  pincodeOf,
  runOfDigits,
  typedNumber,
  typedPrice,
} from '../../src/domain/formats.ts'

test.each([
  ['422 001', '422001'],
  ['४२२००१', '422001'],
  ['Gat 45, Nashik 422 001', '422001'],
  ['422\u200b001', '422001'],
  ['४२२ ०', '4220'],
  ['4220019', '4220019'],
  ['Nashik', 'Nashik'],
  ['', ''],
])('“%s” in the field for a pincode becomes “%s”', (typed, shown) => expect(pincodeOf(typed)).toBe(shown))

test.each([
  ['12.5', '12.5'],
  ['१२.५ एकड़', '12.5'],
  ['approx. 12.5 acres', '12.5'],
  ['about 340 of them', '340'],
  ['340 शेतकरी', '340'],
  ['3 हेक्टेयर', '3'],
  ['\u200e2 एकर जमीन', '2'],
  ['1,000', '1000'],
  ['१,००,०००', '100000'],
  ['.5', '.5'],
  ['12.', '12.'],
])('“%s” is one number, %s', (typed, number) => expect(numberIn(typed)).toBe(number))
test.each([
  '5 एकड़ 20 गुंठे',
  '1/2',
  '2½',
  '2,5',
  '1.2.3',
  '-5',
  '5-6',
  '5 20',
  '1e5',
  '५ हज़ार किसान',
  '3 सौ',
  '2 करोड़',
  '1 कोटी',
  '1lakh',
  '10k',
  'abc',
  '',
])('“%s” is never guessed to be a number', (typed) => expect(numberIn(typed)).toBeUndefined())

test.each([
  ['12', 12],
  ['१२.५', 12.5],
  ['1,00,000', 100_000],
  [' 1 250 ', 1250],
  ['\u202a1,250\u202c', 1250],
  ['.5', 0.5],
  ['5.', 5],
  ['', undefined],
  ['.', undefined],
  ['1e3', undefined],
  ['1.2.3', undefined],
  ['₹5', 5],
  ['₹ 12.50/-', 12.5],
  ['रु. ५०', 50],
  ['25 rs', 25],
  ['25₹', 25],
  ['२०/- रु.', 20],
  ['रू. 20/-रुपये', 20],
  ['Rs. 1,200/- only', 1200],
  ['INR 20', 20],
  ['₹ २५ रुपये', 25],
  ['2,5', undefined],
  ['5 20', undefined],
  ['50 quintal', undefined],
])('a price of “%s” is %s', (text, number) => {
  expect(typedPrice(text)).toBe(number)
})
test.each(['₹5', '25 rs', '25 रुपये'])('“%s” is no quantity', (text) => expect(typedNumber(text)).toBeUndefined())
test('digits after the point', () => {
  expect(['5', '5.', '5.25', '५.१२३', '₹ 5.25/-'].map(decimalsOf)).toEqual([0, 0, 2, 3, 2])
})

test('a pincode has six digits and does not begin with 0', () => {
  expect(['422001', '110001'].every(isPincode)).toBe(true)
  expect(['022001', '42200', '4220011', 'abcdef', ''].some(isPincode)).toBe(false)
})

test.each([
  '9876500001',
  '+91 98765 00001',
  '919876500001',
  '0 98765-00001',
  '९८७६५००००१',
  '0091 9876500001',
  '98765\u201100001',
  '+91 (0) 98765 00001',
  '\u202a+91 98765\u200b 00001\u202c',
])('%s is a mobile number', (typed) => expect(mobileNumber(typed)).toBe('9876500001'))
test.each(['5876500001', '987650000', '98765000011', '+1 9876500001', ''])('“%s” is none', (typed) =>
  expect(mobileNumber(typed)).toBeUndefined(),
)
test('a long pasted text is no number, and is judged in linear time', () =>
  expect(mobileNumber('1'.repeat(500_000) + 'x'.repeat(500_000) + '1')).toBeUndefined())
test.each(['Your OTP is 123\u2011456. Valid for 2 minutes', 'OTP: 12–34–56'])('“%s” has the code 123456', (text) =>
  expect(runOfDigits(text, 6)).toBe('123456'),
)
test('a number is read in two halves', () => expect(spacedMobile('9876500001')).toBe('98765 00001'))
