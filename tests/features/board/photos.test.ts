import { expect, test } from 'vitest'
import { photosOf } from '../../../src/features/board/EnquiryDetail.tsx'

test.each([
  ['/a.jpg', ['/b.jpg', '/a.jpg', '/c.jpg'], ['/a.jpg', '/b.jpg', '/c.jpg']],
  [null, ['/b.jpg'], ['/b.jpg']],
  [null, [], [null]], // stands for the drawn crop
])('the main photo %j first, then of %j each once: %j', (photo, others, shown) => {
  const images = others.map((image, id) => ({ id, image }))
  expect(photosOf({ photo, images })).toEqual(shown)
})
