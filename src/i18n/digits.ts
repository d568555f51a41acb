// Separate from the other formats, because the head of every page needs it.

/**
 * Converts Indian digits to 0-9, the form in which numbers, OTPs and PIN codes are stored. A Hindi or Marathi keyboard
 * types ०-९, a Gujarati one ૦-૯. Unicode's blocks of the Indian scripts have 128 characters each, and 0 is at offset
 * 102.
 */
export const toLatinDigits = (text: string): string =>
  text.replace(/[०-९০-৯੦-੯૦-૯୦-୯௦-௯౦-౯೦-೯൦-൯]/g, (digit) => String((digit.charCodeAt(0) % 128) - 102))
