import type { Enquiry } from '../../api/enquiries.ts'

/** Unique photo URLs of an enquiry, main photo first. Without photos, `[null]`: the drawn crop is shown. */
export function photosOf({ photo, images }: Pick<Enquiry, 'photo' | 'images'>): (string | null)[] {
  const all = new Set([photo, ...images.map(({ image }) => image)].filter((address) => !!address))
  return all.size > 0 ? [...all] : [null]
}
