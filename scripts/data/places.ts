// `node scripts/data/places.ts`: the states, districts and cities that the app offers, out of the open data that the mock is
// seeded from, into src/domain/places/data (sources and licence: src/domain/places/data/README.md).
import { readFileSync, writeFileSync } from 'node:fs'
import { format } from 'prettier'
import { TRANSLATED, type Locale } from '../../src/i18n/locales.ts'

const source = (file: string) =>
  readFileSync(new URL(`../../mock-server/store/data/${file}`, import.meta.url), 'utf8').trim()

type Directory = {
  states: ({ name: string; districts: { name: string; cities?: string[] }[] } & Partial<Record<Locale, string>>)[]
}
/** Another spelling → the official name; null where one spelling stands for several districts. */
type Aliases = { states: Record<string, string>; districts: Record<string, Record<string, string | null>> }

const { states } = JSON.parse(source('india-states-districts-cities.json')) as Directory
const aliases = JSON.parse(source('district-aliases.json')) as Aliases
const [heading, ...rows] = source('district-names.csv')
  .split('\n')
  .map((line) => line.split(','))
const names = new Map<string, object>(
  rows.map((row) => {
    const named = (column: string) => row[heading!.indexOf(column)]
    // `mr` only where it isn't what Hindi has.
    const own = TRANSLATED.filter((locale) => named(locale) && (locale !== 'mr' || named(locale) !== named('hi')))
    return [`${named('state')}/${named('district')}`, Object.fromEntries(own.map((locale) => [locale, named(locale)]))]
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
}
for (const [file, content] of Object.entries(files)) {
  const target = new URL(`../../src/domain/places/data/${file}.json`, import.meta.url)
  writeFileSync(target, await format(JSON.stringify(content), { parser: 'json', printWidth: 120 }))
}
