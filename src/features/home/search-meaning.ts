import type { Subcategory } from '../../api/catalogue.ts'
import { produceSearch } from '../../domain/catalogue/produce.ts'
import { paths, type DirectoryType } from '../../domain/navigation/paths.ts'
import { allNames, marketAmong, placeAmong } from '../../domain/places/place-in-text.ts'
import { normalizeWords } from '../../ui/combobox/option.ts'
import { soundKeys, withoutCase } from '../../ui/combobox/option-match.ts'
import words from './search-words.json' with { type: 'json' }

/** What a search means: the address of a list, and a filter of the latest enquiries. */
export type Meaning = {
  to: string
  produce?: number | undefined
  type?: 'buy' | 'sell' | undefined
}

const setOf = (lines: string[]) => new Set(lines.join(' ').split(' ').map(normalizeWords))
const rolesOf = (linesOf: Record<string, string[]>) =>
  Object.entries(linesOf).flatMap(([role, lines]) =>
    [...setOf(lines)].map((word) => [word, role as DirectoryType] as const),
  )
/** What a person wants to do: who wants to sell looks for buyers. */
const wishes = new Map(rolesOf(words.wishes))
/** Words for each type of business in three languages, also in Latin letters. */
const roleOf = new Map([...rolesOf(words.roles), ...wishes])
/** Of these, the words that names of firms have: “Singh Traders” deals in no शेंग. */
const OF_FIRMS = setOf(words.ofFirms)
/** Districts that firms are named after: “Krishna Traders” may be anywhere. */
const NAMES_OF_FIRMS = setOf(words.namesOfFirms)
/** What is in no catalogue and only sounds like produce: खत (fertilizer) like cotton. */
const OTHER_GOODS = setOf(words.otherGoods)
/** Words for prices and for the market. "Mandi" is a district too, but "indore mandi" names Indore. */
const PRICE = setOf(words.prices)
const FILLERS = setOf(words.fillers)
const withoutFillers = (words: string[]) => words.filter((word) => !FILLERS.has(word) && !/^\d+$/.test(word))
/** Words that are more than the catalogue's produce with them. */
const GENERAL = setOf(words.general)
/** A word of so much produce names none of it: chana, mirchi. */
const FEW = 3

/** Reads produce, place and role from "नासिक प्याज खरीदार". @throws when the places can't be downloaded */
export async function meaningOf(text: string, catalogue: Subcategory[]): Promise<Meaning> {
  const crops = cropsOf(catalogue)
  const places = await allNames()
  const isKnown = (word: string) => crops.known.has(word) || places.has(word)
  /** A word without its case, if that is known or sounds like produce: पुणे of पुण्यात. "मिरची" has none. */
  function baseOf(word: string) {
    const base = withoutCase(word)
    if (base === word || roleOf.has(word) || PRICE.has(word)) return word
    const known = [base, base.replace(/ा$/, 'े'), base.replace(/ा$/, '')].find(isKnown)
    return known ?? (!isKnown(word) && crops.among([base]) ? base : word)
  }
  const typed = normalizeWords(text).split(' ').filter(Boolean).map(baseOf)
  const role = typed.map((word) => roleOf.get(word)).find(Boolean)
  const named = typed.filter((word) => !roleOf.has(word))
  const withoutPrice = named.filter((word) => !PRICE.has(word))
  const isOfPrices = !role && withoutPrice.length < named.length
  const isOfFirm = typed.some((word) => OF_FIRMS.has(word))
  const mayBeMandi = !isOfPrices && !crops.among(withoutFillers(withoutPrice))
  const mayNameMarket =
    (isOfPrices || (role && !isOfFirm)) && withoutFillers(withoutPrice).some((word) => !crops.among([word], true))
  const found = await placeAmong(withoutPrice)
  const [first, ...others] = withoutPrice
  const isName =
    NAMES_OF_FIRMS.has(first!) &&
    found?.others.join() === others.join() &&
    (role ? isOfFirm : !isOfPrices) &&
    !crops.among(others, true)
  const place = isName
    ? undefined
    : (found ??
      (mayBeMandi ? await placeAmong(named) : undefined) ??
      (mayNameMarket ? await marketAmong(withoutPrice) : undefined))
  if (!role && !place && !isOfPrices) return asTyped(text, crops)
  const words = withoutFillers(place?.others ?? withoutPrice)
  const wished = typed.filter((word) => wishes.has(word) || PRICE.has(word))
  // "Fair Price Shop" and "खरेदी विक्री संघ" may be firms: words that only sound like produce don't count.
  const mayBeFirm = wished.length > 0 && wished.length + words.length > 2
  const produce = crops.among(words, mayBeFirm || isOfFirm)
  if (mayBeFirm && !produce && words.length > 0) return asTyped(text, crops)
  const left = produce ? '' : words.map((word) => crops.common(word) ?? word).join(' ')
  const { state, district } = place ?? {}
  if (isOfPrices) return { to: paths.mandi({ state, district, commodity: produce?.name ?? left }) }
  return {
    to: paths.directory({
      entityType: role ?? 'farmer',
      ...(produce && { categoryId: produce.id, name: produce.name }),
      // The list is sorted by the distance from a district; a state is only a text to search for.
      search: state && !district ? `${left} ${state}`.trim() : left,
      near: district && `${district},${state}`,
    }),
    produce: produce?.id,
    type: role && (role === 'buyer' ? 'buy' : 'sell'),
  }
}

