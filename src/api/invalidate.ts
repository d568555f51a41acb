import { forgetCopies } from '../copies/copies.ts'

/** What a change at the server makes old: a whole area, for lists show what a record says. */
const AREAS = {
  enquiries: /\/(enquiry|enquiries|global-enquiries|product-images)\//,
  directory: /\/(farmers|buyers|manufacturers|business-products|create-\w+|edit-user-profile)\//,
}
/** An order and a payment change nothing that is stored: a contact is in no copy. */
const NO_CHANGE = /\/(purchase|purchase-business-info|payment|auth)\//

/** The area whose copies are old after a change at this path. */
export const changedArea = (path: string): string | undefined =>
  NO_CHANGE.test(path) ? undefined : Object.entries(AREAS).find(([, paths]) => paths.test(path))?.[0]

/** Forgets the copies that a change at this path of the API makes old. */
export function invalidate(path: string): void {
  const area = changedArea(path)
  if (area) forgetCopies(area)
}

/** Path of a record whose contact was bought; that changes it without a call. */
export const recordPath = (kind: 'enquiry' | 'farmer' | 'buyer' | 'manufacturer', id: number): string =>
  `/api/mobile/v1/${kind === 'enquiry' ? 'enquiries' : `${kind}s`}/${id}/`
