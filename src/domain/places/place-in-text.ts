import { normalizeWords } from '../../ui/combobox/option.ts'
import states from './data/states.json' with { type: 'json' }
import { mayBeForeign } from '../../i18n/format.ts'
import type { Locale } from '../../i18n/locales.ts'
import { loadCityNames, nameOfCity, loadDistrictNames, shownIn, type CityNames, type Named } from './places.ts'

const SEPARATOR = /[,;\n]/

export type PlaceInText = { state: string; district: string | undefined }

/** A district, or a state without one. */
type Known = { state: string; district?: string; named: Named }
type Names = ReadonlyMap<string, Known[]>

const wordsOf = (text: string) => normalizeWords(text).split(' ').filter(Boolean)

/**
 * Reads the official state and district from "Lasalgaon, Nashik". Later parts count more. Downloads 11 kB.
 * @returns undefined without a state, or if two are equally likely @throws when the districts can't be downloaded
 */
export const placeInText = async (text: string): Promise<PlaceInText | undefined> => placeIn(await allNames(), text)

function placeIn(names: Names, text: string): PlaceInText | undefined {
  const parts = text.split(SEPARATOR).map(wordsOf).reverse()
  for (const part of parts) {
    const [found] = longest(names, part, ({ district }) => !district)
    if (found) {
      const { state } = found.place
      // “Kathua, Jammu and Kashmir” doesn't mean the district of Jammu.
      const isOfState = (name: string) => ` ${found.name} `.includes(` ${name} `)
      const [within] = parts.flatMap((each) =>
        longest(
          names,
          each,
          (place, name) => !!place.district && place.state === state && (each !== part || !isOfState(name)),
        ),
      )
      return { state, district: within?.place.district }
    }
    const districts = longest(names, part, ({ district }) => !!district)
    const states = new Set(districts.map(({ place }) => place.state))
    if (states.size === 1) return { state: districts[0]!.place.state, district: districts[0]!.place.district }
  }
  return undefined
}

type PlaceAmong = { state: string; district: string | undefined; others: string[] }

/** Finds a place in "onion buyer nashik". A name of two districts needs its state. @throws if they don't load */
export async function placeAmong(words: string[]): Promise<PlaceAmong | undefined> {
  const names = await allNames()
  const found = longestAmong(names, words, () => true)
  if (!found || found.district) return found
  return longestAmong(names, found.others, ({ state, district }) => state === found.state && !!district) ?? found
}

/** Finds the district of a market: “lasalgaon onion”. @throws if the markets (30 kB) don't load */
export const marketAmong = async (words: string[]): Promise<PlaceAmong | undefined> =>
  longestAmong(byName((await import('./data/markets.json')).default), words, () => true)

function longestAmong(names: Names, words: string[], counts: (place: Known) => boolean): PlaceAmong | undefined {
  for (let count = words.length; count > 0; count--)
    for (let start = words.length - count; start >= 0; start--) {
      const found = (names.get(words.slice(start, start + count).join(' ')) ?? []).filter(counts)
      const districts = found.filter(({ district }) => district)
      const place = districts.length === 1 ? districts[0] : found.find(({ district }) => !district)
      if (place) return { state: place.state, district: place.district, others: words.toSpliced(start, count) }
    }
  return undefined
}

/** What people write before a district's name: "Dist. Pune", "जिला रीवा". */
const DISTRICT = /^\s*(?:ज\u093c?िला|जिल्हा|जि\.|dist(?:rict|t)?\b\.?)\s*/i

/**
 * Translates "Lasalgaon, Nashik" into "लासलगाँव, नासिक". Downloads the names of states and districts (11 kB); those of
 * towns (66 kB) are only needed for names in Latin letters. @throws when they can't be downloaded
 */
export async function placeTranslator(locale: Locale, towns: CityNames): Promise<(text: string) => string> {
  const names = await allNames()
  return (text) => {
    const place = placeIn(names, text)
    const isMeant = ({ state, district }: Known) =>
      !place || (state === place.state && (!district || district === place.district))
    const townOf = (part: string) => nameOfCity(towns, place?.state ?? '', part)
    // A part between two commas is replaced if all of it is the name.
    const parts = text.split(/([,;\n]\s*)/).map((part) => {
      const named = names.get(normalizeWords(part.replace(DISTRICT, ''))) ?? []
      // Two districts may have one name: Bilaspur is बिलासपुर in two states.
      const shown = new Set(named.filter(isMeant).map(({ named }) => shownIn(locale, named)))
      if (shown.size === 1) return [...shown].join('')
      return townOf(part.trim()) ?? townOf(capitalised(part.trim())) ?? part
    })
    return joined(parts)
  }
}

/** Names and, between them, their separators. A town with the name of its district is said once. */
const joined = (parts: readonly string[]) =>
  parts.filter((part, at) => (at % 2 ? parts[at + 1] !== parts[at - 1] : part !== parts[at - 2])).join('')

const capitalised = (name: string) =>
  name.toLowerCase().replace(/\p{L}+/gu, (word) => word[0]!.toUpperCase() + word.slice(1))

let names: Names | undefined
/** The states and districts by each of their names, normalized. @throws if the districts don't load */
export async function allNames(): Promise<Names> {
  const districts = await loadDistrictNames()
  return (names ??= byName([
    ...(states as Named[]).map((named) => ({ state: named.name, named })),
    ...Object.entries(districts).flatMap(([state, rows]) =>
      rows.map((named) => ({ state, district: named.name, named })),
    ),
  ]))
}

function byName(places: Known[]): Names {
  const known = new Map<string, Known[]>()
  for (const place of places) {
    // In a text, the code AS is no state.
    const spellings = Object.entries(place.named).flatMap(([of, names]) => (of === 'code' ? [] : names.split(',')))
    for (const name of new Set(spellings.map(normalizeWords))) known.set(name, [...(known.get(name) ?? []), place])
  }
  return known
}

/** The places with the longest name among the words: "North Goa" rather than "Goa". */
function longest(names: Names, words: string[], counts: (place: Known, name: string) => boolean) {
  const found = words.flatMap((_, start) =>
    words.slice(start).flatMap((_, rest) => {
      const name = words.slice(start, start + rest + 1).join(' ')
      return (names.get(name) ?? []).filter((place) => counts(place, name)).map((place) => ({ place, name }))
    }),
  )
  const most = Math.max(...found.map(({ name }) => name.length))
  return found.filter(({ name }) => name.length === most)
}

type Located = { location?: string | null | undefined }

/** An enquiry with its place in the page's language, for the HTML of the page. */
export async function placed<Enquiry extends Located>(locale: Locale, enquiry: Enquiry): Promise<Enquiry> {
  const { location } = enquiry
  if (!location || !mayBeForeign(locale, location)) return enquiry
  const translate = await placeTranslator(locale, await loadCityNames(locale))
  return { ...enquiry, location: translate(location) }
}