function asTyped(text: string, crops: ReturnType<typeof cropsOf>): Meaning {
  const typed = normalizeWords(text).split(' ')
  const words = withoutFillers(typed)
  const produce = crops.among(words)?.id
  // Nobody's produce has the quantity of "onion 50 quintal" in its name.
  const search = produce !== undefined && words.length < typed.length ? words.join(' ') : text
  return { to: paths.directory({ search, entityType: 'farmer' }), produce }
}

function cropsOf(catalogue: Subcategory[]) {
  const search = produceSearch(catalogue)
  const words = catalogue.flatMap((produce) => [...new Set(wordsOf(produce))])
  const isOfMany = (word: string) => words.filter((each) => each === word).length >= FEW
  const isName = (word: string) => catalogue.some(({ name }) => normalizeWords(name) === word)
  const begins = (each: string, word: string) => each === word || (each.length > FEW && word.startsWith(each))
  /** The word that much produce has in common: mirch of mirchi. */
  const common = (word: string) =>
    GENERAL.has(word) ? word : words.find((each) => begins(each, word) && isOfMany(each) && !isName(word))
  /** The produce that all words name together, or else the last word that the catalogue has: "onion" of "good onion". */
  function among(words: string[], onlyWritten = false): Subcategory | undefined {
    const names = (produce: Subcategory, word: string) =>
      isWritten(produce, word) || (!onlyWritten && isHeard(produce, word))
    const [ofAllWords] = words.length > 1 ? search(words.join(' ')) : []
    if (ofAllWords && words.every((word) => names(ofAllWords, word))) return ofAllWords
    for (const word of words.toReversed()) {
      const [found] = common(word) ? [] : search(word)
      if (found && (words.length > 1 ? isWritten : names)(found, word)) return found
    }
    return undefined
  }
  return { known: new Set(words), common, among }
}

/** Whether a word is one of the produce's, also in the plural. */
const isWritten = (produce: Subcategory, word: string) => wordsOf(produce).some((known) => word.startsWith(known))

/** Whether a word sounds like one of the produce's. "Ram" of Ram Traders only sounds like the beginning of ramtil. */
function isHeard(produce: Subcategory, word: string): boolean {
  if (OTHER_GOODS.has(word)) return false
  const heard = new Set(soundKeys(word).filter((key) => key.length > 1))
  return wordsOf(produce).some((known) => soundKeys(known).some((key) => heard.has(key)))
}

const wordsOf = ({ name, search_words = '' }: Subcategory) => normalizeWords(`${name} ${search_words}`).split(' ')
