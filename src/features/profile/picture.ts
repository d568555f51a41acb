import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { hasFileType, photoRefusal, readBytes, scalePhoto, type PhotoProblem } from '../../domain/files.ts'
import { fileProblem, type FileProblem } from '../../ui/fields/file-rules.ts'

/** Types of a profile picture (§profile.4). A .jpg file is a JPEG too. */
export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/gif'] as const

export async function pictureProblem(file: File): Promise<FileProblem | undefined> {
  const problem = fileProblem(file, PICTURE_TYPES)
  if (problem) return problem
  return (await hasFileType(file, ['jpeg', 'png', 'gif'])) ? undefined : 'type'
}

/** Scaling drops the photo's position. A GIF stays: it may be animated; no camera writes one. @throws PhotoRefused */
export const pictureToSend = async (file: File): Promise<File> =>
  (await hasFileType(file, ['gif']))
    ? new File([await readBytes(file)], file.name, { type: file.type })
    : scalePhoto(file)

export const pictureRefusal = (problem: PhotoProblem): MessageDescriptor =>
  problem === 'pixels' ? photoRefusal(problem) : unreadable

const unreadable = msg({
  message: 'This picture can’t be read: it is damaged, or no longer where it was. Please select another image.',
  comment: 'In the profile form: the chosen picture could not be opened when it was to be sent.',
})
