import type { DatabaseSync } from 'node:sqlite'
import { searchText } from '../search-text.ts'
import { commoditySearch, type Commodity } from './catalogue.ts'
import { FALLBACK, TRANSLATED } from '../../../src/i18n/locales.ts'
import { columns, namesOf, type Names } from '../names.ts'
import { readCsvData, readCsvRows, readJsonData } from './data-files.ts'
import { insertRows } from './rows.ts'

type Office = [name: string, block: string, division: string, areas: string[]]

/** Pincode -> [state, district, offices]. */
type Pincodes = Record<string, [state: string, district: string, offices: Office[]]>

export function seedPincodes(db: DatabaseSync): void {
  const pincodes = readJsonData<Pincodes>('pincodes.json.gz')
  const insert = db.prepare('INSERT INTO pincode VALUES (?, ?, ?, ?)')
  for (const [pin, [state, district, offices]] of Object.entries(pincodes)) {
    insert.run(pin, state, district, JSON.stringify(offices))
  }
}

type AliasFile = { states: Record<string, string>; districts: Record<string, Record<string, string | null>> }
type PlaceFile = { states: ({ name: string; districts: { name: string }[] } & Partial<Names>)[] }

/** Agmarknet spellings missing in the alias file that differ from the official name by more than case and spaces. */
const furtherAliases: [state: string, spelling: string, district: string][] = [
  ['Chhattisgarh', 'Balodabazar', 'Balodabazar-Bhatapara'],
]

/** Agmarknet spells 104 districts differently: rows get the official name, and `district_alias` maps typed ones. */
export function seedMandi(db: DatabaseSync, commodities: readonly Commodity[]): void {
  const aliases = districtNames()
  insertRows(db, 'district_alias', aliases.rows)

  const rows = readCsvData('mandi_prices_8days.csv.gz') as PriceRow[]
  const bySubcategory = new Map(commodities.flatMap((entry) => entry.agmarknet.map((name) => [name, entry] as const)))
  const names = new Set(rows.map((row) => row[4]))
  insertRows(
    db,
    'mandi_commodity',
    Array.from(names, (name) => {
      const entry = bySubcategory.get(name)
      const search = entry ? commoditySearch(entry) : searchText(name)
      return Object.assign(byName(name, entry), { subcategory_id: entry?.id ?? null, search })
    }),
  )

  insertNames(db, 'mandi_variety', 'mandi-varieties.csv', 'variety')
  // Many varieties are called like a commodity: “Orange”.
  const translated = TRANSLATED.map((locale) => `name_${locale}`).join()
  db.exec(`INSERT OR IGNORE INTO mandi_variety SELECT name, ${translated} FROM mandi_commodity`)
  insertNames(db, 'mandi_grade', 'mandi-grades.csv', 'grade')
  insertNames(db, 'mandi_market', 'market-names.csv', 'market')
  insertNames(db, 'place_name', 'city-names.csv', 'city')
  const { states } = readJsonData<PlaceFile>('india-states-districts-cities.json')
  const cities = new Set(readCsvRows('city-names.csv').map(({ city }) => city))
  const others = states.filter(({ name }) => !cities.has(name))
  insertRows(
    db,
    'place_name',
    others.map((state) => byName(state.name, state)),
  )

  // The file is sorted by day, state, district and market.
  const byDay = Map.groupBy(rows, ([day]) => day)
  const days = [...byDay.keys()].sort().reverse()
  const insert = db.prepare('INSERT INTO mandi_price VALUES (NULL, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)')
  for (const day of days) {
    for (const [date, state, district, market, commodity, variety, grade, min, max, modal] of byTurns(
      byDay.get(day) ?? [],
    )) {
      const official = aliases.official(state, district)
      insert.run(state, official, market, commodity, variety, grade, Number(min), Number(max), Number(modal), date)
    }
  }
}

/** Interleaves the states, starting with the one with most prices, so that no place is first by name (§mandi.26). */
function byTurns(rows: PriceRow[]): PriceRow[] {
  const states = [...Map.groupBy(rows, ([, state]) => state).values()].sort((a, b) => b.length - a.length)
  const turns = states.flatMap((ofState) => ofState.map((row, turn) => ({ row, turn })))
  return turns.sort((a, b) => a.turn - b.turn).map(({ row }) => row)
}

function insertNames(db: DatabaseSync, table: string, file: string, key: string): void {
  insertRows(
    db,
    table,
    readCsvRows(file).map((row) => byName(row[key] ?? '', row)),
  )
}

/** A row for a table whose key is the English name. */
function byName(name: string, others: Partial<Names> | undefined): Record<string, string | number | null> {
  const { [`name_${FALLBACK}` as const]: _, ...translated } = columns('name', namesOf(name, others))
  return { name, ...translated }
}

/** Number of mandi prices per state and commodity (subcategory id). Decides what the state's people grow and trade. */
export type MandiTrade = Map<string, Map<number, number>>

export function mandiTrade(db: DatabaseSync): MandiTrade {
  const rows = db
    .prepare(
      `SELECT state, subcategory_id AS id, count(*) AS times FROM mandi_price JOIN mandi_commodity ON name = commodity
       WHERE subcategory_id IS NOT NULL GROUP BY state, id`,
    )
    .all() as { state: string; id: number; times: number }[]
  const byState = Map.groupBy(rows, ({ state }) => state)
  return new Map(Array.from(byState, ([state, trades]) => [state, new Map(trades.map(({ id, times }) => [id, times]))]))
}

type PriceRow = [
  date: string,
  state: string,
  district: string,
  market: string,
  commodity: string,
  variety: string,
  grade: string,
  min: string,
  max: string,
  modal: string,
]

export function districtNames() {
  const { states } = readJsonData<PlaceFile>('india-states-districts-cities.json')
  const { districts: spellings } = readJsonData<AliasFile>('district-aliases.json')
  const key = (state: string, name: string) => `${state}/${searchText(name).replaceAll(' ', '')}`
  const known = new Map<string, string>()
  const rows: { state: string; alias: string; district: string }[] = []
  const add = (state: string, alias: string, district: string) => {
    if (known.has(key(state, alias))) return
    known.set(key(state, alias), district)
    rows.push({ state, alias: searchText(alias), district })
  }
  for (const { name: state, districts } of states) {
    for (const { name } of districts) add(state, name, name)
    for (const [alias, name] of Object.entries(spellings[state] ?? {})) if (name) add(state, alias, name)
  }
  for (const [state, alias, district] of furtherAliases) add(state, alias, district)
  for (const { state = '', district = '', ...names } of readCsvRows('district-names.csv')) {
    for (const locale of TRANSLATED) if (names[locale]) add(state, names[locale], district)
  }
  return { rows, official: (state: string, district: string) => known.get(key(state, district)) ?? district }
}
