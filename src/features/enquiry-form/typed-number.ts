import { toLatinDigits } from '../../i18n/digits.ts'

/** १,२५०, ₹ 50/- → 1250, 50 */
const plain = (text: string): string =>
  toLatinDigits(text)
    .replace(/[\s,]/g, '')
    .replace(/^(₹|rs\.?|रु\.?)|\/-$/giu, '')

/** A number as people type it: 1,250.50, १२५०, ₹ 50/-, with spaces; undefined where it is none. */
export const typedNumber = (text: string): number | undefined =>
  /^(\d+\.?\d*|\.\d+)$/.test(plain(text)) ? Number(plain(text)) : undefined

/** How many digits stand after the point. */
export const decimalsOf = (text: string): number => /\.(\d*)/.exec(plain(text))?.[1]?.length ?? 0
