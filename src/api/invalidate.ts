import { forgetCopies } from '../copies/copies.ts'

/**
 * Areas whose copies a change outdates, by path. It is always the complete area, because lists show data of their
 * records.
 */
const AREAS = {
  enquiries: /\/(enquiry|enquiries|global-enquiries|product-images)\//,
  directory: /\/(farmers|buyers|manufacturers|business-products|create-\w+|edit-user-profile)\//,
}
/** Orders and payments outdate no copy: no copy contains a contact. */
const NO_CHANGE = /\/(purchase|purchase-business-info|payment|auth)\//

/** The area whose copies are outdated by a change at this path. */
export const changedArea = (path: string): string | undefined =>
  NO_CHANGE.test(path) ? undefined : Object.entries(AREAS).find(([, paths]) => paths.test(path))?.[0]

/** Deletes the copies that a change at this API path outdates. */
export function invalidate(path: string): void {
  const area = changedArea(path)
  if (area) forgetCopies(area)
}

/**
 * API path of a record, for `invalidate` when its contact was bought: the record changes without a call to this path.
 */
export const recordPath = (kind: 'enquiry' | 'farmer' | 'buyer' | 'manufacturer', id: number): string =>
  `/api/mobile/v1/${kind === 'enquiry' ? 'enquiries' : `${kind}s`}/${id}/`
