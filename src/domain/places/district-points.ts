import { queryOptions } from '@tanstack/react-query'
import { ApiError } from '../../api/errors.ts'
import { mean } from '../mandi/price-rows.ts'
import { normalizeWords } from '../../ui/combobox/option.ts'
import { loadDistrictNames, stateNames, type Named } from './places.ts'

export type Point = { latitude: number; longitude: number }

const EARTH_RADIUS = 6371 // km
const radians = (degrees: number) => (degrees * Math.PI) / 180

/** Distance in a straight line (km, haversine formula). */
export function distance(from: Point, to: Point): number {
  const across = Math.sin(radians(to.latitude - from.latitude) / 2) ** 2
  const along =
    Math.cos(radians(from.latitude)) *
    Math.cos(radians(to.latitude)) *
    Math.sin(radians(to.longitude - from.longitude) / 2) ** 2
  return 2 * EARTH_RADIUS * Math.asin(Math.min(1, Math.sqrt(across + along)))
}

/** Single kilometres mean nothing between two districts' centres: 43 → 40, 128 → 130, 1,264 → 1,250. */
export const roundedDistance = (km: number): number => {
  const step = km < 200 ? 10 : 50
  return Math.max(step, Math.round(km / step) * step)
}

/** A district by its official English names, as on the server. */
export type DistrictName = { state: string; district: string }

/** Largest distance of any place from a point of its district (km). */
const FARTHEST = 300

const key = (...names: string[]) => names.map(normalizeWords).join('/').replaceAll(' ', '')

/** Downloads the map of districts when somebody asks what is near. Their position never leaves the device. */
async function loadDistrictPoints() {
  const [{ default: byState }, districtNames] = await Promise.all([
    import('./data/district-points.json'),
    loadDistrictNames().catch((): Record<string, Named[]> => ({})),
  ])
  // The server may send names in the reader's language, and an older link may have an older name.
  const spellings = (name: string, named: Named = { name }) => Object.values(named).flatMap((each) => each.split(','))
  const middles = new Map<string, Point>()
  const all: (DistrictName & { points: Point[]; middle: Point })[] = []
  for (const [state, districts] of Object.entries<Record<string, number[][]>>(byState)) {
    const named = new Map(districtNames[state]?.map((each) => [each.name, each]))
    for (const [district, pairs] of Object.entries(districts)) {
      const points = pairs.map(([latitude = NaN, longitude = NaN]) => ({ latitude, longitude }))
      const middle = {
        latitude: mean(points.map(({ latitude }) => latitude)),
        longitude: mean(points.map(({ longitude }) => longitude)),
      }
      all.push({ state, district, points, middle })
      for (const ofState of spellings(state, stateNames.get(state)))
        for (const ofDistrict of spellings(district, named.get(district))) middles.set(key(ofState, ofDistrict), middle)
    }
  }
  const within = (reach: number, kmTo: (place: (typeof all)[number]) => number) =>
    all
      .map((place) => ({ state: place.state, district: place.district, km: kmTo(place) }))
      .filter(({ km }) => km <= reach)
      .sort((a, b) => a.km - b.km)
  return {
    /** Centre of a district, whose names may be in any language. */
    pointOf: ({ state, district }: Partial<Record<'state' | 'district', string | null | undefined>>) =>
      state && district ? middles.get(key(state, district)) : undefined,
    /** States with a district within `reach` km, nearest first. */
    statesAround: (position: Point, reach: number) => [
      ...new Set(within(reach, ({ middle }) => distance(position, middle)).map(({ state }) => state)),
    ],
    /** Districts around a position, nearest first; none outside India. */
    nearest: (position: Point, count: number): DistrictName[] =>
      within(FARTHEST, ({ points }) => Math.min(...points.map((point) => distance(position, point))))
        .slice(0, count)
        .map(({ state, district }) => ({ state, district })),
  }
}

export const districtPointsQuery = queryOptions({
  queryKey: ['district-points'],
  staleTime: Infinity,
  queryFn: () =>
    loadDistrictPoints().catch((cause: unknown) => {
      throw new ApiError(navigator.onLine ? 'network' : 'offline', { cause })
    }),
})

/** The position is unknown: the person or the device refused, there was no answer in time, or it is too inexact. */
export class NoPosition extends Error {
  readonly why: 'denied' | 'unavailable' | 'rough'
  constructor(why: NoPosition['why']) {
    super(why)
    this.why = why
  }
}

/** Longest wait for a position once the person has allowed it (ms, §directory.7, §registration.10). */
const MAX_WAIT = 10_000
/** Oldest position that still tells the district (ms), because districts are large. */
const AN_HOUR = 3_600_000

/** The device's position, at most `maximumAge` old (ms). It waits as long as nobody answers the question. @throws NoPosition */
export const locate = (maximumAge = AN_HOUR): Promise<GeolocationCoordinates> =>
  new Promise((resolve, reject) => {
    const fail = (why: NoPosition['why']) => reject(new NoPosition(why))
    // `geolocation` is undefined on an insecure connection.
    const { geolocation } = navigator as Partial<Navigator>
    if (!geolocation) return fail('unavailable')
    geolocation.getCurrentPosition(
      ({ coords }) => resolve(coords),
      (error) => fail(error.code === error.PERMISSION_DENIED ? 'denied' : 'unavailable'),
      { timeout: MAX_WAIT, maximumAge },
    )
  })
