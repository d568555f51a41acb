import { queryOptions } from '@tanstack/react-query'
import { loadDistricts, statesIn } from './places.ts'
import { distance, type Point } from './distance.ts'
import { LOCALES } from '../../i18n/locales.ts'

/** A district by its official English names, as what is stored and the server have it. */
export type DistrictName = { state: string; district: string }

/** Nobody in India is farther from the middle of the nearest district: beyond it, the position is of no use. */
const FARTHEST = 300 // km

type DistrictPoints = {
  /** Where a district is, in whichever language its names are. */
  pointOf: (place: { state?: string | null | undefined; district?: string | null | undefined }) => Point | undefined
  /** The states with a district so near, in km, the nearest first. */
  statesAround: (position: Point, reach: number) => string[]
  /** The district whose middle is nearest to a position; none outside India. */
  nearestTo: (position: Point) => DistrictName | undefined
}

const normalizeName = (name: string) =>
  name
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]/gu, '')
const key = (state: string, district: string) => `${normalizeName(state)}/${normalizeName(district)}`

/**
 * The middles of the districts, downloaded when somebody wants to know what is near: which district a device is in is found out on
 * the device.
 */
async function loadDistrictPoints(): Promise<DistrictPoints> {
  const [{ default: byState }, ...byLanguage] = await Promise.all([
    import('./data/district-centroids.json'),
    // A server may write names in the reader's language: those names count as well.
    ...LOCALES.map((locale) => loadDistricts(locale).catch(() => [])),
  ])
  const spellings = byLanguage.map((local) => new Map(local.map(({ state, name, shown }) => [key(state, name), shown])))
  const statesByLanguage = LOCALES.map((locale) => new Map(statesIn(locale).map((s) => [s.name, s.shown])))
  const points = new Map<string, Point>()
  const all: (DistrictName & { point: Point })[] = []
  for (const [state, districts] of Object.entries<Record<string, number[]>>(byState)) {
    const states = new Set([state, ...statesByLanguage.map((names) => names.get(state) ?? state)])
    for (const [district, [latitude, longitude]] of Object.entries(districts)) {
      if (latitude === undefined || longitude === undefined) continue
      const point = { latitude, longitude }
      all.push({ state, district, point })
      for (const each of states) {
        points.set(key(each, district), point)
        for (const names of spellings) points.set(key(each, names.get(key(state, district)) ?? district), point)
      }
    }
  }
  return {
    pointOf: ({ state, district }) => (state && district ? points.get(key(state, district)) : undefined),
    statesAround: (position, reach) => {
      const near = all
        .map(({ state, point }) => ({ state, km: distance(position, point) }))
        .filter(({ km }) => km <= reach)
      return [...new Set(near.sort((a, b) => a.km - b.km).map(({ state }) => state))]
    },
    nearestTo: (position) => {
      let nearest: (DistrictName & { km: number }) | undefined
      for (const { state, district, point } of all) {
        const km = distance(position, point)
        if (km < (nearest?.km ?? FARTHEST)) nearest = { state, district, km }
      }
      return nearest && { state: nearest.state, district: nearest.district }
    },
  }
}

export const districtPointsQuery = queryOptions({
  queryKey: ['district-points'],
  staleTime: Infinity,
  queryFn: loadDistrictPoints,
})
