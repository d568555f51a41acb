import { normalizeForSearch } from '../../ui/combobox/normalize-for-search.ts'

/**
 * Kinds of produce in their order, but for those that were searched for: these are why the business is shown (§directory.5).
 * @param found kinds that the catalogue knows by what was searched for, whatever people call them
 */
export function searchedFirst(produce: readonly string[], searched: string, found: readonly string[]): string[] {
  const text = normalizeForSearch(searched)
  if (text === '') return [...produce]
  const others = (name: string) => Number(!found.includes(name) && !normalizeForSearch(name).includes(text))
  return produce.toSorted((a, b) => others(a) - others(b))
}
