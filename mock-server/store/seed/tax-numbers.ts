import type { Random } from './random.ts'

const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'

/** Kind of PAN holder, its fourth character: P person, F firm, C company. */
export type PanHolder = 'P' | 'F' | 'C'

/** A PAN in the official format: three letters, the holder's kind, the name's first letter, four digits, a letter. */
export function createPan(random: Random, holder: PanHolder, name: string): string {
  const letter = () => String.fromCharCode(random.int(65, 90))
  const initial = /[A-Z]/.exec(name.toUpperCase())?.[0] ?? letter()
  return `${letter()}${letter()}${letter()}${holder}${initial}${String(random.int(1, 9999)).padStart(4, '0')}${letter()}`
}

/** The GSTIN of a PAN's first registration in a state (two-digit GST code), with its check character. */
export function createGstin(stateCode: string, pan: string): string {
  const body = `${stateCode}${pan}1Z`
  return body + gstinCheckCharacter(body)
}

/** Computed over the first 14 characters: base-36 values times 1, 2, 1, 2 …, summing each product's base-36 digits. */
export function gstinCheckCharacter(body: string): string {
  const sum = Array.from(body).reduce((total, character, index) => {
    const product = DIGITS.indexOf(character) * (index % 2 === 0 ? 1 : 2)
    return total + Math.floor(product / 36) + (product % 36)
  }, 0)
  return DIGITS.charAt((36 - (sum % 36)) % 36)
}
