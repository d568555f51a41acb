import { runOfDigits } from '../../domain/forms/typed-number.ts'
import { toLatinDigits } from '../../i18n/digits.ts'

/** Characters of an OTP (§sign-in.7). */
export const OTP_LENGTH = 6

/** One character per box, '' for an empty one. */
export type Boxes = readonly string[]
export const EMPTY: Boxes = Array.from({ length: OTP_LENGTH }, () => '')

/** @param id of the group */
export const boxId = (id: string, index: number): string => `${id}-${index}`

/** The characters that count: no spaces or hyphens, and ०-९ as 0-9. Letters count, because an OTP may contain them. */
const charactersOf = (text: string): string[] => Array.from(toLatinDigits(text).replace(/[\s-]/g, ''))

/**
 * Puts a text into the boxes. A complete code fills all of them wherever it is entered, also if pasted with the
 * complete SMS. A shorter text fills this box and the following ones.
 * @param at the box that received the text
 * @returns the boxes and the index to focus; undefined if it is unclear which part of the text is the code
 */
export function fill(boxes: Boxes, at: number, text: string): { boxes: Boxes; focus: number } | undefined {
  let characters = charactersOf(text)
  if (characters.length > OTP_LENGTH) {
    const code = runOfDigits(text, OTP_LENGTH)
    if (!code) return undefined
    characters = charactersOf(code)
  }
  const from = characters.length === OTP_LENGTH ? 0 : at
  const next = boxes.map((before, index) => characters[index - from] ?? before)
  return { boxes: next, focus: Math.min(from + characters.length, OTP_LENGTH - 1) }
}

/**
 * The text that was added to a box with up to one character. "1" typed beside "4" gives "41" or "14", and the result is
 * "1". Typing the same character again also counts.
 * @param value the box's new value
 */
export function added(before: string, value: string): string {
  const count = charactersOf(value).length
  const old = before ? toLatinDigits(value).indexOf(before) : -1
  if (old < 0 || count < 2 || count === OTP_LENGTH) return value
  return value.slice(0, old) + value.slice(old + before.length)
}
