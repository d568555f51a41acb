import { scalePhoto } from '../../domain/scale-photo.ts'
import { fileProblem, MOST_BYTES, type FileProblem } from '../../ui/file-rules.ts'

/** What a profile picture may be (specification part 2, section 9); jpg is jpeg. */
export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/gif'] as const
export const MOST_PICTURE_BYTES = MOST_BYTES

/** How files of these types begin. A file's name and declared type may say anything (notes/reliability.md, uploads). */
const GIF = [0x47, 0x49, 0x46, 0x38]
const BEGINNINGS = [[0xff, 0xd8, 0xff], [0x89, 0x50, 0x4e, 0x47], GIF]

/** Why a file can't be the picture; undefined when it can. */
export async function pictureProblem(file: File): Promise<FileProblem | undefined> {
  const problem = fileProblem(file, { accept: PICTURE_TYPES, maxBytes: MOST_PICTURE_BYTES })
  if (problem) return problem
  return (await beginsLike(file, BEGINNINGS)) ? undefined : 'type'
}

/**
 * What is sent of a picture that was chosen: scaled, without the place where it was taken. A GIF stays as it is: it may move,
 * and no camera writes one.
 * @throws PhotoRefused
 */
export const pictureToSend = async (file: File): Promise<File> =>
  (await beginsLike(file, [GIF])) ? file : scalePhoto(file)

async function beginsLike(file: File, beginnings: number[][]): Promise<boolean> {
  const read = file.slice(0, 4).arrayBuffer()
  // A file that can't be read any more, moved or deleted meanwhile, is no picture either.
  const start = new Uint8Array(await read.catch(() => new ArrayBuffer()))
  return beginnings.some((beginning) => beginning.every((byte, index) => start[index] === byte))
}
