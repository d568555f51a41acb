import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { QueryClient } from '@tanstack/react-query'
import { loadError } from '../failures.ts'
import { districtPointsQuery, locate, NoPosition, type DistrictName } from './district-points.ts'

/** Longest wait for a position, with the time that the question for permission is on the screen (ms, §directory.7). */
const MAX_WAIT_WITH_QUESTION = 30_000

/** Largest error of a position that still tells the district (m): a phone without GPS may name one 50 km away. */
const MAX_ERROR = 20_000

/** The `count` districts nearest to the device, which doesn't send its position. @throws NoPosition, ApiError */
export async function districtsHere(queryClient: QueryClient, count: number): Promise<DistrictName[]> {
  const late = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new NoPosition('unavailable')), MAX_WAIT_WITH_QUESTION)
  })
  // The map loads while the person is asked for permission.
  const here = Promise.race([locate(), late])
  const [position, points] = await Promise.all([here, queryClient.fetchQuery(districtPointsQuery)])
  if (position.accuracy > MAX_ERROR) throw new NoPosition('rough')
  return points.nearest(position, count)
}

/** Why `districtsHere` has failed. After a NoPosition, the page adds what else a person can do. */
export const locationError = (error: unknown): MessageDescriptor =>
  error instanceof NoPosition ? texts[error.why] : loadError(error)

const texts = {
  denied: msg({
    message: 'Location unavailable: your browser does not share it with this page.',
    comment: 'When the browser or the person refused to say where the device is. What else to do follows.',
  }),
  unavailable: msg({
    message: 'Location unavailable: your device did not say where it is.',
    comment: 'When the device did not find out where it is in time. What else to do follows.',
  }),
  rough: msg({
    message: 'Your device knows only roughly where it is.',
    comment: 'When the position of the device is too inexact to tell the district. What else to do follows.',
  }),
}
