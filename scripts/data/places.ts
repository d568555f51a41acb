// `node scripts/data/places.ts`: the states, districts and cities that the app offers, out of the open data that the mock is
// seeded from, into src/domain/places/data (sources and licence: src/domain/places/data/README.md).
import { writeFileSync } from 'node:fs'
import { format } from 'prettier'
import { readCsvRows, readJsonData } from '../../mock-server/store/seed/data-files.ts'
import { TRANSLATED, type Locale } from '../../src/i18n/locales.ts'

type Directory = {
  states: ({ name: string; districts: { name: string; cities?: string[] }[] } & Partial<Record<Locale, string>>)[]
}
/** Another spelling → the official name; null where one spelling stands for several districts. */
type Aliases = { states: Record<string, string>; districts: Record<string, Record<string, string | null>> }

const { states } = readJsonData<Directory>('india-states-districts-cities.json')
const aliases = readJsonData<Aliases>('district-aliases.json')
const names = new Map<string, object>(
  readCsvRows('district-names.csv').map(({ state, district, ...named }) => {
    // `mr` only where it isn't what Hindi has.
    const own = TRANSLATED.filter((locale) => named[locale] && (locale !== 'mr' || named[locale] !== named['hi']))
    return [`${state}/${district}`, Object.fromEntries(own.map((locale) => [locale, named[locale]]))]
  }),
)

/** The other spellings of a name, those left out that differ in letter case only. */
function also(spellings: Record<string, string | null> | undefined, name: string) {
  const others = Object.entries(spellings ?? {}).flatMap(([spelling, official]) =>
    official === name && spelling.toLowerCase() !== name.toLowerCase() ? [spelling] : [],
  )
  return others.length > 0 ? others.join(', ') : undefined
}

/** 'Municipal Committee Achabal', 'Kiphire Town Council': the place, not its office. */
const placeOf = (body: string) =>
  body
    .replace(/^(Municipal Committee|Corporation) +/, '')
    .replace(/ +(Town Council|Municipal Co-operation|Muncipal Council|Corporation)$/, '')

/** Of each city that has one: its name in a language. */
const cityNames = (locale: Locale) =>
  Object.fromEntries(
    readCsvRows('city-names.csv').flatMap(({ city = '', ...named }) => (named[locale] ? [[city, named[locale]]] : [])),
  )

const files = {
  states: states.map(({ name, ...others }) => ({
    name,
    ...Object.fromEntries(TRANSLATED.map((locale) => [locale, others[locale]])),
    also: also(aliases.states, name),
  })),
  districts: Object.fromEntries(
    states.map((state) => [
      state.name,
      state.districts.map(({ name }) => ({
        name,
        ...names.get(`${state.name}/${name}`),
        also: also(aliases.districts[state.name], name),
      })),
    ]),
  ),
  cities: Object.fromEntries(
    states.map((state) => [
      state.name,
      Object.fromEntries(
        state.districts.flatMap(({ name, cities }) => (cities ? [[name, [...new Set(cities.map(placeOf))]]] : [])),
      ),
    ]),
  ),
  ...Object.fromEntries(TRANSLATED.map((locale) => [`city-names.${locale}`, cityNames(locale)])),
}
for (const [file, content] of Object.entries(files)) {
  const target = new URL(`../../src/domain/places/data/${file}.json`, import.meta.url)
  writeFileSync(target, await format(JSON.stringify(content), { parser: 'json', printWidth: 120 }))
}
