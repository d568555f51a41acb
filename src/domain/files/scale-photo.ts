import { CausedError } from '../../api/errors.ts'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { fileProblem, MAX_BYTES, PHOTO_TYPES, type FileProblem } from '../../ui/fields/file-rules.ts'
import { readPhotoHeader } from './photo-header.ts'

/** Longer side of a photo when sent (pixels, §forms.14). */
const MAX_SIDE = 1600
/**
 * Pixel limit. A decoded photo takes 4 bytes per pixel, so a few kB that claim 30,000 × 30,000 would exhaust the
 * phone's memory.
 */
const MAX_PIXELS = 64_000_000
const QUALITY = 0.85

export type PhotoProblem = FileProblem | 'pixels' | 'unreadable'

/** Why a photo can't be sent. */
export class PhotoRefused extends CausedError {
  override readonly name = 'PhotoRefused'
  readonly problem: PhotoProblem

  constructor(problem: PhotoProblem, options?: { cause: unknown }) {
    super(problem, options)
    this.problem = problem
  }
}

/**
 * Converts a chosen file for sending: a JPEG of at most 1600 px on its longer side, rotated upright. Location, time and
 * camera data (Exif) are removed.
 * @throws PhotoRefused if it is not a photo or too large; the signal's reason when cancelled
 */
export async function scalePhoto(file: File, signal?: AbortSignal): Promise<File> {
  const problem = fileProblem(file, { accept: PHOTO_TYPES, maxBytes: MAX_BYTES })
  if (problem) throw new PhotoRefused(problem)
  const bytes = await readBytes(file)
  const header = readPhotoHeader(new Uint8Array(bytes))
  if (!header) throw new PhotoRefused('unreadable')
  if (header.width * header.height > MAX_PIXELS) throw new PhotoRefused('pixels')
  signal?.throwIfAborted()

  const photo = await createImageBitmap(new Blob([bytes], { type: header.type })).catch(unreadable)
  try {
    signal?.throwIfAborted()
    const scaled = (await asJpeg(drawn(photo))) ?? unreadable(undefined)
    signal?.throwIfAborted()
    return new File([scaled], `${file.name.replace(/\.[^.]*$/, '')}.jpg`, { type: scaled.type })
  } finally {
    photo.close()
  }
}

/** @throws PhotoRefused for a file that was moved, deleted or changed after it was chosen */
export const readBytes = (file: File): Promise<ArrayBuffer> => file.arrayBuffer().catch(unreadable)

/** @returns width and height in integer pixels, at most `MAX_SIDE`; a small photo is not enlarged */
export function scaledSize(width: number, height: number): { width: number; height: number } {
  const scale = Math.min(1, MAX_SIDE / Math.max(width, height))
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}

// Not an OffscreenCanvas: only Safari 16.4+ and Firefox 105+ have it.
function drawn(photo: ImageBitmap): HTMLCanvasElement {
  const { width, height } = scaledSize(photo.width, photo.height)
  const canvas = Object.assign(document.createElement('canvas'), { width, height })
  const context = canvas.getContext('2d', { alpha: false })
  if (!context) throw new PhotoRefused('unreadable')
  // A JPEG has no transparency: transparent areas of a PNG become white, not black.
  context.fillStyle = '#fff'
  context.fillRect(0, 0, width, height)
  context.imageSmoothingQuality = 'high'
  context.drawImage(photo, 0, 0, width, height)
  return canvas
}

const asJpeg = (canvas: HTMLCanvasElement) =>
  new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY))

function unreadable(cause: unknown): never {
  throw new PhotoRefused('unreadable', { cause })
}

/** The message for a refused photo. */
export const photoRefusal = (problem: PhotoProblem): MessageDescriptor =>
  problem === 'size' || problem === 'pixels' ? texts.tooLarge : texts.unreadable

const texts = {
  tooLarge: msg({
    message: 'This photo is too large. Choose one of at most 5 MB and 64 megapixels.',
    comment: 'A photo was refused. MB: megabytes. Megapixels: millions of pixels.',
  }),
  unreadable: msg({
    message: 'This file can’t be read as a photo. Choose another JPEG, PNG or WEBP photo.',
    comment: 'A photo was refused: it is damaged, empty or something else. JPEG, PNG and WEBP are kinds of file.',
  }),
}
