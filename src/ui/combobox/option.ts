import { normalizeForSearch } from './normalize-for-search.ts'

/** An entry of a searchable list. */
export type Option = {
  id: string
  name: string
  /** Other names that find it, separated by spaces or commas: in other scripts, older, in everyday speech. */
  words?: string | undefined
  /** Offered whatever is typed, behind what is found: "Other". */
  isAlways?: boolean
}

/** The option that a text names in full, however it is written. */
export const optionNamed = <T extends Option>(options: readonly T[], text: string): T | undefined => {
  const wanted = normalizeForSearch(text)
  return options.find(({ name }) => normalizeForSearch(name) === wanted)
}
