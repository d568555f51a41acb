import { expect, test } from 'vitest'
import { readPhotoHeader } from '../../src/domain/files.ts'

const bytes = (...parts: (string | number[])[]) =>
  Uint8Array.from(parts.flatMap((part) => (typeof part === 'string' ? Array.from(part, (c) => c.charCodeAt(0)) : part)))
const zeros = (count: number) => Array.from({ length: count }, () => 0)

const png = (width: number[], height: number[]) =>
  bytes('\x89PNG\r\n\x1a\n', [0, 0, 0, 13], 'IHDR', width, height, [8, 2, 0, 0, 0])
/** A frame header of 4000 × 3000, stored as height, then width. */
const frame = (marker: number) => [0xff, marker, 0, 17, 8, 0x0b, 0xb8, 0x0f, 0xa0, 3]
const exif = [0xff, 0xe1, 0, 6, 0xff, 0xc0, 1, 1] // bytes inside a segment that look like a frame
const webp = (chunk: string, ...body: number[][]) => bytes('RIFF', zeros(4), 'WEBP', chunk, zeros(4), ...body)

const aJpeg = { type: 'image/jpeg', width: 4000, height: 3000 }
const aWebp = { type: 'image/webp', width: 1600, height: 1200 }

test.each([
  ['a PNG', png([0, 0, 4, 0], [0, 0, 3, 0]), { type: 'image/png', width: 1024, height: 768 }],
  ['a pixel flood', png([0, 0, 0x75, 0x30], [0, 0, 0x75, 0x30]), { type: 'image/png', width: 30_000, height: 30_000 }],
  ['a JPEG', bytes([0xff, 0xd8], frame(0xc0)), aJpeg],
  [
    'a progressive JPEG after Exif, a table and fill bytes',
    bytes([0xff, 0xd8], exif, [0xff, 0xc4, 0, 3, 0], [0xff, 0xff], frame(0xc2)),
    aJpeg,
  ],
  ['a WebP', webp('VP8 ', zeros(6), [0x40, 0x06, 0xb0, 0x04]), aWebp],
  // 1599 and, 14 bits higher, 1199
  ['a lossless WebP', webp('VP8L', [0x2f, 0x3f, 0xc6, 0x2b, 0x01]), aWebp],
  ['an extended WebP', webp('VP8X', zeros(4), [0x3f, 0x06, 0], [0xaf, 0x04, 0]), aWebp],
])('reads type and size of %s', (_, file, expected) => {
  expect(readPhotoHeader(file)).toEqual(expected)
})

test.each([
  ['nothing', bytes('')],
  ['a page', bytes('<!doctype html><script>alert(1)</script>')],
  ['a GIF', bytes('GIF89a', [1, 0, 1, 0, 0, 0, 0])],
  ['a PNG of no width', png([0, 0, 0, 0], [0, 0, 3, 0])],
  ['a PNG that breaks off', png([0, 0, 4, 0], [0, 0, 3, 0]).subarray(0, 20)],
  ['a PNG without its first chunk', bytes('\x89PNG\r\n\x1a\n', [0, 0, 0, 13], 'IDAT', zeros(13))],
  ['a JPEG without a frame', bytes([0xff, 0xd8, 0xff, 0xda, 0, 2])],
  ['a JPEG that breaks off', bytes([0xff, 0xd8], exif)],
  ['a JPEG with a segment of length 0', bytes([0xff, 0xd8, 0xff, 0xe1, 0, 0, 0, 0])],
  ['a sound', bytes('RIFF', zeros(4), 'WAVEfmt ')],
  ['an unknown WebP', webp('VP9 ', zeros(20))],
])('does not take %s for a photo', (_, file) => {
  expect(readPhotoHeader(file)).toBeUndefined()
})

test('reads a part of a larger buffer', () => {
  const file = png([0, 0, 4, 0], [0, 0, 3, 0])
  const larger = new Uint8Array(file.length + 7)
  larger.set(file, 7)
  expect(readPhotoHeader(larger.subarray(7))).toMatchObject({ width: 1024 })
})
