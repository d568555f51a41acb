import { beforeEach, expect, test, vi } from 'vitest'
import { locate } from '../../src/domain/places/district-points.ts'

type Ask = (found: (position: object) => void, failed: (error: object) => void) => void
const device = (getCurrentPosition?: Ask) =>
  vi.stubGlobal('navigator', getCurrentPosition ? { geolocation: { getCurrentPosition } } : {})

beforeEach(() => void vi.useFakeTimers())

test('gives the position and nothing else', async () => {
  device((found) => found({ coords: { latitude: 20, longitude: 74, accuracy: 5 }, timestamp: 1 }))
  await expect(locate()).resolves.toEqual({ latitude: 20, longitude: 74 })
  expect(vi.getTimerCount()).toBe(0)
})

test.each([
  [1, 'denied'],
  [2, 'unavailable'],
  [3, 'unavailable'],
])('error %i of the device is “%s”', async (code, why) => {
  device((_found, failed) => failed({ code, PERMISSION_DENIED: 1 }))
  await expect(locate()).rejects.toMatchObject({ why })
})

test('a device without geolocation is “unavailable” at once', async () => {
  device()
  await expect(locate()).rejects.toMatchObject({ why: 'unavailable' })
  expect(vi.getTimerCount()).toBe(0)
})
