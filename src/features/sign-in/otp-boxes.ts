import { runOfDigits } from '../../domain/forms/typed-number.ts'
import { toLatinDigits } from '../../i18n/digits.ts'

/** Characters of an OTP (§sign-in.7). */
export const OTP_LENGTH = 6

/** One character for each box, '' where it is empty. */
export type Boxes = readonly string[]
export const EMPTY: Boxes = Array.from({ length: OTP_LENGTH }, () => '')

/** @param id of the group */
export const boxId = (id: string, index: number): string => `${id}-${index}`

/** What counts of a text: not the spaces and hyphens of "123-456", and ०-९ as 0-9. Letters count: an OTP may have them. */
const charactersOf = (text: string): string[] => Array.from(toLatinDigits(text).replace(/[\s-]/g, ''))

/**
 * Puts a text into the boxes. A whole code, pasted or filled in by the phone, goes into all of them wherever it arrives, out
 * of a whole SMS too; less than that goes into this box and the ones after it.
 * @param at the box that it was typed or pasted into
 * @returns the boxes, and the one that the focus goes to; undefined when nobody can tell which part of a text is the code
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
 * What a person added to a box that may have had a character already: "1" typed beside "4" gives "41" or "14", and what
 * counts is the "1". The same character over the one that stands there is added as well.
 * @param value what the box has now
 */
export function added(before: string, value: string): string {
  const count = charactersOf(value).length
  const old = before ? toLatinDigits(value).indexOf(before) : -1
  if (old < 0 || count < 2 || count === OTP_LENGTH) return value
  return value.slice(0, old) + value.slice(old + before.length)
}
