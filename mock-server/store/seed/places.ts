import { readCsvData, readJsonData } from './data-files.ts'
import type { Pincodes } from './open-data.ts'
import type { Random } from './random.ts'
import { regionOfState } from './regions.ts'

/** A real combination of PIN, city, district and state, as the PIN look-up answers it. */
export type Place = {
  state: string
  district: string
  city: string
  /** A post office of the PIN: village, suburb or market. */
  area: string
  pin: string
  /** `lat, long` of a point in the district, or the text that the app sends where there is none. */
  position: string
  /** The district in Devanagari, where its people write Hindi or Marathi. */
  ownDistrict?: string
}

export type State = { name: string; gst: string; hi: string; mr: string }
export type Places = { states: State[]; pick(random: Random, state: string): Place; at(pin: string): Place }

type StateFile = { states: State[] }
type Centroids = Record<string, Record<string, [lat: number, long: number]>>

export function loadPlaces(pincodes: Pincodes): Places {
  const { states } = readJsonData<StateFile>('india-states-districts-cities.json')
  const centroids = readJsonData<Centroids>('district-centroids.json')
  const ownNames = new Map(
    readCsvData('district-names.csv').map(([state, district, name]) => [`${state}/${district}`, name]),
  )

  const at = (pin: string): Place => {
    const entry = pincodes[pin]
    const office = entry?.[2][0]
    if (!entry || !office) throw new RangeError(`No such PIN: ${pin}`)
    const [state, district] = entry
    const [city, , , [area = city]] = office
    const point = centroids[state]?.[district]
    const position = point ? point.map((degrees) => degrees.toFixed(4)).join(', ') : 'Location unavailable'
    return {
      state,
      district,
      city,
      area: plainOffice(area),
      pin,
      position,
      ownDistrict: ownNames.get(`${state}/${district}`),
    }
  }

  // Where people write Devanagari, only districts whose name is known in it are used.
  const pins = Object.entries(pincodes).filter(([, [state, district, offices]]) => {
    return offices[0]?.[3][0] && (regionOfState(state).lang === 'en' || ownNames.has(`${state}/${district}`))
  })
  const pinsOfState = Map.groupBy(pins, ([, [state]]) => state)
  return { states, at, pick: (random, state) => at(random.pick(pinsOfState.get(state) ?? [])[0]) }
}

/** 'Shahaganj S.O (Chhatrapati Sambhajinagar)' and 'KOLKATA RS' are names of post offices; people write 'Shahaganj', 'Kolkata'. */
function plainOffice(name: string): string {
  const plain = name.replace(/\s*\(.*\)|\s+(?:[SBH]\.?O|RS)\.?(?:\s.*)?$/g, '').trim()
  return plain === plain.toUpperCase() ? plain.replace(/\B\p{L}+/gu, (rest) => rest.toLowerCase()) : plain
}
