// `node scripts/data/places.ts`: the states, districts and cities that the app offers, out of the open data that the mock is
// seeded from, into src/domain/places/data (sources and licence: src/domain/places/data/README.md).
import { readFileSync, writeFileSync } from 'node:fs'
import { format } from 'prettier'

const source = (file: string) =>
  readFileSync(new URL(`../../mock-server/store/data/${file}`, import.meta.url), 'utf8').trim()

type Directory = {
  states: { name: string; hi: string; mr: string; districts: { name: string; cities?: string[] }[] }[]
}
/** Another spelling → the official name; null where one spelling stands for several districts. */
type Aliases = { states: Record<string, string>; districts: Record<string, Record<string, string | null>> }

const { states } = JSON.parse(source('india-states-districts-cities.json')) as Directory
const aliases = JSON.parse(source('district-aliases.json')) as Aliases
const names = new Map(
  source('district-names.csv')
    .split('\n')
    .slice(1)
    .map((line) => line.split(',') as [state: string, district: string, hi: string, mr: string])
    .map(([state, district, hi, mr]) => [`${state}/${district}`, { hi, mr: mr === hi ? undefined : mr }]),
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
  states: states.map(({ name, hi, mr }) => ({ name, hi, mr, also: also(aliases.states, name) })),
  districts: Object.fromEntries(
    states.map((state) => [
      state.name,
      state.districts.map(({ name }) => ({
        name,
        // `mr` only where it isn't what Hindi has.
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
