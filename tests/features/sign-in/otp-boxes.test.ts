import { array, assert, constantFrom, nat, property, string } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fill, OTP_LENGTH } from '../../../src/features/sign-in/OtpBoxes.tsx'

const boxes = (text: string) => Array.from(text.padEnd(OTP_LENGTH, '_'), (each) => (each === '_' ? '' : each))

describe('fill', () => {
  test.each([
    ['one character goes into its box, the focus to the next', '', 0, '7', '7', 1],
    ['the last box keeps the focus', '12345', 5, '6', '123456', 5],
    ['two go on into the next box', '1', 1, '23', '123', 3],
    ['a whole code fills all boxes from the first', '9_9', 3, '123456', '123456', 5],
    ['spaces and hyphens don’t count', '', 2, ' 123-456 ', '123456', 5],
    ['emoji and punctuation are no characters of a code', '12', 2, '😀.', '12', 2],
    ['०-९ become 0-9', '', 0, '१२३४५६', '123456', 5],
    ['letters are taken as they are', '', 0, 'aB3xYz', 'aB3xYz', 5],
    ['what is already there is replaced', '12', 0, '9', '92', 1],
  ])('%s', (_, before, at, text, after, focus) => {
    expect(fill(boxes(before), at, text)).toEqual({ boxes: boxes(after), focus })
  })

  test.each([
    'Your OTP is 12-34 56. Valid for 2 minutes. Do not share it.',
    '123456 is your OTP for Krishi Vyapar (21-04-26, 10:30). Call 1800 120 3456 for help.',
    'आपका OTP १२३४५६ है। यह 2 मिनट तक मान्य है।',
    'तुमचा OTP १२-३४ ५६ आहे. कोणालाही सांगू नका.',
    'G-123456',
    '\u200e123 456\n@krishi.example #123456',
    '123456.',
  ])('finds the code in a whole SMS: “%s”', (text) =>
    expect(fill(boxes('9_9'), 3, text)).toEqual({ boxes: boxes('123456'), focus: 5 }),
  )

  test.each(['98765 43210', 'Call 112233 or 445566', 'You have no new messages', '1234567'])(
    '“%s” has no clear code and changes nothing',
    (text) => expect(fill(boxes('12'), 2, text)).toBeUndefined(),
  )

  test('any input leaves six boxes of at most one character, with the focus on one', () => {
    const anything = string({ unit: 'binary', maxLength: 12 })
    const filled = array(constantFrom('', '4', 'x'), { minLength: 6, maxLength: 6 })
    const isSound = property(filled, nat(5), anything, (before, at, text) => {
      const after = fill(before, at, text) ?? { boxes: before, focus: at }
      expect(after.boxes).toHaveLength(OTP_LENGTH)
      for (const box of after.boxes) expect(Array.from(box).length).toBeLessThanOrEqual(1)
      expect(after.focus).toBeGreaterThanOrEqual(0)
      expect(after.focus).toBeLessThan(OTP_LENGTH)
    })
    assert(isSound, { numRuns: 2_000 })
  })
})
