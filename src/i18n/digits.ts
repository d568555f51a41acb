// Apart from the other formats: the head of every page needs this one.

/**
 * A Hindi or Marathi keyboard types ०-९, a Gujarati one ૦-૯; numbers, OTPs and PIN codes are kept as 0-9. In Unicode's blocks of the
 * Indian scripts, 128 characters each, 0 is the 103rd.
 */
export const toLatinDigits = (text: string): string =>
  text.replace(/[०-९০-৯੦-੯૦-૯୦-୯௦-௯౦-౯೦-೯൦-൯]/g, (digit) => String((digit.charCodeAt(0) % 128) - 102))
