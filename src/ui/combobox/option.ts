import { toLatinDigits } from '../../i18n/locales.ts'

export type Option = {
  id: string
  name: string
  /** Other names that find the option, in other scripts, older or colloquial. Commas separate whole names. */
  words?: string | undefined
  /** Whether the option is offered for every text, after the matches: "Other". */
  isAlways?: boolean
}

/** The option with this name, ignoring case, accents and the spelling of nasals. */
export const optionNamed = <T extends Option>(options: readonly T[], text: string): T | undefined => {
  const wanted = normalizeForSearch(text)
  return options.find(({ name }) => normalizeForSearch(name) === wanted)
}

/** Fewer letters are no name yet. */
const MIN_BEGINNING = 3

/**
 * The only option that has this text before its first comma or as one of its other names, "Nashik, Maharashtra"; else the
 * only one with such a name that begins with it.
 */
export function optionMeant<T extends Option>(options: readonly T[], text: string): T | undefined {
  const wanted = normalizeForSearch(text)
  const namesOf = ({ name, words = '' }: T) => [name.split(',')[0]!, ...words.split(',')].map(normalizeForSearch)
  const named = options.filter((option) => namesOf(option).includes(wanted))
  const begin = (option: T) => wanted.length >= MIN_BEGINNING && namesOf(option).some((name) => name.startsWith(wanted))
  const [only, another] = named.length > 0 ? named : options.filter(begin)
  return another ? undefined : only
}

/** Removes differences in case, accents, digits and the spelling of nasals (हिंदी, हिन्दी, हँ), for comparing names. */
export const normalizeForSearch = (text: string): string =>
  toLatinDigits(text)
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
