import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { ApiError } from '../../api/errors.ts'
import { loadError } from '../../domain/failures/load-error.ts'
import { NoPosition } from '../../domain/places/locate.ts'

/** The district of a PIN code or position isn't on the app's map. */
export class NoSuchPlace extends Error {}

/** Why there is no district to sort by, and what to do instead. */
export function nearnessError(error: unknown): MessageDescriptor {
  if (error instanceof NoPosition) return error.why === 'denied' ? texts.denied : texts.unavailable
  if (error instanceof NoSuchPlace) return texts.nowhere
  if (error instanceof ApiError) return error.status === 404 ? texts.unknown : loadError(error)
  return texts.map
}

const texts = {
  denied: msg({
    message: 'Location unavailable: your browser does not share it with this page. You can give a PIN code instead.',
    comment: 'In the directory, when the browser or the person refused to say where the device is.',
  }),
  unavailable: msg({
    message: 'Location unavailable: your device did not say where it is. You can give a PIN code instead.',
    comment: 'In the directory, when the device did not find out where it is within 10 seconds.',
  }),
  nowhere: msg({
    message: 'We do not know the distances from this place. You can give another PIN code nearby.',
    comment: 'In the directory, when the district is not on our map.',
  }),
  unknown: msg({
    message: 'This PIN code was not found. Check it, or give another one nearby.',
    comment: 'In the directory, when the PIN code does not exist.',
  }),
  map: msg({
    message: 'The map of districts could not be downloaded. Check your internet connection and try again.',
    comment: 'In the directory, when the data for sorting by nearness could not be downloaded.',
  }),
}
