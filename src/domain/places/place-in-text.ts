import { normalizeWords } from '../../ui/combobox/normalize-for-search.ts'
import states from './data/states.json' with { type: 'json' }
import type { Named } from './places.ts'

export type PlaceInText = { state: string; district: string | undefined }

type District = { name: string; state: string; spellings: string[] }

const spellingsOf = (place: Named) =>
  Object.values(place)
    .flatMap((names) => names.split(','))
    .flatMap(whole)
/** With spaces around it, so that only whole words are found. */
const whole = (text: string | undefined) => (text && normalizeWords(text) ? [` ${normalizeWords(text)} `] : [])

/**
 * The state, and where it can be told the district, that a person named in a free text such as the location of an enquiry:
 * "Lasalgaon, Nashik", "ज़िला महासमुंद, छत्तीसगढ़". What stands last counts most. 11 kB of districts are downloaded for it.
 * @returns official names, as the API takes them; undefined when no state can be told, or two are as likely
 * @throws when the districts can't be downloaded
 */
export async function placeInText(text: string): Promise<PlaceInText | undefined> {
  const { default: byState } = await import('./data/districts.json')
  const districts: District[] = Object.entries<Named[]>(byState).flatMap(([state, rows]) =>
    rows.map((row) => ({ name: row.name, state, spellings: spellingsOf(row) })),
  )
  const parts = text
    .split(/[,;\n]/)
    .flatMap(whole)
    .reverse()
  for (const part of parts) {
    const state = longest(stateSpellings, part)[0]?.name
    if (state) return { state, district: districtIn(parts, districts, state) }
    const found = longest(districts, part)
    const candidates = new Set(found.map((district) => district.state))
    if (candidates.size === 1) return { state: found[0]!.state, district: found[0]!.name }
  }
  return undefined
}

const stateSpellings = (states as Named[]).map((state) => ({ name: state.name, spellings: spellingsOf(state) }))

const districtIn = (parts: string[], districts: District[], state: string) =>
  parts.flatMap((part) =>
    longest(
      districts.filter((district) => district.state === state),
      part,
    ),
  )[0]?.name

/** The places named in a part, by the longest name that is in it: "North Goa" and not "Goa". */
function longest<Place extends { spellings: string[] }>(places: Place[], part: string): Place[] {
  const found = places.flatMap((place) => {
    const length = Math.max(0, ...place.spellings.filter((one) => part.includes(one)).map((one) => one.length))
    return length > 0 ? [{ place, length }] : []
  })
  const most = Math.max(...found.map(({ length }) => length))
  return found.filter(({ length }) => length === most).map(({ place }) => place)
}
