import { POSITION_AGE, POSITION_WAITS } from '../../domain/timers.ts'
import { GEOLOCATION_NOT_SUPPORTED, LOCATION_UNAVAILABLE } from './personal.ts'

/**
 * Where the device is, as 'latitude, longitude' in degrees to 11 m, or why that is not known (§registration.10). Never rejects.
 * The browser's own timeout starts only when the person has allowed it: ours starts now.
 */
export function deviceLocation(geolocation: Geolocation | undefined = navigator.geolocation): Promise<string> {
  if (!geolocation) return Promise.resolve(GEOLOCATION_NOT_SUPPORTED)
  return new Promise((resolve) => {
    const unavailable = () => resolve(LOCATION_UNAVAILABLE)
    const timer = setTimeout(unavailable, POSITION_WAITS)
    const settle = (location: string) => {
      clearTimeout(timer)
      resolve(location)
    }
    geolocation.getCurrentPosition(
      ({ coords }) => settle(`${coords.latitude.toFixed(4)}, ${coords.longitude.toFixed(4)}`),
      () => settle(LOCATION_UNAVAILABLE),
      { timeout: POSITION_WAITS, maximumAge: POSITION_AGE, enableHighAccuracy: false },
    )
  })
}
