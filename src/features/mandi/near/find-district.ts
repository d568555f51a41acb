import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { QueryClient } from '@tanstack/react-query'
import { districtPointsQuery, type DistrictName } from '../../../domain/places/district-points.ts'
import { locate, NoPosition } from '../../../domain/places/locate.ts'

/** No known district is near the position. */
class NoSuchPlace extends Error {}

/** Number of districts offered for a position. */
const CHOICES = 3

/**
 * The districts nearest to the device, nearest first. The position isn't sent anywhere.
 * @throws NoPosition within 10 s; NoSuchPlace outside India; the error of a failed download
 */
export async function findDistricts(queryClient: QueryClient): Promise<DistrictName[]> {
  const [position, points] = await Promise.all([locate(), queryClient.fetchQuery(districtPointsQuery)])
  const districts = points.nearest(position, CHOICES)
  if (districts.length === 0) throw new NoSuchPlace()
  return districts
}

/** The message for a failed search, with an alternative. */
export function placeError(error: unknown): MessageDescriptor {
  if (error instanceof NoPosition) return error.why === 'denied' ? texts.denied : texts.unavailable
  return error instanceof NoSuchPlace ? texts.nowhere : texts.map
}

const texts = {
  denied: msg({
    message:
      'Location unavailable: your browser does not share it with this page. You can choose your state and district in the filters.',
    comment: 'On the mandi page, when the browser or the person refused to say where the device is.',
  }),
  unavailable: msg({
    message:
      'Location unavailable: your device did not say where it is. You can choose your state and district in the filters.',
    comment: 'On the mandi page, when the device did not find out where it is within 10 seconds.',
  }),
  nowhere: msg({
    message: 'We know no market near this position. You can choose your state and district in the filters.',
    comment: 'On the mandi page, when the device is outside India.',
  }),
  map: msg({
    message: 'The map of districts could not be downloaded. Check your internet connection and try again.',
    comment: 'On the mandi page, when the data about where districts are could not be downloaded.',
  }),
}
