import { normalizeForSearch } from '../../ui/combobox/normalize-for-search.ts'

/**
 * Kinds of produce, with those searched for first: they are why the business is shown (§directory.5).
 * @param found kinds that the catalogue finds for the search text, by any of their names
 */
export function searchedFirst(produce: readonly string[], searched: string, found: readonly string[]): string[] {
  const text = normalizeForSearch(searched)
  if (text === '') return [...produce]
  const others = (name: string) => Number(!found.includes(name) && !normalizeForSearch(name).includes(text))
  return produce.toSorted((a, b) => others(a) - others(b))
}
