import { beforeEach, expect, test, vi } from 'vitest'
import { deviceLocation } from '../../../src/features/registration/personal.ts'
import { proves } from '../../proves.ts'

beforeEach(() => void vi.useFakeTimers())

const device = (getCurrentPosition: Geolocation['getCurrentPosition']) =>
  vi.stubGlobal('navigator', { geolocation: { getCurrentPosition } })

test('asks for at most 10 s and accepts a coarse position up to five minutes old', async () => {
  const ask = vi.fn<Geolocation['getCurrentPosition']>((found) =>
    found({ coords: { latitude: 20.0812345, longitude: 74.1 } } as GeolocationPosition),
  )
  device(ask)
  expect(await deviceLocation()).toBe('20.0812, 74.1000')
  expect(ask.mock.calls[0]![2]).toEqual({ timeout: 10_000, maximumAge: 300_000 })
})

test('a refusal is “Location unavailable”', proves('case 37'), async () => {
  device((_found, refused) => refused?.({} as GeolocationPositionError))
  expect(await deviceLocation()).toBe('Location unavailable')
})

test('an unanswered question ends after 10 s', proves('case 37'), async () => {
  device(() => undefined)
  const location = deviceLocation()
  await vi.advanceTimersByTimeAsync(9_999)
  expect(await Promise.race([location, Promise.resolve('waiting')])).toBe('waiting')
  await vi.advanceTimersByTimeAsync(1)
  expect(await location).toBe('Location unavailable')
})

test('a browser without geolocation gets a message of its own', async () => {
  vi.stubGlobal('navigator', {})
  expect(await deviceLocation()).toBe('Geolocation not supported')
})
