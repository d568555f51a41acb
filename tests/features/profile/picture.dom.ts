import { expect, test } from 'vitest'
import { PICTURE_TYPES, pictureToSend } from '../../../src/features/profile/ProfileForm.tsx'
import { fileProblem, hasFileType } from '../../../src/ui/fields/file-rules.ts'

const GIF = [0x47, 0x49, 0x46, 0x38]
const file = (name: string, type: string, start: number[]) => new File([new Uint8Array([...start, 0])], name, { type })

/** §profile.4, §forms.13; the other rules: tests/ui/file-field.browser.tsx. */
test.each([
  ['a JPEG', true, file('a.jpeg', 'image/jpeg', [0xff, 0xd8, 0xff, 0xe0])],
  ['a PNG', true, file('a.png', 'image/png', [0x89, 0x50, 0x4e, 0x47])],
  ['a GIF', true, file('a.gif', 'image/gif', GIF)],
  ['HTML that calls itself a picture', false, file('a.png', 'image/png', [0x3c, 0x68, 0x74, 0x6d])],
])('%s is a picture: %s', async (_, isOne, given) => {
  expect(fileProblem(given, PICTURE_TYPES)).toBeUndefined()
  expect(await hasFileType(given, PICTURE_TYPES)).toBe(isOne)
})

test('a WebP is refused', () => {
  expect(fileProblem(file('a.webp', 'image/webp', []), PICTURE_TYPES)).toBe('type')
})

test('a GIF is sent as it is', async () => {
  const gif = file('a.gif', 'image/gif', GIF)
  expect(await (await pictureToSend(gif)).bytes()).toEqual(await gif.bytes())
})
