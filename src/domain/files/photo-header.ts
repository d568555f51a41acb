import type { PHOTO_TYPES } from '../../ui/fields/file-rules.ts'

/** Type and size of a photo from its first bytes; its name and declared type may be wrong. */
export type PhotoHeader = { type: (typeof PHOTO_TYPES)[number]; width: number; height: number }

/**
 * Reads type and size (pixels) without decoding the photo.
 * @returns undefined if it is not a JPEG, PNG or WebP, or if it is truncated before its size
 */
export function readPhotoHeader(bytes: Uint8Array): PhotoHeader | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  try {
    if (textAt(bytes, 0, 3) === '\xff\xd8\xff') return sized('image/jpeg', jpegSize(view))
    if (textAt(bytes, 0, 8) === '\x89PNG\r\n\x1a\n') return sized('image/png', pngSize(view))
    if (textAt(bytes, 0, 4) === 'RIFF' && textAt(bytes, 8, 4) === 'WEBP') return sized('image/webp', webpSize(view))
  } catch (error) {
    // Read beyond the end: the file is truncated.
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
    while (view.getUint8(at) === 0xff) at++ // any number of fill bytes
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
  // 'VP8X', 'VP8L', 'VP8 '
  if (kind === 0x56_50_38_58) return [uint24(24) + 1, uint24(27) + 1]
  if (kind === 0x56_50_38_4c) {
    const bits = view.getUint32(21, true)
    return [(bits & 0x3fff) + 1, ((bits >> 14) & 0x3fff) + 1]
  }
  if (kind === 0x56_50_38_20) return [view.getUint16(26, true) & 0x3fff, view.getUint16(28, true) & 0x3fff]
  return undefined
}
