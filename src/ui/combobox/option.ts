export type Option = {
  id: string
  name: string
  /** Other names that find the option, in other scripts, older or colloquial, separated by spaces or commas. */
  words?: string | undefined
  /** Whether the option is offered for every text, after the matches: "Other". */
  isAlways?: boolean
}

/** The option with this name, ignoring case, accents and the spelling of nasals. */
export const optionNamed = <T extends Option>(options: readonly T[], text: string): T | undefined => {
  const wanted = normalizeForSearch(text)
  return options.find(({ name }) => normalizeForSearch(name) === wanted)
}

/** Removes differences in case, accents and the spelling of nasals (हिंदी, हिन्दी, हँ), for comparing names. */
export const normalizeForSearch = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f\u093c\u200c\u200d]/g, '')
    .replace(/[ङञणनम]्(?=[क-ह])|ँ/g, 'ं')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim()

/** Normalizes a text as for a search, and replaces punctuation by spaces: Lak/Teora, Arhar (Tur). */
export const normalizeWords = (text: string): string =>
  normalizeForSearch(text)
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()
