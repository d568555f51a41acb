import { normalizeWords } from '../../ui/combobox/option.ts'
import states from './data/states.json' with { type: 'json' }
import { foreignLang } from '../../i18n/format.ts'
import type { Locale } from '../../i18n/locales.ts'
import { loadCityNames, nameOfCity, NO_CITY_NAMES, loadDistrictNames, shownIn, type Named } from './places.ts'

const SEPARATOR = /[,;\n]/

export type PlaceInText = { state: string; district: string | undefined }

type Spelled = { named: Named; name: string; spellings: string[] }
type District = Spelled & { state: string }

const spellingsOf = (place: Named) =>
  Object.values(place)
    .flatMap((names) => names.split(','))
    .flatMap(paddedWords)
/** Normalizes a text and puts spaces around it, so that a search finds complete words only. */
const paddedWords = (text: string | undefined) => {
  const words = text && normalizeWords(text)
  return words ? [` ${words} `] : []
}

/**
 * The state, and the district if recognised, in a free text such as an enquiry's location: "Lasalgaon, Nashik", "ज़िला
 * महासमुंद, छत्तीसगढ़". Later parts count more. Downloads 11 kB of districts.
 * @returns official names, as the API takes them; undefined when no state is recognised, or two are equally likely
 * @throws when the districts can't be downloaded
 */
export async function placeInText(text: string): Promise<PlaceInText | undefined> {
  const districts = await allDistricts()
  const parts = text.split(SEPARATOR).flatMap(paddedWords).reverse()
  for (const part of parts) {
    const state = longest(stateSpellings(), part)[0]?.name
    if (state) return { state, district: districtIn(parts, districts, state) }
    const found = longest(districts, part)
    const candidates = new Set(found.map((district) => district.state))
    if (candidates.size === 1) return { state: found[0]!.state, district: found[0]!.name }
  }
  return undefined
}

/** Longest place name, in words. */
const MAX_WORDS = 4

/**
 * The district, or else the state, that some of the words name completely, and the other words: "onion buyer nashik". A
 * name shared by two districts doesn't count.
 * @param words normalized
 * @throws when the districts can't be downloaded
 */
export async function placeAmong(
  words: string[],
): Promise<{ state: string; district: string | undefined; others: string[] } | undefined> {
  const districts = await allDistricts()
  for (let count = Math.min(MAX_WORDS, words.length); count > 0; count--)
    for (let start = words.length - count; start >= 0; start--) {
      const name = ` ${words.slice(start, start + count).join(' ')} `
      const others = words.toSpliced(start, count)
      const named = districts.filter(({ spellings }) => spellings.includes(name))
      if (named.length === 1) return { state: named[0]!.state, district: named[0]!.name, others }
      const state = stateSpellings().find(({ spellings }) => spellings.includes(name))
      if (state) return { state: state.name, district: undefined, others }
    }
  return undefined
}

/** "Dist. Pune", "जिला रीवा": what people write before a district's name. */
const DISTRICT = /^\s*(?:ज\u093c?िला|जिल्हा|जि\.|dist(?:rict|t)?\b\.?)\s*/i

/**
 * A free text with its places in a language: "Lasalgaon, Nashik" becomes "लासलगाँव, नासिक". A part between two commas is
 * replaced if all of it is the name; otherwise it stays as typed. Downloads 66 kB of towns if the text has one.
 * @throws when the districts can't be downloaded
 */
export async function shownPlace(locale: Locale, text: string): Promise<string> {
  const place = await placeInText(text)
  const known: (Spelled & { state?: string })[] = [...stateSpellings(), ...(await allDistricts())]
  const found = place
    ? known.filter(({ name, state }) =>
        state ? name === place.district && state === place.state : name === place.state,
      )
    : known
  const parts = text.split(/([,;\n]\s*)/).map((part) => {
    const [words = ''] = paddedWords(part.replace(DISTRICT, ''))
    // Two districts may have one name: Bilaspur is बिलासपुर in two states.
    const shown = new Set(
      found.filter(({ spellings }) => spellings.includes(words)).map(({ named }) => shownIn(locale, named)),
    )
    return shown.size === 1 ? [...shown].join('') : part
  })
  if (!parts.some((part) => foreignLang(locale, part))) return parts.join('')
  const towns = await loadCityNames(locale).catch(() => NO_CITY_NAMES)
  const townOf = (part: string) => nameOfCity(towns, place?.state ?? '', part)
  return parts.map((part) => townOf(part.trim()) ?? townOf(capitalised(part.trim())) ?? part).join('')
}

const capitalised = (name: string) =>
  name.toLowerCase().replace(/\p{L}+/gu, (word) => word[0]!.toUpperCase() + word.slice(1))

const spelled = (named: Named): Spelled => ({ named, name: named.name, spellings: spellingsOf(named) })

let districts: District[] | undefined
async function allDistricts(): Promise<District[]> {
  const byState = await loadDistrictNames()
  return (districts ??= Object.entries(byState).flatMap(([state, rows]) =>
    rows.map((row) => ({ ...spelled(row), state })),
  ))
}

let statesSpelled: Spelled[] | undefined
const stateSpellings = () => (statesSpelled ??= (states as Named[]).map(spelled))

const districtIn = (parts: string[], districts: District[], state: string) =>
  parts.flatMap((part) =>
    longest(
      districts.filter((district) => district.state === state),
      part,
    ),
  )[0]?.name

/** The places with the longest name found in a part: "North Goa" rather than "Goa". */
function longest<Place extends { spellings: string[] }>(places: Place[], part: string): Place[] {
  const found = places.flatMap((place) => {
    const length = Math.max(0, ...place.spellings.filter((one) => part.includes(one)).map((one) => one.length))
    return length > 0 ? [{ place, length }] : []
  })
  const most = Math.max(...found.map(({ length }) => length))
  return found.filter(({ length }) => length === most).map(({ place }) => place)
}

type Located = { location?: string | null | undefined }

/** An enquiry with its place in the page's language, for the HTML of the page. */
export async function placed<Enquiry extends Located>(locale: Locale, enquiry: Enquiry): Promise<Enquiry> {
  const { location } = enquiry
  return location && foreignLang(locale, location)
    ? { ...enquiry, location: await shownPlace(locale, location) }
    : enquiry
}
