import type { Point } from './distance.ts'

/** No position: the person or the device refused, or there was no answer in time. */
export class NoPosition extends Error {
  readonly why: 'denied' | 'unavailable'
  constructor(why: 'denied' | 'unavailable') {
    super(why)
    this.why = why
  }
}

/** Some browsers never answer while their permission prompt is open; this timeout ends the wait (§directory.7). */
const MAX_WAIT = 10_000 // ms
/** Largest age of a position. Districts are large, so an hour-old position is accurate enough. */
const OLDEST = 3_600_000 // ms

/**
 * The device's position. It never leaves the device: only the district's name is derived from it.
 * @throws NoPosition within 10 s
 */
export const locate = (): Promise<Point> =>
  new Promise((resolve, reject) => {
    const give = (why: NoPosition['why']) => reject(new NoPosition(why))
    const timer = setTimeout(() => give('unavailable'), MAX_WAIT)
    // Undefined on an insecure connection.
    const { geolocation } = navigator as Partial<Navigator>
    if (!geolocation) {
      clearTimeout(timer)
      give('unavailable')
      return
    }
    geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => {
        clearTimeout(timer)
        resolve({ latitude, longitude })
      },
      (error) => {
        clearTimeout(timer)
        give(error.code === error.PERMISSION_DENIED ? 'denied' : 'unavailable')
      },
      { timeout: MAX_WAIT, maximumAge: OLDEST },
    )
  })
