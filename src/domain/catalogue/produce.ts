import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { subcategoriesQuery, type Subcategory } from '../../api/catalogue.ts'
import { madeOnce, mayBeForeign } from '../../i18n/format.ts'
import { useLocale } from '../../i18n/useLocale.ts'
import { normalizeWords } from '../../ui/combobox/option.ts'
import { optionSearch } from '../../ui/combobox/option-match.ts'

/** Search for produce by all names in the catalogue: in three languages, and colloquial ones. */
export const produceSearch = (produce: Subcategory[]) =>
  optionSearch(produce.map((each) => ({ ...each, words: each.search_words })))

export function useProduceSearch(enabled = true) {
  const { data, isPending } = useQuery({ ...subcategoriesQuery(useLocale()), enabled })
  const search = useMemo(() => produceSearch(data ?? []), [data])
  return { search, isPending }
}

const MAX_MEANT = 3

/** The produce that a search without results may mean: “pyaj”, “onions”. */
export function useProduceMeant(text: string): readonly Subcategory[] {
  const { search } = useProduceSearch(text !== '')
  return text === '' ? [] : search(text).slice(0, MAX_MEANT)
}

/** Words between spaces, so that one text can be searched for all words of another. Cached: a list has many crops. */
export const inSpaces = madeOnce((words: string | undefined) => ` ${normalizeWords(words ?? '')} `)

/** Finds produce by its name in any language; its search words begin with them: “onion प्याज कांदा kanda”. */
export function produceNamed(produce: Subcategory[], text: string): Subcategory | undefined {
  const own = produce.find(({ name }) => name === text)
  if (own) return own
  const wanted = inSpaces(text)
  const isEnglish = /[a-z]/.test(wanted)
  const places = produce.flatMap((each) => {
    const words = inSpaces(each.search_words)
    const at = words.indexOf(wanted)
    // An English name ends where another script begins, so “green” isn't Green Chilli.
    const isName = isEnglish ? at === 0 && /^[^a-z]/.test(words.slice(wanted.length)) : at > 0
    return isName ? { each, at } : []
  })
  // Of several matches, the one where the name comes first.
  return places.sort((a, b) => a.at - b.at)[0]?.each
}

/** A produce's name in the page's language; until the catalogue has loaded, or if it is unknown, the text itself. */
export function useProduceName(text: string): string {
  const locale = useLocale()
  const isWanted = text !== '' && mayBeForeign(locale, text)
  const { data } = useQuery({ ...subcategoriesQuery(locale), enabled: isWanted })
  return (isWanted && data && produceNamed(data, text)?.name) || text
}

/** Name of a subcategory in the page's language. `name`, from an address, may be in another one. */
export function useSubcategoryName(subcategory: number | undefined, name: string): string {
  const { data } = useQuery({ ...subcategoriesQuery(useLocale()), enabled: subcategory !== undefined })
  return data?.find(({ id }) => id === subcategory)?.name ?? name
}
