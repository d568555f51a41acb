import { toLatinDigits } from '../../i18n/format.ts'

/** Characters of an OTP (specification part 2, section 9). */
export const OTP_LENGTH = 6

/** One character for each box, '' where it is empty. */
export type Boxes = readonly string[]
export const EMPTY: Boxes = Array.from({ length: OTP_LENGTH }, () => '')

/** What counts of a text: not the spaces and hyphens of "123-456", and ०-९ as 0-9. Letters count: an OTP may have them. */
const charactersOf = (text: string): string[] => Array.from(toLatinDigits(text).replace(/[\s-]/g, ''))

/**
 * Puts a text into the boxes. A whole code, pasted or filled in by the phone, goes into all of them wherever it arrives;
 * less than that goes into this box and the ones after it.
 * @param at the box that it was typed or pasted into
 * @returns the boxes, and the one that the focus goes to
 */
export function fill(boxes: Boxes, at: number, text: string): { boxes: Boxes; focus: number } {
  const characters = charactersOf(text)
  const from = characters.length >= OTP_LENGTH ? 0 : at
  const next = boxes.map((before, index) => characters[index - from] ?? before)
  return { boxes: next, focus: Math.min(from + characters.length, OTP_LENGTH - 1) }
}

/**
 * What a person added to a box that may have had a character already: "1" typed beside "4" gives "41" or "14", and what
 * counts is the "1".
 * @param value what the box has now
 */
export function added(before: string, value: string): string {
  const characters = charactersOf(value)
  if (!before || characters.length < 2 || characters.length >= OTP_LENGTH) return characters.join('')
  const old = characters.indexOf(before)
  return characters.filter((_, index) => index !== old).join('')
}
