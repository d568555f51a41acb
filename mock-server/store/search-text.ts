/**
 * Folds text, so that spelling habits don't hide a result. Both the query and the searched text are folded: case, the
 * nukta (सब्ज़ी, सब्जी), chandrabindu against anusvara (गाँव, गांव), punctuation and spaces.
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

/** The pattern for `search LIKE ?`: all words, in the order typed. Folded text contains no wildcards. */
export function searchPattern(query: string): string {
  return `%${searchText(query).replaceAll(' ', '%')}%`
}
