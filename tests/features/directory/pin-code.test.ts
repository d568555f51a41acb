import * as v from 'valibot'
import { expect, test } from 'vitest'
import { pinCode } from '../../../src/features/directory/NearnessForm.tsx'
import { activate } from '../../../src/i18n/catalog.ts'

await activate('en') // its messages are looked up at once

test.each([
  ['422001', '422001'],
  [' 422 001 ', '422001'],
  ['४२२००१', '422001'],
])('“%s” is the PIN code %s', (typed, pin) => expect(v.parse(pinCode, typed)).toBe(pin))

test.each(['', '42200', '4220011', '022001', 'Nashik', '42200a'])('“%s” is none', (typed) =>
  expect(v.safeParse(pinCode, typed).success).toBe(false),
)
