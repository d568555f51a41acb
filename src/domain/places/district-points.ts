import { queryOptions } from '@tanstack/react-query'
import { loadDistricts, statesIn } from './places.ts'
import { distance, type Point } from './distance.ts'
import { LOCALES } from '../../i18n/locales.ts'

/** A district by its official English names, as stored and as on the server. */
export type DistrictName = { state: string; district: string }

/** Largest distance of any place in India from a point of its district (km). */
const FARTHEST = 300

type DistrictPoints = {
  /** Centre of a district; its names may be in any of our languages. */
  pointOf: (place: { state?: string | null | undefined; district?: string | null | undefined }) => Point | undefined
  /** States with a district centre within `reach` km, nearest first. */
  statesAround: (position: Point, reach: number) => string[]
  /** Districts nearest to a position, nearest first; none outside India. */
  nearest: (position: Point, count?: number) => DistrictName[]
}

const normalizeName = (name: string) =>
  name
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]/gu, '')
const key = (state: string, district: string) => `${normalizeName(state)}/${normalizeName(district)}`

const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

/** Downloads the districts' points when somebody asks what is near. The device's position never leaves the device. */
async function loadDistrictPoints(): Promise<DistrictPoints> {
  const [{ default: byState }, ...byLanguage] = await Promise.all([
    import('./data/district-points.json'),
    // The server may send names in the reader's language, so those are keys too.
    ...LOCALES.map((locale) => loadDistricts(locale).catch(() => [])),
  ])
  const spellings = byLanguage.map((local) => new Map(local.map(({ state, name, shown }) => [key(state, name), shown])))
  const statesByLanguage = LOCALES.map((locale) => new Map(statesIn(locale).map((s) => [s.name, s.shown])))
  const middles = new Map<string, Point>()
  const all: (DistrictName & { points: Point[]; middle: Point })[] = []
  for (const [state, districts] of Object.entries<Record<string, number[][]>>(byState)) {
    const states = new Set([state, ...statesByLanguage.map((names) => names.get(state) ?? state)])
    for (const [district, pairs] of Object.entries(districts)) {
      const points = pairs.map(([latitude = NaN, longitude = NaN]) => ({ latitude, longitude }))
      const middle = {
        latitude: mean(points.map(({ latitude }) => latitude)),
        longitude: mean(points.map(({ longitude }) => longitude)),
      }
      all.push({ state, district, points, middle })
      for (const each of states) {
        middles.set(key(each, district), middle)
        for (const names of spellings) middles.set(key(each, names.get(key(state, district)) ?? district), middle)
      }
    }
  }
  const within = (reach: number, kmTo: (place: (typeof all)[number]) => number) =>
    all
      .map((place) => ({ state: place.state, district: place.district, km: kmTo(place) }))
      .filter(({ km }) => km <= reach)
      .sort((a, b) => a.km - b.km)
  return {
    pointOf: ({ state, district }) => (state && district ? middles.get(key(state, district)) : undefined),
    statesAround: (position, reach) => [
      ...new Set(within(reach, ({ middle }) => distance(position, middle)).map(({ state }) => state)),
    ],
    nearest: (position, count = 1) =>
      within(FARTHEST, ({ points }) => Math.min(...points.map((point) => distance(position, point))))
        .slice(0, count)
        .map(({ state, district }) => ({ state, district })),
  }
}

export const districtPointsQuery = queryOptions({
  queryKey: ['district-points'],
  staleTime: Infinity,
  queryFn: loadDistrictPoints,
})
