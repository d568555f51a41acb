import { CausedError } from '../api/errors.ts'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { fileProblem, hasFileType, PHOTO_TYPES, type FileProblem } from '../ui/fields/file-rules.ts'

/** Longer side of a photo when sent (pixels, §forms.14). */
const MAX_SIDE = 1600
/** A decoded pixel takes 4 bytes, so a file of a few kB that claims 30,000 × 30,000 would fill the phone's memory. */
const MAX_PIXELS = 64_000_000
const QUALITY = 0.85

export type PhotoProblem = FileProblem | 'pixels' | 'unreadable'

export class PhotoRefused extends CausedError {
  override readonly name = 'PhotoRefused'
  readonly problem: PhotoProblem

  constructor(problem: PhotoProblem, options?: { cause: unknown }) {
    super(problem, options)
    this.problem = problem
  }
}

/** An upright JPEG of at most 1600 px, without Exif. @throws PhotoRefused; the signal's reason */
export async function scalePhoto(file: File, signal?: AbortSignal): Promise<File> {
  const problem = fileProblem(file, PHOTO_TYPES)
  if (problem) throw new PhotoRefused(problem)
  if (!(await hasFileType(file, PHOTO_TYPES))) throw new PhotoRefused('unreadable')
  const photo = new Image()
  photo.src = URL.createObjectURL(file)
  try {
    // The browser knows the size before it decodes the pixels.
    await new Promise((resolve, reject) => Object.assign(photo, { onload: resolve, onerror: reject })).catch(unreadable)
    if (photo.naturalWidth * photo.naturalHeight > MAX_PIXELS) throw new PhotoRefused('pixels')
    signal?.throwIfAborted()
    await photo.decode().catch(unreadable)
    signal?.throwIfAborted()
    const scaled = (await asJpeg(drawn(photo))) ?? unreadable(undefined)
    signal?.throwIfAborted()
    return new File([scaled], `${file.name.replace(/\.[^.]*$/, '')}.jpg`, { type: scaled.type })
  } finally {
    URL.revokeObjectURL(photo.src)
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
function drawn(photo: HTMLImageElement): HTMLCanvasElement {
  const { width, height } = scaledSize(photo.naturalWidth, photo.naturalHeight)
  const canvas = Object.assign(document.createElement('canvas'), { width, height })
  const context = canvas.getContext('2d', { alpha: false })
  if (!context) throw new PhotoRefused('unreadable')
  // Transparent parts of a PNG become white, not black.
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
