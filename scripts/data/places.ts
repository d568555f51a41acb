// `npm run names`: generates the states, districts and cities that the app offers into src/domain/places/data, from the
// open data of the mock's seed (sources and licence: src/domain/places/data/README.md).
import { writeFileSync } from 'node:fs'
import { format } from 'prettier'
import { readCsvRows, readJsonData } from '../../mock-server/store/seed/data-files.ts'
import { districtNames } from '../../mock-server/store/seed/open-data.ts'
import { TRANSLATED, type Locale } from '../../src/i18n/locales.ts'
import { normalizeWords } from '../../src/ui/combobox/option.ts'

type Directory = {
  states: ({ name: string; code: string; districts: { name: string; cities?: string[] }[] } & Partial<
    Record<Locale, string>
  >)[]
}
type Commodity = { search: string[] } & Partial<Record<Locale, string>>
/** Alternative spelling → official name; null if a spelling stands for several districts. */
type Aliases = { states: Record<string, string>; districts: Record<string, Record<string, string | null>> }

const { states } = readJsonData<Directory>('india-states-districts-cities.json')
const aliases = readJsonData<Aliases>('district-aliases.json')
const names = new Map<string, object>(
  readCsvRows('district-names.csv').map(({ state, district, ...named }) => {
    // `mr` only where it differs from Hindi.
    const own = TRANSLATED.filter((locale) => named[locale] && (locale !== 'mr' || named[locale] !== named['hi']))
    return [`${state}/${district}`, Object.fromEntries(own.map((locale) => [locale, named[locale]]))]
  }),
)

/** The other spellings of a name, except those that differ only in case. */
function also(spellings: Record<string, string | null> | undefined, name: string) {
  const others = Object.entries(spellings ?? {}).flatMap(([spelling, official]) =>
    official === name && spelling.toLowerCase() !== name.toLowerCase() ? [spelling] : [],
  )
  return others.length > 0 ? others.join(', ') : undefined
}

/** The place of a municipal body: 'Municipal Committee Achabal', 'Kiphire Town Council'. */
const placeOf = (body: string) =>
  body
    .replace(/^(Municipal Committee|Corporation) +/, '')
    .replace(/ +(Town Council|Municipal Co-operation|Muncipal Council|Corporation)$/, '')

/** Names of cities in a language, and of the towns that have a market. A city's own name wins. */
function cityNames(locale: Locale) {
  const named = (table: string, column: string) =>
    readCsvRows(table).flatMap(({ [column]: name = '', [locale]: own }) => (own ? [[name, own] as const] : []))
  const towns = named('market-names.csv', 'market').filter(([name]) => !/APMC$|\(/.test(name))
  return Object.fromEntries([...towns, ...named('city-names.csv', 'city')])
}

/** Parts of a market's name that name no place: the second of “Pune(Manjri)” does, that of “Kalol(Veg,Market,Kalol)” doesn't. */
const NO_PLACE =
  /\b(veg|subzi|subji|mandi|market|yard|bazaa?r|grain|fruit|frui|dist|naka|road|new|old|north|south|west|main|phase|sandhai)\b|[&.,0-9]|^.{0,3}$/i

/** What people call markets that Agmarknet lists under their city. */
const CALLED = new Map([
  ...['vashi', 'वाशी'].map((name) => [name, 'Maharashtra/Mumbai'] as const),
  ...['gultekdi', 'गुलटेकडी'].map((name) => [name, 'Maharashtra/Pune'] as const),
])

/** The towns and suburbs with a market, as people search for them, by state and district; no name that two districts have. */
function markets() {
  const named = new Map(readCsvRows('market-names.csv').map(({ market = '', ...names }) => [market, names]))
  const partsOf = (name = '') => name.split(/[()]|APMC$|मंडी$|बाजार समिती$/).map(normalizeWords)
  const { official } = districtNames()
  const placesOf = new Map(Array.from(CALLED, ([name, place]) => [name, new Set<string>([place])]))
  for (const { state = '', district = '', market = '' } of readCsvRows('mandi_prices_8days.csv.gz')) {
    const english = partsOf(market)
    for (const name of [market, ...TRANSLATED.map((locale) => named.get(market)?.[locale])])
      partsOf(name).forEach((part, at) => {
        if (!part || NO_PLACE.test(english[at] ?? '')) return
        placesOf.set(part, (placesOf.get(part) ?? new Set()).add(`${state}/${official(state, district)}`))
      })
  }
  const { commodities } = readJsonData<{ commodities: Commodity[] }>('commodities.json')
  const crops = new Set(
    commodities.flatMap((crop) =>
      [...TRANSLATED.map((locale) => crop[locale] ?? ''), ...crop.search].map(normalizeWords),
    ),
  )
  const inOrder = <Value>(rows: [string, Value][]) => rows.toSorted(([a], [b]) => (a < b ? -1 : 1))
  const ofOne = inOrder([...placesOf].filter(([name, places]) => places.size === 1 && !crops.has(name)))
  const byPlace = inOrder([...Map.groupBy(ofOne, ([, places]) => [...places].join())])
  return byPlace.map(([place, names]) => {
    const [state, district] = place.split('/')
    return { state, district, named: { name: names.map(([name]) => name).join() } }
  })
}

/** Codes that browsers may still fill in. */
const OLDER_CODES: Record<string, string> = { CG: 'CT', OD: 'OR', TS: 'TG', UK: 'UT' }

const files = {
  states: states.map(({ name, code, ...others }) => ({
    name,
    code: [code, OLDER_CODES[code]].filter(Boolean).join(', '),
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
  markets: markets(),
  ...Object.fromEntries(TRANSLATED.map((locale) => [`city-names.${locale}`, cityNames(locale)])),
}
for (const [file, content] of Object.entries(files)) {
  const target = new URL(`../../src/domain/places/data/${file}.json`, import.meta.url)
  writeFileSync(target, await format(JSON.stringify(content), { parser: 'json', printWidth: 120 }))
}
