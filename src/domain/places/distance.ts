/** A position in degrees. */
export type Point = { latitude: number; longitude: number }

const EARTH_RADIUS = 6371 // km
const radians = (degrees: number) => (degrees * Math.PI) / 180

/** Straight-line distance in km (haversine formula). */
export function distance(from: Point, to: Point): number {
  const across = Math.sin(radians(to.latitude - from.latitude) / 2) ** 2
  const along =
    Math.cos(radians(from.latitude)) *
    Math.cos(radians(to.latitude)) *
    Math.sin(radians(to.longitude - from.longitude) / 2) ** 2
  return 2 * EARTH_RADIUS * Math.asin(Math.min(1, Math.sqrt(across + along)))
}

/**
 * Rounds a distance for display: between two districts' centres, single kilometres mean nothing.
 * @param km 43 → 40, 128 → 130, 1,264 → 1,250
 */
export const roundedDistance = (km: number): number => {
  const step = km < 200 ? 10 : 50
  return Math.max(step, Math.round(km / step) * step)
}
