/** Case, accents and the ways of writing a nasal (हिंदी, हिन्दी, हँ) make no difference when names are compared. */
export const normalizeForSearch = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f\u093c\u200c\u200d]/g, '')
    .replace(/[ङञणनम]्(?=[क-ह])|ँ/g, 'ं')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim()

/** Punctuation makes no difference either: Lak/Teora, Arhar (Tur). */
export const normalizeWords = (text: string): string =>
  normalizeForSearch(text)
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()
