import { CausedError } from '../api/errors.ts'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { fileProblem, MAX_BYTES, PHOTO_TYPES, type FileProblem } from '../ui/fields/file-rules.ts'

/** Longer side of a photo when sent (pixels, §forms.14). */
const MAX_SIDE = 1600
/** Decoded, a pixel takes 4 bytes: a few kB that claim 30,000 × 30,000 would fill the phone's memory. */
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

/** Type and size according to a photo's first bytes, because a file's name and declared type may be wrong. */
export type PhotoHeader = { type: (typeof PHOTO_TYPES)[number]; width: number; height: number }

/** Reads only the header. @returns undefined if it is no JPEG, PNG or WebP, or ends before its size */
export function readPhotoHeader(bytes: Uint8Array): PhotoHeader | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  try {
    if (textAt(bytes, 0, 3) === '\xff\xd8\xff') return sized('image/jpeg', jpegSize(view))
    if (textAt(bytes, 0, 8) === '\x89PNG\r\n\x1a\n') return sized('image/png', pngSize(view))
    if (textAt(bytes, 0, 4) === 'RIFF' && textAt(bytes, 8, 4) === 'WEBP') return sized('image/webp', webpSize(view))
  } catch (error) {
    // The file ends too early.
    if (!(error instanceof RangeError)) throw error
  }
  return undefined
}

type Size = [width: number, height: number] | undefined

function sized(type: PhotoHeader['type'], size: Size): PhotoHeader | undefined {
  const [width = 0, height = 0] = size ?? []
  return width > 0 && height > 0 ? { type, width, height } : undefined
}

const textAt = (bytes: Uint8Array, at: number, length: number) =>
  String.fromCharCode(...bytes.subarray(at, at + length))

/** The IHDR chunk comes first: https://www.w3.org/TR/png-3/#11IHDR */
const pngSize = (view: DataView): Size =>
  view.getUint32(12) === 0x49_48_44_52 ? [view.getUint32(16), view.getUint32(20)] : undefined

/** Skips segments until the frame header: ITU T.81, B.1 and B.2.2. */
function jpegSize(view: DataView): Size {
  let at = 2
  for (;;) {
    if (view.getUint8(at) !== 0xff) return undefined
    while (view.getUint8(at) === 0xff) at++ // skips any number of fill bytes
    const marker = view.getUint8(at++)
    const isFrame = marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc
    if (isFrame) return [view.getUint16(at + 5), view.getUint16(at + 3)]
    const isScanOrEnd = marker === 0xda || marker === 0xd9
    if (isScanOrEnd) return undefined
    const standsAlone = marker === 0x01 || (marker >= 0xd0 && marker <= 0xd7)
    if (!standsAlone) at += view.getUint16(at)
  }
}

/** The first chunk has the size: https://developers.google.com/speed/webp/docs/riff_container */
function webpSize(view: DataView): Size {
  const uint24 = (at: number) => view.getUint16(at, true) | (view.getUint8(at + 2) << 16)
  const kind = view.getUint32(12)
  // The kinds are 'VP8X', 'VP8L' and 'VP8 ' as ASCII codes.
  if (kind === 0x56_50_38_58) return [uint24(24) + 1, uint24(27) + 1]
  if (kind === 0x56_50_38_4c) {
    const bits = view.getUint32(21, true)
    return [(bits & 0x3fff) + 1, ((bits >> 14) & 0x3fff) + 1]
  }
  if (kind === 0x56_50_38_20) return [view.getUint16(26, true) & 0x3fff, view.getUint16(28, true) & 0x3fff]
  return undefined
}

/** First bytes by file type. A file's name and declared type are not reliable (§forms.13). */
// oxlint-disable-next-line lingui/no-unlocalized-strings -- bytes, not a text
const BEGINNINGS = { jpeg: '\xff\xd8\xff', png: '\x89PNG', gif: 'GIF8', pdf: '%PDF-' } as const

/** Part of a file searched for its type (bytes): a PDF may have others before its header (ISO 32000, annex H). */
const LOOKED_AT = 1024

/** Whether the first bytes fit one of the types; undefined when the chosen file was moved, deleted or changed. */
export async function hasFileType(
  file: Blob,
  types: readonly (keyof typeof BEGINNINGS)[],
): Promise<boolean | undefined> {
  const bytes = await file
    .slice(0, LOOKED_AT)
    .arrayBuffer()
    .catch(() => undefined)
  if (!bytes) return undefined
  const start = String.fromCharCode(...new Uint8Array(bytes))
  return types.some((type) => (type === 'pdf' ? start.includes(BEGINNINGS.pdf) : start.startsWith(BEGINNINGS[type])))
}
