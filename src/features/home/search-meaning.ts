import type { Subcategory } from '../../api/catalogue.ts'
import { produceSearch } from '../../domain/catalogue/produce.ts'
import { paths, type DirectoryType } from '../../domain/navigation/paths.ts'
import { allNames, marketAmong, placeAmong } from '../../domain/places/place-in-text.ts'
import { normalizeWords } from '../../ui/combobox/option.ts'
import { soundKeys, withoutCase } from '../../ui/combobox/option-match.ts'

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
    'buyer buyers trader traders ट्रेडर ट्रेडर्स exporter exporters dealer dealers wholesaler wholesalers agent agents ' +
    'खरीदार खरीददार ख़रीदार खरेदीदार ग्राहक व्यापारी आढ़ती आढ़त आडत आडती अडत अडते अडत्या दलाल निर्यातक निर्यातदार ' +
    'kharidar khareedar kharidaar kharidadar kharedidar grahak vyapari aadat adat aadhat aarhti arhtiya adatiya dalal',
  farmer: 'seller sellers supplier suppliers farmer farmers विक्रेता विक्रेते किसान शेतकरी vikreta kisan shetkari',
  manufacturer:
    'manufacturer manufacturers processor processors mill mills miller millers factory निर्माता उत्पादक मिल गिरणी ' +
    'कारखाना nirmata utpadak',
}
/** Of these, the words that names of firms have: “Singh Traders” deals in no शेंग. */
const OF_FIRMS = /^(trader|supplier|manufacturer|processor|exporter|dealer|wholesaler|agent|ट्रेडर)/
/** What a person wants to do: who wants to sell looks for buyers. */
const WISHES: Partial<typeof ROLES> = {
  buyer:
    'sell selling बेचना बेचने बेचनी बेचें विकणे विकायचा विकायची विकायचे विकायला bechna bechne bechni vikne vikaycha ' +
    'vikaychi vikayche',
  farmer:
    'buy buying sale need required खरीदना खरीदने खरीदनी खरीदें खरेदी चाहिए चाहिये पाहिजे हवा हवी हवे बिक्री बिकाऊ विक्री ' +
    'विक्रीसाठी kharidna kharidne kharedi chahiye pahije bikri vikri',
}
const rolesOf = (words: typeof WISHES) =>
  Object.entries(words).flatMap(([role, each]) =>
    each.split(' ').map((word) => [normalizeWords(word), role as DirectoryType] as const),
  )
const wishes = new Map(rolesOf(WISHES))
const roleOf = new Map([...rolesOf(ROLES), ...wishes])
const setOf = (words: string) => new Set(words.split(' ').map(normalizeWords))
const FILLERS = setOf(
  'in near me my from of for at and today में से के का की को पास लिए है हैं आज मुझे मला मध्ये जवळ चा चे ची च्या साठी ' +
    'आहे आहेत आजचा आजचे आजची क्या कितना किती what is aaj aajcha ka ke ki ko mein mujhe mala kya kitna kiti hai aahe ahe ' +
    'quintal quintals kg ton tons tonne क्विंटल कुंतल किलो टन',
)
const withoutFillers = (words: string[]) => words.filter((word) => !FILLERS.has(word) && !/^\d+$/.test(word))

/** Words for prices and for the market. "Mandi" is a district too, but "indore mandi" names Indore. */
const PRICE = setOf(
  'mandi mandis मंडी rate rates price prices रेट भाव दाम कीमत दर किंमत बाजार बाजारभाव bhav bhaav dar daam keemat kimat ' +
    'kimmat bazar bajar bajarbhav market मार्केट apmc एपीएमसी समिती yard यार्ड msp एमएसपी हमीभाव',
)

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
  const isOfFirm = typed.some((word) => OF_FIRMS.test(word))
  const mayBeMandi = !isOfPrices && !crops.among(withoutFillers(withoutPrice))
  const mayNameMarket =
    (isOfPrices || (role && !isOfFirm)) && withoutFillers(withoutPrice).some((word) => !crops.among([word], true))
  const place =
    (await placeAmong(withoutPrice)) ??
    (mayBeMandi ? await placeAmong(named) : undefined) ??
    (mayNameMarket ? await marketAmong(withoutPrice) : undefined)
  if (!role && !place && !isOfPrices) return asTyped(text, crops)
  const words = withoutFillers(place?.others ?? withoutPrice)
  const wished = typed.filter((word) => wishes.has(word) || PRICE.has(word))
  // "Fair Price Shop" and "खरेदी विक्री संघ" may be firms: words that only sound like produce don't count.
  const mayBeFirm = wished.length > 0 && wished.length + words.length > 2
  const produce = crops.among(words, mayBeFirm || isOfFirm)
  if (mayBeFirm && !produce && words.length > 0) return asTyped(text, crops)
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

function asTyped(text: string, crops: ReturnType<typeof cropsOf>): Meaning {
  const typed = normalizeWords(text).split(' ')
  const words = withoutFillers(typed)
  const produce = crops.among(words)?.id
  // Nobody's produce has the quantity of "onion 50 quintal" in its name.
  const search = produce !== undefined && words.length < typed.length ? words.join(' ') : text
  return { to: paths.directory({ search, entityType: 'farmer' }), produce, type: undefined }
}

/** A word of more produce than this names none of them: dal, mirchi. */
const FEW = 3
/** Words that are more than the catalogue's produce with them. */
const GENERAL = setOf('oil तेल tel seed seeds बीज बियाणे beej biyane')

function cropsOf(catalogue: Subcategory[]) {
  const search = produceSearch(catalogue)
  const words = catalogue.flatMap((produce) => [...new Set(wordsOf(produce))])
  const isCommon = (word: string) =>
    GENERAL.has(word) ||
    (words.filter((each) => each === word || (each.length > FEW && word.startsWith(each))).length > FEW &&
      !catalogue.some(({ name }) => normalizeWords(name) === word))
  /** The produce that all words name together, or else the last word that the catalogue has: "onion" of "good onion". */
  function among(words: string[], onlyWritten = false): Subcategory | undefined {
    const [ofAllWords] = words.length > 1 ? search(words.join(' ')) : []
    if (ofAllWords && words.every((word) => isWritten(ofAllWords, word) || (!onlyWritten && isHeard(ofAllWords, word))))
      return ofAllWords
    for (const word of words.toReversed()) {
      const [found] = isCommon(word) ? [] : search(word)
      if (found && (isWritten(found, word) || (words.length === 1 && !onlyWritten && isHeard(found, word))))
        return found
    }
    return undefined
  }
  return { known: new Set(words), among }
}

/** Whether a word is one of the produce's, also in the plural. */
const isWritten = (produce: Subcategory, word: string) => wordsOf(produce).some((known) => word.startsWith(known))

/** Whether a word sounds like one of the produce's. "Ram" of Ram Traders only sounds like the beginning of ramtil. */
function isHeard(produce: Subcategory, word: string): boolean {
  const heard = new Set(soundKeys(word).filter((key) => key.length > 1))
  return wordsOf(produce).some((known) => soundKeys(known).some((key) => heard.has(key)))
}

const wordsOf = ({ name, search_words = '' }: Subcategory) => normalizeWords(`${name} ${search_words}`).split(' ')
