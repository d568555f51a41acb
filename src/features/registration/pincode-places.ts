import type { InferOutput } from 'valibot'
import type { vLookUpPincodeResponse } from '../../api/generated/replies.ts'
import {
  nameOfCity,
  NO_CITY_NAMES,
  type CityNames,
  type City,
  type District,
  type Place,
  stateName,
} from '../../domain/places/places.ts'
import {
  districtOf,
  districtOptions,
  OF,
  placeOptions,
  withApplied,
  type PlaceOption,
  placeWriter,
  type KnownPlaces,
} from '../../domain/places/place-options.ts'
import type { Locale } from '../../i18n/locales.ts'
import { normalizeForSearch } from '../../ui/combobox/option.ts'
import type { Personal } from './personal.ts'

export type PincodePlaces = InferOutput<typeof vLookUpPincodeResponse>['data']
export type Where = Pick<Personal, 'area' | 'state' | 'district' | 'city'>

/** Each place is within the one before it. */
const LEVELS = ['state', 'district', 'city', 'area'] as const

/** Changes a place and clears those within it. A first choice clears nothing (§registration.12). */
function changed(where: Where, change: Partial<Where>): Where {
  const left = LEVELS.findIndex((name) => name in change && where[name] !== '' && where[name] !== change[name])
  const within = left < 0 ? [] : LEVELS.slice(left + 1)
  return { ...where, ...Object.fromEntries(within.map((name) => [name, ''])), ...change }
}

/** State, district and first city of a pincode (§registration.11). `isLater`: the city was typed after the code. */
export function whereOf({ state, district, city }: PincodePlaces, typed?: Where, isLater = false): Where {
  const isThere = isLater || city.some(({ name }) => name === typed?.city)
  return {
    state,
    district,
    city: (isThere && typed?.city) || city[0]?.name || '',
    area: (isThere && typed?.area) || '',
  }
}

/** A change of the pincode clears what the one before filled in. */
export function withoutPincode(places: PincodePlaces | undefined, where: Where, names?: CityNames): Partial<Where> {
  if (places && isFrom(places, where)) return { area: '', city: '', district: '', state: '' }
  return areasOf(places, names).some((area) => isNamed(area, where.area)) ? { area: '' } : {}
}

/** A stored address without its area at the end (§registration.8), in any language, which must go when the person moves. */
export function streetOf(places: PincodePlaces | undefined, address: string, names: CityNames[] = []): string {
  const ends = [NO_CITY_NAMES, ...names].flatMap((each) => areasOf(places, each).map(({ shown }) => shown))
  const end = ends.find((name) => address.toLowerCase().endsWith(`, ${name.toLowerCase()}`))
  return end ? address.slice(0, -`, ${end}`.length) : address
}

const isFrom = (places: PincodePlaces, { state, district, city }: Where): boolean =>
  state === places.state && district === places.district && places.city.some(({ name }) => name === city)

type Area = {
  /** Name in the page's script, if the app knows it. */
  shown: string
  /** Name in the postal data. */
  english: string
  city: string
}

/** An area of several cities is shown with its city. */
function areasOf(places: PincodePlaces | undefined, names = NO_CITY_NAMES): Area[] {
  const shownIn = (name: string) => nameOfCity(names, places?.state ?? '', name) ?? name
  const all = (places?.city ?? []).flatMap(({ name: city, areas }) =>
    [...new Set(areas)].map((area) => ({ area, shown: shownIn(area), city })),
  )
  const count = new Map<string, number>()
  for (const { shown } of all) count.set(shown, (count.get(shown) ?? 0) + 1)
  return all.map(({ area, shown, city }) =>
    count.get(shown) === 1
      ? { shown, english: area, city }
      : { shown: `${shown}, ${shownIn(city)}`, english: `${area}, ${city}`, city },
  )
}

const isNamed = ({ shown, english }: Area, name: string) => name === shown || name === english

/** Options for the areas. An id is the shown name, because that is sent in the address. */
export const areaOptions = (places: PincodePlaces | undefined, names?: CityNames): PlaceOption[] =>
  areasOf(places, names).map(({ shown, english }) => ({
    id: shown,
    name: shown,
    words: shown === english ? '' : english,
  }))

/** An area of the pincode also sets city, district and state. */
export function whereOfArea(places: PincodePlaces | undefined, id: string, names?: CityNames): Partial<Where> {
  const chosen = areasOf(places, names).find((area) => isNamed(area, id))
  return places && chosen
    ? { area: id, state: places.state, district: places.district, city: chosen.city }
    : { area: id }
}

export const stateOptions = (locale: Locale, states: Place[], state: string): PlaceOption[] =>
  withApplied(placeOptions(states), state, stateName(locale, state))

export function districtChoices(locale: Locale, districts: District[], { state, district }: Where): PlaceOption[] {
  const known = districts.find(({ name, state: of }) => name === district && of === state)?.shown
  return withApplied(districtOptions(locale, districts, state), district, known)
}

/** A first choice clears nothing: browsers fill in the city before the state. */
export const whereOfState = (state: string, where: Where): Where => changed(where, { state })

/** Other states with the city, if neither the chosen state nor the pincode has it: the list has no villages. */
export function statesElsewhere(cities: City[], places: PincodePlaces | undefined, { city, state }: Where): string[] {
  if (!city || !state || (places?.state === state && places.city.some(({ name }) => name === city))) return []
  const wanted = normalizeForSearch(city)
  const states = cities.filter(({ name }) => name.toLowerCase() === wanted).map((each) => each.state)
  return states.includes(state) ? [] : [...new Set(states)]
}

/** Sets the district, and also the state if the district is from the list of the country. */
export function whereOfDistrict(id: string, where: Where): Where {
  const { state = where.state, district } = districtOf(id)
  return changed(where, { state, district })
}

/** Cities of the pincode and the district, or else of the state; without a state all cities, each with its place. */
export function cityChoices(
  locale: Locale,
  known: KnownPlaces,
  places: PincodePlaces | undefined,
  { state, district, city }: Where,
): PlaceOption[] {
  const { cities, cityNames } = known
  const ofPincode = places?.state === state && places.district === district ? places.city.map(({ name }) => name) : []
  const near = cities.filter((each) => each.state === state && each.district === district)
  const plain = new Set([...ofPincode, ...near.map(({ name }) => name)])
  if (plain.size > 0) {
    // Some cities have two spellings (Jodia, Jodiya) and one Hindi name.
    const options = new Map<string, PlaceOption>()
    for (const id of plain) {
      const name = nameOfCity(cityNames, state, id) ?? id
      const { id: first, words } = options.get(name) ?? { id, words: '' }
      options.set(name, { id: first, name, words: `${words} ${id}`.trim() })
    }
    return withApplied([...options.values()], city, nameOfCity(cityNames, state, city))
  }
  const written = placeWriter(locale, known)
  const further = cities
    .filter((each) => !state || each.state === state)
    .map((place) => ({
      id: [place.name, place.district, place.state].join(OF),
      name: written(place, state ? 'district' : 'state'),
      words: place.name,
    }))
  return withApplied(further, city, nameOfCity(cityNames, state, city))
}

/** Sets the city, and also district and state if the city is from the list of a state or the country. */
export function whereOfCity(id: string, where: Where): Where {
  const [city, district, state] = id.split(OF)
  return changed(where, city && district && state ? { city, district, state } : { city: id })
}
