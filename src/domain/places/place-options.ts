import { stateName, type District, type Place } from './places.ts'
import type { Locale } from '../../i18n/locales.ts'

/** An option of a searchable place field. `words`: all other spellings of the name. */
export type PlaceOption = { id: string; name: string; words: string }

export const placeOptions = (places: Place[]): PlaceOption[] =>
  places.map(({ name, shown, words }) => ({ id: name, name: shown, words }))

/** Separates district and state in an id; no name contains it. */
const OF = ' / '

/**
 * The districts of a state; without a state, all districts, each with its state, because some names occur twice.
 * @param applied the district in the address: always offered, so that the field shows it
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

/** The options, preceded by the applied one if it is missing. */
export const withApplied = (options: PlaceOption[], applied: string | undefined, shown = applied): PlaceOption[] =>
  applied === undefined || options.some(({ id }) => id === applied)
    ? options
    : [{ id: applied, name: shown ?? applied, words: '' }, ...options]

export const districtId = (state: string, district: string): string => district + OF + state

/** The district in an id, and its state if the id contains it. */
export function districtOf(id: string): { district: string; state: string | undefined } {
  const [district = id, state] = id.split(OF)
  return { district, state }
}
