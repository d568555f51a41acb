/** Texts of this length (characters) are pasted, with and without places to break a line, in both scripts. */
const LENGTH = 2_000

const filled = (piece: string) => piece.repeat(Math.ceil(LENGTH / piece.length)).slice(0, LENGTH)

const longTexts = [
  filled('Red onion of the new harvest, dried and sorted by hand; '),
  filled('Lasalgaonredonionxl'),
  filled('नई फसल का सूखा और छँटा हुआ लाल प्याज, '),
  filled('लालकांदालासलगाव'),
] as const

/** A text of 2,000 characters; the number selects the kind. */
export const longText = (number: number): string => longTexts[number % longTexts.length]!
