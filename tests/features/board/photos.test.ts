import { expect, test } from 'vitest'
import { photosOf } from '../../../src/features/board/EnquiryDetail.tsx'

const images = (...addresses: string[]) => addresses.map((image, id) => ({ id, image }))

test('the main photo first, each once', () => {
  expect(photosOf({ photo: '/a.jpg', images: images('/b.jpg', '/a.jpg', '/c.jpg') })).toEqual([
    '/a.jpg',
    '/b.jpg',
    '/c.jpg',
  ])
  expect(photosOf({ photo: null, images: images('/b.jpg') })).toEqual(['/b.jpg'])
})

test('without any, one stands for the drawn crop', () => {
  expect(photosOf({ photo: null, images: [] })).toEqual([null])
})
