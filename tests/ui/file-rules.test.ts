import { expect, test } from 'vitest'
import { fileProblem, megabytes, MAX_BYTES, PHOTO_TYPES } from '../../src/ui/fields/file-rules.ts'

test.each([
  ['onion.jpg', 'image/jpeg', 1, undefined],
  ['onion.jpg', 'image/jpeg', MAX_BYTES, undefined],
  ['onion.jpg', 'image/jpeg', MAX_BYTES + 1, 'size'],
  ['onion.png', 'image/png', 0, 'empty'],
  ['onion.WEBP', '', 10, undefined], // some Android pickers give no type
  ['onion', '', 10, 'type'],
  ['onion.gif', 'image/gif', 10, 'type'],
  ['slip.pdf', 'application/pdf', 10, 'type'],
  ['onion.jpg.exe', 'application/x-msdownload', 10, 'type'],
  ['onion.jpg', 'text/html', 10, 'type'],
])('%s of type "%s" with %i bytes: %s', (name, type, size, expected) => {
  expect(fileProblem({ name, type, size }, PHOTO_TYPES)).toBe(expected)
})

test('sizes are said in megabytes', () => {
  expect([0, 1, 1_048_576, MAX_BYTES, 2_600_000].map(megabytes)).toEqual([0, 0.1, 1, 5, 2.5])
})
