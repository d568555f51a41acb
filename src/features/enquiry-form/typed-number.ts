import { toLatinDigits } from '../../i18n/format.ts'

/** A number as people type it: 1,250.50, १२५०, with spaces; undefined where it is none. */
export function typedNumber(text: string): number | undefined {
  const plain = toLatinDigits(text).replace(/[\s,]/g, '')
  return /^(\d+\.?\d*|\.\d+)$/.test(plain) ? Number(plain) : undefined
}

/** How many digits stand after the point. */
export const decimalsOf = (text: string): number => /\.(\d*)/.exec(toLatinDigits(text))?.[1]?.length ?? 0
