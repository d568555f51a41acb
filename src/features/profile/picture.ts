import { fileProblem, MOST_BYTES, type FileProblem } from '../../ui/file-rules.ts'

/** What a profile picture may be (specification part 2, section 9); jpg is jpeg. */
export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/gif'] as const
export const MOST_PICTURE_BYTES = MOST_BYTES

/** How files of these types begin. A file's name and declared type may say anything (notes/reliability.md, uploads). */
const BEGINNINGS = [
  [0xff, 0xd8, 0xff],
  [0x89, 0x50, 0x4e, 0x47],
  [0x47, 0x49, 0x46, 0x38],
]

/** Why a file can't be the picture; undefined when it can. */
export async function pictureProblem(file: File): Promise<FileProblem | undefined> {
  const problem = fileProblem(file, { accept: PICTURE_TYPES, maxBytes: MOST_PICTURE_BYTES })
  if (problem) return problem
  // A file that can't be read any more, moved or deleted meanwhile, is no picture either.
  const start = new Uint8Array(
    await file
      .slice(0, 4)
      .arrayBuffer()
      .catch(() => new ArrayBuffer()),
  )
  return BEGINNINGS.some((beginning) => beginning.every((byte, index) => start[index] === byte)) ? undefined : 'type'
}
