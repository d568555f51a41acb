import type { Point } from './distance.ts'

/** The position did not come: the person or the device said no, or nobody answered. */
export class NoPosition extends Error {
  readonly why: 'denied' | 'unavailable'
  constructor(why: 'denied' | 'unavailable') {
    super(why)
    this.why = why
  }
}

/** Some browsers never answer while their question stands unanswered: then this timer does (§directory.7). */
const MAX_WAIT = 10_000 // ms
/** A district is large: where the device was an hour ago is near enough. */
const OLDEST = 3_600_000 // ms

/**
 * Where the device is. It stays here: only the district's name is made of it.
 * @throws NoPosition within 10 s
 */
export const locate = (): Promise<Point> =>
  new Promise((resolve, reject) => {
    const give = (why: NoPosition['why']) => reject(new NoPosition(why))
    const timer = setTimeout(() => give('unavailable'), MAX_WAIT)
    // Without a secure connection there is none.
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
