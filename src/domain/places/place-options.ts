import { stateName, type District, type Place } from './places.ts'
import type { Locale } from '../../i18n/locales.ts'

/** What a searchable field of places offers; `words`: every other way of writing the name. */
export type PlaceOption = { id: string; name: string; words: string }

export const placeOptions = (places: Place[]): PlaceOption[] =>
  places.map(({ name, shown, words }) => ({ id: name, name: shown, words }))

/** Between a district and its state in an id: no name has it. */
const OF = ' / '

/**
 * The districts of a state; without one, all, each with its state, because several names stand for two districts.
 * @param applied the district in the address: offered whatever it is, so that the field shows what is applied
 */
export function districtOptions(
  locale: Locale,
  districts: District[],
  state: string | undefined,
  applied: string | undefined,
): PlaceOption[] {
  const options = state
    ? placeOptions(districts.filter((district) => district.state === state))
    : districts.map(({ name, shown, words, state }) => ({
        id: districtId(state, name),
        name: `${shown}, ${stateName(locale, state)}`,
        words,
      }))
  return withApplied(
    options.toSorted((a, b) => a.name.localeCompare(b.name, locale)),
    applied,
  )
}

/** The options, with what is chosen already first if it is none of them. */
export const withApplied = (options: PlaceOption[], applied: string | undefined, shown = applied): PlaceOption[] =>
  applied === undefined || options.some(({ id }) => id === applied)
    ? options
    : [{ id: applied, name: shown ?? applied, words: '' }, ...options]

export const districtId = (state: string, district: string): string => district + OF + state

/** A district's own name, and its state where the id says it. */
export function districtOf(id: string): { district: string; state: string | undefined } {
  const [district = id, state] = id.split(OF)
  return { district, state }
}
