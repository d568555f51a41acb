import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { hasFileType, photoRefusal, readBytes, scalePhoto, type PhotoProblem } from '../../domain/files.ts'
import { fileProblem, MAX_BYTES, type FileProblem } from '../../ui/fields/file-rules.ts'

/** Accepted types of a profile picture (§profile.4); jpg is jpeg. */
export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/gif'] as const
export const MAX_PICTURE_BYTES = MAX_BYTES

/** Why a file can't be the picture; undefined when it can. */
export async function pictureProblem(file: File): Promise<FileProblem | undefined> {
  const problem = fileProblem(file, { accept: PICTURE_TYPES, maxBytes: MAX_PICTURE_BYTES })
  if (problem) return problem
  return (await hasFileType(file, ['jpeg', 'png', 'gif'])) ? undefined : 'type'
}

/**
 * What is sent of a chosen picture: scaled, without its location. A GIF stays unchanged, because it may be animated and
 * cameras don't write GIFs.
 * @throws PhotoRefused, also if the file was moved or deleted
 */
export const pictureToSend = async (file: File): Promise<File> =>
  (await hasFileType(file, ['gif']))
    ? new File([await readBytes(file)], file.name, { type: file.type })
    : scalePhoto(file)

/** The message for a picture that was refused on sending. */
export const pictureRefusal = (problem: PhotoProblem): MessageDescriptor =>
  problem === 'pixels' ? photoRefusal(problem) : unreadable

const unreadable = msg({
  message: 'This picture can’t be read: it is damaged, or no longer where it was. Please select another image.',
  comment: 'In the profile form: the chosen picture could not be opened when it was to be sent.',
})
