/** A text as it is compared: case, accents, punctuation and the ways of writing a nasal make no difference. */
export const fold = (text: string): string =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[\u0300-\u036f\u093c\u200c\u200d]/g, '')
    .replace(/[ङञणनम]्(?=[क-ह])|ँ/g, 'ं')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()
