import { expect, test } from 'vitest'
import { isPicture, PICTURE_TYPES, pictureToSend } from '../../../src/features/profile/ProfileForm.tsx'
import { fileProblem, MAX_BYTES } from '../../../src/ui/fields/file-rules.ts'

const JPEG = [0xff, 0xd8, 0xff, 0xe0]
const PNG = [0x89, 0x50, 0x4e, 0x47]
const GIF = [0x47, 0x49, 0x46, 0x38]
const file = (name: string, type: string, start: number[], size = 100) => {
  const bytes = new Uint8Array(size)
  bytes.set(start.slice(0, size))
  return new File([bytes], name, { type })
}

const pictureProblem = async (given: File) =>
  fileProblem(given, PICTURE_TYPES) ?? ((await isPicture(given)) ? undefined : 'type')

/** §profile.4, §forms.13 */
test.each([
  ['a JPEG', file('a.jpeg', 'image/jpeg', JPEG)],
  ['a JPG', file('a.JPG', 'image/jpeg', JPEG)],
  ['a PNG', file('a.png', 'image/png', PNG)],
  ['a GIF', file('a.gif', 'image/gif', GIF)],
  ['a GIF without a type', file('a.gif', '', GIF)],
  ['exactly 5 MB', file('a.png', 'image/png', PNG, MAX_BYTES)],
])('%s is taken', async (_, given) => expect(await pictureProblem(given)).toBeUndefined())

test.each([
  ['a WebP', file('a.webp', 'image/webp', JPEG), 'type'],
  ['a PDF', file('a.pdf', 'application/pdf', [0x25, 0x50, 0x44, 0x46]), 'type'],
  ['an SVG', file('a.svg', 'image/svg+xml', [0x3c, 0x73, 0x76, 0x67]), 'type'],
  ['HTML that calls itself a picture', file('a.png', 'image/png', [0x3c, 0x68, 0x74, 0x6d]), 'type'],
  ['an empty file', file('a.png', 'image/png', [], 0), 'empty'],
  ['one byte too many', file('a.png', 'image/png', PNG, MAX_BYTES + 1), 'size'],
] as const)('%s is refused', async (_, given, problem) => expect(await pictureProblem(given)).toBe(problem))

test('a GIF is sent as it is', async () => {
  const gif = file('a.gif', 'image/gif', GIF)
  expect(await (await pictureToSend(gif)).bytes()).toEqual(await gif.bytes())
})
