import type { Subcategory } from '../../api/catalogue.ts'
import { produceSearch } from '../../domain/catalogue/produce.ts'
import { paths, type DirectoryType } from '../../domain/navigation/paths.ts'
import { placeAmong } from '../../domain/places/place-in-text.ts'
import { normalizeWords } from '../../ui/combobox/option.ts'
import { soundKeys } from '../../ui/combobox/option-match.ts'

/** What a search means: the address of a list, and a filter of the latest enquiries. */
export type Meaning = {
  to: string
  /** Id of the subcategory. */
  produce: number | undefined
  type: 'buy' | 'sell' | undefined
  /** Whether it asks for prices, which visitors may see too. */
  isOfPrices?: boolean
}

/* oxlint-disable lingui/no-unlocalized-strings -- words that people type, in every language at once */

/** Words for each type of business in three languages, also in Latin letters. */
const ROLES: Record<DirectoryType, string> = {
  buyer:
    'buyer buyers trader traders खरीदार खरीददार ख़रीदार खरेदीदार ग्राहक व्यापारी kharidar khareedar kharedidar vyapari',
  farmer: 'seller sellers supplier suppliers farmer farmers विक्रेता विक्रेते किसान शेतकरी vikreta kisan shetkari',
  manufacturer: 'manufacturer manufacturers processor processors निर्माता उत्पादक nirmata utpadak',
}
/** What a person wants to do: who wants to sell looks for buyers. */
const WISHES: Partial<typeof ROLES> = {
  buyer: 'sell selling बेचना बेचने बेचनी बेचें विकणे विकायचा विकायची विकायचे bechna bechne bechni vikne vikaycha vikayche',
  farmer:
    'buy buying sale खरीदना खरीदने खरीदनी खरीदें खरेदी बिक्री बिकाऊ विक्री विक्रीसाठी kharidna kharidne kharedi bikri vikri',
}
const rolesOf = (words: typeof WISHES) =>
  Object.entries(words).flatMap(([role, each]) =>
    each.split(' ').map((word) => [normalizeWords(word), role as DirectoryType] as const),
  )
const wishes = new Map(rolesOf(WISHES))
const roleOf = new Map([...rolesOf(ROLES), ...wishes])
const setOf = (words: string) => new Set(words.split(' ').map(normalizeWords))
const FILLERS = setOf(
  'in near from of for at and today में से के का की को पास लिए है हैं आज मध्ये जवळ चा चे ची च्या साठी आहे आहेत ' +
    'आजचा आजचे आजची aaj aajcha ka ke ki hai aahe',
)
const withoutFillers = (words: string[]) => words.filter((word) => !FILLERS.has(word))

/** Words for prices and for the market. "Mandi" is a district too, but "indore mandi" names Indore. */
const PRICE = setOf(
  'mandi mandis मंडी rate rates price prices रेट भाव दाम कीमत दर किंमत बाजार बाजारभाव bhav daam keemat bazar bajar ' +
    'bajarbhav',
)

/** Reads produce, place and role from "नासिक प्याज खरीदार". @throws when the districts can't be downloaded */
export async function meaningOf(text: string, catalogue: Subcategory[]): Promise<Meaning> {
  const typed = normalizeWords(text).split(' ').filter(Boolean)
  const role = typed.map((word) => roleOf.get(word)).find(Boolean)
  const named = typed.filter((word) => !roleOf.has(word))
  const withoutPrice = named.filter((word) => !PRICE.has(word))
  const isOfPrices = !role && withoutPrice.length < named.length
  const mayBeMandi = !isOfPrices && !produceAmong(withoutFillers(withoutPrice), catalogue)
  const place = (await placeAmong(withoutPrice)) ?? (mayBeMandi ? await placeAmong(named) : undefined)
  if (!role && !place && !isOfPrices) return asTyped(text, catalogue)
  const words = withoutFillers(place?.others ?? withoutPrice)
  const wished = typed.filter((word) => wishes.has(word) || PRICE.has(word))
  // "Fair Price Shop" and "खरेदी विक्री संघ" may be firms: words that only sound like produce don't count.
  const mayBeFirm = wished.length > 0 && wished.length + words.length > 2
  const produce = produceAmong(words, catalogue, mayBeFirm)
  if (mayBeFirm && !produce && words.length > 0) return asTyped(text, catalogue)
  const left = produce ? '' : words.join(' ')
  if (isOfPrices)
    return {
      to: paths.mandi({ state: place?.state, district: place?.district, commodity: produce?.name ?? left }),
      produce: produce?.id,
      type: undefined,
      isOfPrices,
    }
  return {
    to: paths.directory({
      entityType: role ?? 'farmer',
      ...(produce && { categoryId: produce.id, name: produce.name }),
      // The list is sorted by the distance from a district; a state is only a text to search for.
      search: place && !place.district ? `${left} ${place.state}`.trim() : left,
      near: place?.district && `${place.district},${place.state}`,
    }),
    produce: produce?.id,
    type: role && (role === 'buyer' ? 'buy' : 'sell'),
  }
}

const asTyped = (text: string, catalogue: Subcategory[]): Meaning => ({
  to: paths.directory({ search: text, entityType: 'farmer' }),
  produce: produceSearch(catalogue)(text)[0]?.id,
  type: undefined,
})

/** The produce that all words name together, or else the last word that the catalogue has: "onion" of "good onion". */
function produceAmong(words: string[], catalogue: Subcategory[], onlyWritten = false): Subcategory | undefined {
  const search = produceSearch(catalogue)
  const [ofAllWords] = words.length > 0 ? search(words.join(' ')) : []
  if (ofAllWords && words.every((word) => isWritten(ofAllWords, word) || (!onlyWritten && isHeard(ofAllWords, word))))
    return ofAllWords
  for (const word of words.toReversed()) {
    const [found] = search(word)
    if (found && isWritten(found, word)) return found
  }
  return undefined
}

/** Whether a word is one of the produce's, also in the plural. */
const isWritten = (produce: Subcategory, word: string) => wordsOf(produce).some((known) => word.startsWith(known))

/** Whether a word sounds like one of the produce's. "Ram" of Ram Traders only sounds like the beginning of ramtil. */
function isHeard(produce: Subcategory, word: string): boolean {
  const heard = new Set(soundKeys(word).filter((key) => key.length > 1))
  return wordsOf(produce).some((known) => soundKeys(known).some((key) => heard.has(key)))
}

const wordsOf = ({ name, search_words = '' }: Subcategory) => normalizeWords(`${name} ${search_words}`).split(' ')
