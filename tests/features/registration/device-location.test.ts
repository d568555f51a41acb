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

test('a person may take a minute to allow it', proves('case 37'), async () => {
  device((found) =>
    setTimeout(() => found({ coords: { latitude: 20, longitude: 74.1 } } as GeolocationPosition), 60_000),
  )
  const location = deviceLocation()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(await location).toBe('20.0000, 74.1000')
})

test('a browser without geolocation gets a message of its own', async () => {
  vi.stubGlobal('navigator', {})
  expect(await deviceLocation()).toBe('Geolocation not supported')
})
