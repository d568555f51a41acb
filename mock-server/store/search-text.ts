/**
 * What is searched is folded on both sides, so that spelling habits do not hide a result: case, the nukta
 * (सब्ज़ी, सब्जी), chandrabindu against anusvara (गाँव, गांव), punctuation and spaces.
 */
export function searchText(...words: (string | null | undefined)[]): string {
  return words
    .join(' ')
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\u0300-\u036f\u093c\u200c\u200d]/gu, '')
    .replace(/\u0901/gu, '\u0902')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()
}

/** The pattern for `search LIKE ?`: every word somewhere, in the order typed. Folded text holds no wildcard. */
export function searchPattern(query: string): string {
  return `%${searchText(query).replaceAll(' ', '%')}%`
}
