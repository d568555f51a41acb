/** A PAN: five letters, four digits, one letter (openapi/schemas/registration.yaml, Pan). */
const PAN = /^[A-Z]{5}\d{4}[A-Z]$/
/** A GSTIN: state code, PAN, registration number, Z, check character (openapi/schemas/registration.yaml, Gstin). */
const GSTIN = /^(0[1-9]|[12]\d|3[0-8]|97|99)[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/
const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'

export const PAN_LENGTH = 10
export const GSTIN_LENGTH = 15

export const isPan = (text: string): boolean => PAN.test(text)

/** Whether a GSTIN has the right format and check character (§registration.23). */
export const isGstin = (text: string): boolean =>
  GSTIN.test(text) && text[GSTIN_LENGTH - 1] === gstinCheckCharacter(text.slice(0, GSTIN_LENGTH - 1))

/** The first 14 characters' base-36 values times 1, 2, 1, 2 …, each product's base-36 digits summed. */
export function gstinCheckCharacter(body: string): string {
  const sum = Array.from(body).reduce((total, character, index) => {
    const product = DIGITS.indexOf(character) * (index % 2 === 0 ? 1 : 2)
    return total + Math.floor(product / 36) + (product % 36)
  }, 0)
  return DIGITS.charAt((36 - (sum % 36)) % 36)
}

export const isOtherTaxpayer = (gstin: string, pan: string): boolean =>
  isGstin(gstin) && isPan(pan) && gstin.slice(2, 12) !== pan
