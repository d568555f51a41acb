import type { DatabaseSync } from 'node:sqlite'
import points from '../../../src/domain/places/data/district-points.json' with { type: 'json' }
import type { Names } from '../names.ts'
import { readCsvRows, readJsonData } from './data-files.ts'
import type { Random } from './random.ts'
import { regionOfState } from './regions.ts'

/** A real combination of PIN, city, district and state, as the PIN look-up returns it. */
export type Place = {
  state: string
  district: string
  city: string
  /** A post office of the PIN: a village, suburb or market. */
  area: string
  pin: string
  /** `lat, long` of a point in the district, or the text that the app sends without a position. */
  position: string
  /** The district's name in Devanagari, where people write Hindi or Marathi. */
  ownDistrict?: string
}

type State = { name: string; gst: string } & Partial<Names>
export type Places = {
  states: State[]
  pick(random: Random, state: string, district?: string): Place
  at(pin: string): Place
}

type StateFile = { states: State[] }

type Row = { pin: string; state: string; district: string; city: string; area: string | null }

/** Reads the places from the `pincode` table. */
export function loadPlaces(db: DatabaseSync): Places {
  const { states } = readJsonData<StateFile>('india-states-districts-cities.json')
  const pointsOf: Record<string, Record<string, number[][] | undefined> | undefined> = points
  // The seed's districts, under their names in the region's language.
  const ownNames = new Map(
    readCsvRows('district-names.csv').flatMap(({ state = '', district = '', seeded, ...names }) =>
      seeded ? [[`${state}/${district}`, names[regionOfState(state).lang] || names['hi'] || district] as const] : [],
    ),
  )
  const rows = db
    .prepare(
      `SELECT pin, state, district, offices ->> '$[0][0]' AS city, offices ->> '$[0][3][0]' AS area FROM pincode`,
    )
    .all() as Row[]

  const placeOf = ({ pin, state, district, city, area }: Row): Place => {
    const point = pointsOf[state]?.[district]?.[0]
    const position = point ? point.map((degrees) => degrees.toFixed(4)).join(', ') : 'Location unavailable'
    const ownDistrict = ownNames.get(`${state}/${district}`)
    return { state, district, city, area: plainOffice(area ?? city), pin, position, ownDistrict }
  }

  // Where people write Devanagari, only districts with a Devanagari name are used.
  const usable = rows.filter(({ state, district, area }) => {
    return area && (regionOfState(state).lang === 'en' || ownNames.has(`${state}/${district}`))
  })
  const rowsOfState = Map.groupBy(usable, ({ state }) => state)
  return {
    states,
    pick(random, state, district) {
      const known = rowsOfState.get(state) ?? []
      return placeOf(random.pick(district ? known.filter((row) => row.district === district) : known))
    },
    at(pin) {
      const row = rows.find((candidate) => candidate.pin === pin)
      if (!row) throw new RangeError(`No such PIN: ${pin}`)
      return placeOf(row)
    },
  }
}

/** A post office's common name: 'Shahaganj S.O (Chhatrapati Sambhajinagar)' → 'Shahaganj', 'KOLKATA RS' → 'Kolkata'. */
function plainOffice(name: string): string {
  const plain = name.replace(/\s*\(.*\)|\s+(?:[SBH]\.?O|RS)\.?(?:\s.*)?$/g, '').trim()
  return plain === plain.toUpperCase() ? plain.replace(/\B\p{L}+/gu, (rest) => rest.toLowerCase()) : plain
}
