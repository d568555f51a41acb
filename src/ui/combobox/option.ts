import { normalizeForSearch } from './normalize-for-search.ts'

/** An entry of a searchable list. */
export type Option = {
  id: string
  name: string
  /** Other names that find it, in other scripts, older or colloquial, separated by spaces or commas. */
  words?: string | undefined
  /** Offered for every text, after the matches: "Other". */
  isAlways?: boolean
}

/** The option with this name, ignoring case, accents and the spelling of nasals. */
export const optionNamed = <T extends Option>(options: readonly T[], text: string): T | undefined => {
  const wanted = normalizeForSearch(text)
  return options.find(({ name }) => normalizeForSearch(name) === wanted)
}
