import { expect, test } from 'vitest'
import { PhotoRefused, scaledSize, scalePhoto } from '../../src/domain/files.ts'
import { proves } from '../proves.ts'

/** A picture with a red left and a blue right half. */
async function picture(width: number, height: number, type: string, name = `onion.${type.replace('image/', '')}`) {
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d')!
  context.fillStyle = '#f00'
  context.fillRect(0, 0, width / 2, height)
  context.fillStyle = '#00f'
  context.fillRect(width / 2, 0, width / 2, height)
  return new File([await canvas.convertToBlob({ type })], name, { type })
}

const codes = (text: string) => Array.from(text, (c) => c.charCodeAt(0))

/** Inserts an Exif segment after a JPEG's first marker: rotated (orientation 6), with a location. */
async function withExif(jpeg: File) {
  const bytes = new Uint8Array(await jpeg.arrayBuffer())
  const tiff = [0x4d, 0x4d, 0, 42, 0, 0, 0, 8, 0, 1, 1, 0x12, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0, 0, 0, 0, 0]
  const body = [...codes('Exif\0\0'), ...tiff, ...codes('GPS 18.52N')]
  const segment = [0xff, 0xe1, 0, body.length + 2, ...body]
  return new File([bytes.subarray(0, 2), Uint8Array.from(segment), bytes.subarray(2)], jpeg.name, { type: jpeg.type })
}

async function pixel(file: File, x: number, y: number) {
  const bitmap = await createImageBitmap(file)
  const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')!
  context.drawImage(bitmap, 0, 0)
  const [red = 0, green = 0, blue = 0] = context.getImageData(x, y, 1, 1).data
  return { red: red > 200, green: green > 200, blue: blue > 200 }
}
async function sizeOf(file: File) {
  const { width, height } = await createImageBitmap(file)
  return [width, height]
}
const text = async (file: File) => new TextDecoder('latin1').decode(await file.arrayBuffer())
const refusal = (file: File) =>
  scalePhoto(file).then(
    () => 'taken',
    (error: unknown) => (error instanceof PhotoRefused ? error.problem : error),
  )

const types = ['image/jpeg', 'image/png', 'image/webp']
test.each(types)('%s becomes a JPEG of 1600 px at the longer side', async (type) => {
  const sent = await scalePhoto(await picture(2400, 1200, type))
  expect(sent).toMatchObject({ name: 'onion.jpg', type: 'image/jpeg' })
  expect(await sizeOf(sent)).toEqual([1600, 800])
  expect(await pixel(sent, 100, 400)).toEqual({ red: true, green: false, blue: false })
  expect(await pixel(sent, 1500, 400)).toEqual({ red: false, green: false, blue: true })
})

test('is rotated as the camera was held, and loses its location', proves('case 8'), async () => {
  const taken = await withExif(await picture(1800, 900, 'image/jpeg'))
  expect(await text(taken)).toContain('GPS 18.52N')
  const sent = await scalePhoto(taken)
  expect(await text(sent)).not.toMatch(/Exif|GPS/)
  // Rotated clockwise by a quarter turn: the left side is now at the top.
  expect(await sizeOf(sent)).toEqual([800, 1600])
  expect(await pixel(sent, 400, 100)).toEqual({ red: true, green: false, blue: false })
})

test('a small photo is re-encoded but not enlarged, and transparent parts become white', async () => {
  const clear = new OffscreenCanvas(3, 2)
  clear.getContext('2d')
  const type = 'image/png'
  const sent = await scalePhoto(new File([await clear.convertToBlob({ type })], 'my.onion.png', { type }))
  expect(sent.name).toBe('my.onion.jpg')
  expect(await sizeOf(sent)).toEqual([3, 2])
  expect(await pixel(sent, 1, 1)).toEqual({ red: true, green: true, blue: true })
})

test('the bytes tell what it is, not the name or the declared type', proves('case 7'), async () => {
  const png = await picture(10, 10, 'image/png', 'onion.jpg')
  expect(await refusal(new File([png], 'onion.jpg', { type: 'image/jpeg' }))).toBe('taken')
  const gif = Uint8Array.from(codes(atob('R0lGODlhAQABAIAAAAAAAP///ywAAAAAAQABAAACAUwAOw==')))
  for (const other of ['<svg onload="alert(1)"/>', gif])
    expect(await refusal(new File([other], 'onion.png', { type: 'image/png' }))).toBe('unreadable')
})

test('refuses what is too large, empty, damaged or of another type', proves('case 7', 'case 8'), async () => {
  const png = new Uint8Array(await (await picture(10, 10, 'image/png')).arrayBuffer())
  const flood = png.slice()
  // A header of 12,000 × 9,000, with its checksum.
  flood.set([0x00, 0x00, 0x2e, 0xe0, 0x00, 0x00, 0x23, 0x28, 0x08, 0x06, 0x00, 0x00, 0x00, 0xcd, 0x29, 0x71, 0xe8], 16)
  const type = 'image/png'
  expect(await refusal(new File([new Uint8Array(5 * 1024 * 1024 + 1)], 'a.png', { type }))).toBe('size')
  expect(await refusal(new File([], 'a.png', { type }))).toBe('empty')
  expect(await refusal(new File(['GIF89a'], 'a.gif', { type: 'image/gif' }))).toBe('type')
  expect(await refusal(new File([flood], 'a.png', { type }))).toBe('pixels')
  expect(await refusal(new File([png.subarray(0, 30)], 'a.png', { type }))).toBe('unreadable')
})

test('stops when it is cancelled', async () => {
  const cancel = new AbortController()
  const scaling = scalePhoto(await picture(2400, 1200, 'image/jpeg'), cancel.signal)
  cancel.abort()
  await expect(scaling).rejects.toMatchObject({ name: 'AbortError' })
})

test.each([
  [1600, 1600, 1600, 1600],
  [1601, 10, 1600, 10],
  [3000, 4000, 1200, 1600],
  [60_000, 1, 1600, 1],
  [1, 1, 1, 1],
])('%i × %i is sent as %i × %i', (width, height, toWidth, toHeight) => {
  expect(scaledSize(width, height)).toEqual({ width: toWidth, height: toHeight })
})
