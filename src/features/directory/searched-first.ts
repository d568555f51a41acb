import { normalizeForSearch } from '../../ui/combobox/normalize-for-search.ts'

/** Kinds of produce in their order, but for those that were searched for: these are why the business is shown (§directory.5). */
export function searchedFirst(produce: readonly string[], searched: string): string[] {
  const text = normalizeForSearch(searched)
  if (text === '') return [...produce]
  const others = (name: string) => Number(!normalizeForSearch(name).includes(text))
  return produce.toSorted((a, b) => others(a) - others(b))
}
