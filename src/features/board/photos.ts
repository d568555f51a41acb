import type { Enquiry } from '../../api/enquiries.ts'

/** The addresses of all photos of an enquiry, the main one first, each once; a missing one alone stands for the drawn crop. */
export function photosOf({ photo, images }: Pick<Enquiry, 'photo' | 'images'>): (string | null)[] {
  const all = new Set([photo, ...images.map(({ image }) => image)].filter((address) => !!address))
  return all.size > 0 ? [...all] : [null]
}
