import { array, assert, constantFrom, nat, property, string } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { added, EMPTY, fill, OTP_LENGTH } from '../../../src/features/sign-in/otp-boxes.ts'

const boxes = (text: string) => Array.from(text.padEnd(OTP_LENGTH, '_'), (each) => (each === '_' ? '' : each))

describe('fill', () => {
  test.each([
    ['one character goes into its box, the focus to the next', '', 0, '7', '7', 1],
    ['the last box keeps the focus', '12345', 5, '6', '123456', 5],
    ['two go on into the next box', '1', 1, '23', '123', 3],
    ['a whole code fills all boxes from the first', '9_9', 3, '123456', '123456', 5],
    ['of more than a code the first six count', '', 0, '1234567', '123456', 5],
    ['spaces and hyphens don’t count', '', 2, ' 123-456 ', '123456', 5],
    ['०-९ become 0-9', '', 0, '१२३४५६', '123456', 5],
    ['letters are taken as they are', '', 0, 'aB3xYz', 'aB3xYz', 5],
    ['what is already there is replaced', '12', 0, '9', '92', 1],
  ])('%s', (_, before, at, text, after, focus) => {
    expect(fill(boxes(before), at, text)).toEqual({ boxes: boxes(after), focus })
  })

  test('whatever is typed wherever: six boxes of at most one character, and the focus on one of them', () => {
    const anything = string({ unit: 'binary', maxLength: 12 })
    assert(
      property(
        array(constantFrom('', '4', 'x'), { minLength: 6, maxLength: 6 }),
        nat(5),
        anything,
        (before, at, text) => {
          const after = fill(before, at, text)
          expect(after.boxes).toHaveLength(OTP_LENGTH)
          for (const box of after.boxes) expect(Array.from(box).length).toBeLessThanOrEqual(1)
          expect(after.focus).toBeGreaterThanOrEqual(0)
          expect(after.focus).toBeLessThan(OTP_LENGTH)
        },
      ),
      { numRuns: 2_000 },
    )
  })
})

describe('added', () => {
  test.each([
    ['', '1', '1'],
    ['4', '41', '1'],
    ['4', '14', '1'],
    ['4', '44', '4'],
    ['4', '4१', '1'],
    ['', '123456', '123456'],
    ['1', '1123456', '1123456'], // filled in by the phone beside a character: six or more are a whole code
    ['4', '', ''],
    ['4', ' ', ''],
  ])('%j became %j: %j was added', (before, value, text) => expect(added(before, value)).toBe(text))
})

test('nothing is in the boxes at first', () => expect(EMPTY).toEqual(['', '', '', '', '', '']))
