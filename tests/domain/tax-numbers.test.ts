import { expect, test } from 'vitest'
import { gstinCheckCharacter, isGstin, isOtherTaxpayer, isPan } from '../../src/domain/business/tax-numbers.ts'

test.each(['ABCDE1234F', 'AAPFU0939F'])('%s is a PAN', (pan) => expect(isPan(pan)).toBe(true))
test.each(['abcde1234f', 'ABCD1234F', 'ABCDE12345', 'ABCDE1234FX', 'ABCDE 1234F', 'ABCDE१२३४F', ''])(
  '“%s” is none',
  (text) => expect(isPan(text)).toBe(false),
)

test.each(['27AAPFU0939F1ZV', '29AAGCB7383J1Z4', '33AAACH7409R1Z8'])('%s is a GSTIN', (gstin) =>
  expect(isGstin(gstin)).toBe(true),
)
test.each([
  ['a wrong check character', '27AAPFU0939F1ZW'],
  ['two characters swapped', '27APAFU0939F1ZV'],
  ['no such state', '00AAPFU0939F1ZV'],
  ['no Z', '27AAPFU0939F1YV'],
  ['one too few', '27AAPFU0939F1Z'],
  ['one too many', '27AAPFU0939F1ZVV'],
  ['lower case', '27aapfu0939f1zv'],
])('a GSTIN with %s is none', (_what, gstin) => expect(isGstin(gstin)).toBe(false))

test('every character that is typed wrongly is found by the check character', () => {
  const right = '27AAPFU0939F1ZV'
  for (let at = 0; at < 14; at++)
    for (const other of '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ')
      if (other !== right[at])
        expect(gstinCheckCharacter(right.slice(0, at) + other + right.slice(at + 1, 14))).not.toBe('V')
})

test('a GSTIN and a PAN of different taxpayers are detected once fully typed', () => {
  expect(isOtherTaxpayer('27AAPFU0939F1ZV', 'AAPFU0939F')).toBe(false)
  expect(isOtherTaxpayer('27AAPFU0939F1ZV', 'ABCDE1234F')).toBe(true)
  expect(isOtherTaxpayer('27AAPFU0939F1Z', 'ABCDE1234F')).toBe(false)
  expect(isOtherTaxpayer('27AAPFU0939F1ZV', 'ABCDE')).toBe(false)
})
