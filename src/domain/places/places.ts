import type { Locale } from '../../i18n/locales.ts'
import states from './data/states.json' with { type: 'json' }

/** A state or district: its official English name is its identity, in addresses and towards the server. */
export type Place = {
  name: string
  /** In the language asked for; the official name where no other is known. */
  shown: string
  /** Every other way of writing it: the other scripts, older names, Agmarknet's spellings. */
  words: string
}
export type District = Place & { state: string }

/** `mr` only where it isn't what Hindi has. */
type DistrictRow = { name: string; hi: string; mr?: string; also?: string }

/** The states and union territories in the order of the alphabet of a language. */
export const statesIn = (locale: Locale): Place[] =>
  states
    .map(({ name, hi, mr, also }) => ({
      name,
      shown: { en: name, hi, mr }[locale],
      words: [name, hi, mr, also].join(' '),
    }))
    .toSorted((a, b) => a.shown.localeCompare(b.shown, locale))

const stateNames = new Map(states.map((state) => [state.name, state]))

/** A state's name in a language; what isn't a state of ours is shown as the server wrote it. */
export const stateName = (locale: Locale, name: string): string =>
  locale === 'en' ? name : (stateNames.get(name)?.[locale] ?? name)

/**
 * All 786 districts; 11 kB that are downloaded when they are wanted.
 * @throws when they can't be downloaded
 */
export async function loadDistricts(locale: Locale): Promise<District[]> {
  const { default: byState } = await import('./data/districts.json')
  return Object.entries<DistrictRow[]>(byState).flatMap(([state, districts]) =>
    districts.map(({ name, hi, mr, also }) => ({
      name,
      state,
      shown: { en: name, hi, mr: mr ?? hi }[locale],
      words: [name, hi, mr, also].join(' '),
    })),
  )
}

export type City = { name: string; district: string; state: string }

/**
 * All 4,821 cities and towns, which have English names only; 24 kB that are downloaded when they are wanted.
 * @throws when they can't be downloaded
 */
export async function loadCities(): Promise<City[]> {
  const { default: byState } = await import('./data/cities.json')
  return Object.entries<Record<string, string[]>>(byState).flatMap(([state, byDistrict]) =>
    Object.entries(byDistrict).flatMap(([district, names]) => names.map((name) => ({ name, district, state }))),
  )
}
