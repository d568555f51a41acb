import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { QueryClient } from '@tanstack/react-query'
import { districtPointsQuery, locate, NoPosition, type DistrictName } from './district-points.ts'

/** The `count` districts nearest to the device, which doesn't send its position. @throws NoPosition, a download's error */
export async function districtsHere(queryClient: QueryClient, count: number): Promise<DistrictName[]> {
  // The map loads while the person is asked for permission.
  const [position, points] = await Promise.all([locate(), queryClient.fetchQuery(districtPointsQuery)])
  return points.nearest(position, count)
}

/** Why `districtsHere` has failed. After a NoPosition, the page adds what else a person can do. */
export const locationError = (error: unknown): MessageDescriptor =>
  texts[error instanceof NoPosition ? error.why : 'map']

const texts = {
  denied: msg({
    message: 'Location unavailable: your browser does not share it with this page.',
    comment: 'When the browser or the person refused to say where the device is. What else to do follows.',
  }),
  unavailable: msg({
    message: 'Location unavailable: your device did not say where it is.',
    comment: 'When the device did not find out where it is within 10 seconds. What else to do follows.',
  }),
  map: msg({
    message: 'The map of districts could not be downloaded. Check your internet connection and try again.',
    comment: 'When the data about where districts are could not be downloaded.',
  }),
}
