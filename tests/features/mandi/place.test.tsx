import { fireEvent, screen, waitFor } from '@testing-library/react'
import { QueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { userProfileQuery } from '../../../src/api/account.ts'
import { storeOwnPlace } from '../../../src/app/shell/complete-sign-in.ts'
import { placeInText } from '../../../src/domain/places/place-in-text.ts'
import { mandiAddress } from '../../../src/features/mandi/mandi-view.ts'
import { PlaceBar } from '../../../src/features/mandi/PlaceBar.tsx'
import { useMandiView } from '../../../src/features/mandi/MandiPage.tsx'
import { openSession, signOut } from '../../../src/session/session.ts'
import { readStored } from '../../../src/session/storage.ts'
import { show, where } from '../../render.tsx'

vi.mock('../../../src/domain/places/place-in-text.ts', { spy: true })

const TOKEN = 'a-token-0123456789'
const NASHIK = 'state=Maharashtra&district=Nashik'

/** Imitates the page: the place bar, and buttons for choices in the filters. */
function Page() {
  const view = useMandiView()
  const navigate = useNavigate()
  const go = (filters: object) => void navigate(mandiAddress({ ...view, filters, page: 1 }))
  return (
    <>
      <PlaceBar view={view} />
      <button onClick={() => go({ state: 'Kerala', commodity: 'Onion' })}>Kerala</button>
      <button onClick={() => go({ state: 'Atlantis' })}>Atlantis</button>
      <button onClick={() => void navigate(-1)}>Back</button>
    </>
  )
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const getCurrentPosition = vi.fn()
const findDevice = () => vi.stubGlobal('navigator', { onLine: true, geolocation: { getCurrentPosition } })
const isAt = (latitude: number, longitude: number, accuracy = 2_000) =>
  getCurrentPosition.mockImplementation((found) => found({ coords: { latitude, longitude, accuracy } }))

beforeEach(() => void findDevice())
afterEach(signOut)

test('the page reopens at the chosen state, but not at one from a link or an invalid one', async () => {
  await show(<Page />, { at: `/price-mandi?${NASHIK}` })
  expect(readStored('mandi_place')).toBeUndefined()
  press('Kerala')
  // At once: the person may leave the page before a timer runs.
  expect(readStored('mandi_place')).toBe('state=Kerala')
  press('Atlantis')
  await waitFor(() => expect(where()).toBe('/price-mandi?state=Atlantis'))
  expect(readStored('mandi_place')).toBe('state=Kerala')
})

test('only “Near me” asks for the device’s position; the other filters stay', async () => {
  isAt(20, 73.8)
  await show(<Page />, { at: '/price-mandi?commodity=Onion&page=3' })
  expect(getCurrentPosition).not.toHaveBeenCalled()
  press('Near me')
  await waitFor(() => expect(where()).toBe('/price-mandi?state=Maharashtra&district=Nashik&commodity=Onion'))
  expect(screen.queryByText('Finding where you are…')).toBeNull()
  expect(screen.getByText(/^You seem to be near Nashik, Maharashtra/)).toBeTruthy()
  // The place isn't stored until the person confirms it.
  expect(readStored('mandi_place')).toBeUndefined()
  const others = screen.getAllByRole('link').filter(({ textContent }) => textContent !== 'All of India')
  expect(others).toHaveLength(2)
  fireEvent.click(others[0]!)
  await waitFor(() => expect(where()).not.toContain('Nashik'))
  expect(readStored('mandi_place')).toMatch(/^state=\w+/)
})

test('“Near me” a second time leaves Back one step from where one was', async () => {
  isAt(20, 73.8)
  await show(<Page />, { at: '/price-mandi?state=Kerala' })
  press('Near me')
  await screen.findByText(/^You seem to be near Nashik/)
  press('Near me')
  await screen.findByText('Finding where you are…')
  await screen.findByText(/^You seem to be near Nashik/)
  press('Back')
  await waitFor(() => expect(where()).toBe('/price-mandi?state=Kerala'))
})

test('“Near me” in New Delhi finds the prices of Delhi, and the next two districts that have prices of their own', async () => {
  isAt(28.61, 77.21)
  await show(<Page />, { at: '/price-mandi' })
  press('Near me')
  await waitFor(() => expect(where()).toBe('/price-mandi?state=Delhi&district=Delhi'))
  expect(screen.getByText(/^You seem to be near Delhi\./)).toBeTruthy()
  const others = screen.getAllByRole('link').map(({ textContent }) => textContent)
  expect(others.slice(-2)).toEqual(['Faridabad, Haryana', 'Gurugram, Haryana'])
})

test('a place that is chosen before the device answers stays', async () => {
  let answer = () => {}
  getCurrentPosition.mockImplementation((found) => {
    answer = () => void found({ coords: { latitude: 20, longitude: 73.8 } })
  })
  await show(<Page />, { at: '/price-mandi' })
  press('Near me')
  await screen.findByText('Finding where you are…')
  press('Kerala')
  await waitFor(() => expect(where()).toBe('/price-mandi?state=Kerala&commodity=Onion'))
  answer()
  await waitFor(() => expect(screen.queryByText('Finding where you are…')).toBeNull())
  expect(where()).toBe('/price-mandi?state=Kerala&commodity=Onion')
})

test('a place found by the device is stored once the person has stayed there', async () => {
  isAt(20, 73.8)
  await show(<Page />, { at: '/price-mandi' })
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
  press('Near me')
  await screen.findByText(/^You seem to be near Nashik/)
  expect(readStored('mandi_place')).toBeUndefined()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(readStored('mandi_place')).toBe(NASHIK)
})

test('a person may read for a while what the device asks, before allowing it', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
  getCurrentPosition.mockImplementation((found) =>
    setTimeout(() => found({ coords: { latitude: 20, longitude: 73.8 } }), 20_000),
  )
  await show(<Page />, { at: '/price-mandi' })
  press('Near me')
  await vi.advanceTimersByTimeAsync(20_000)
  expect(await screen.findByText(/^You seem to be near Nashik/)).toBeTruthy()
})

test('a question that nobody answers ends after 30 s', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
  getCurrentPosition.mockImplementation(() => undefined)
  await show(<Page />, { at: '/price-mandi' })
  press('Near me')
  await vi.advanceTimersByTimeAsync(25_000)
  expect(screen.queryByRole('alert')).toBeNull()
  await vi.advanceTimersByTimeAsync(5_000)
  expect((await screen.findByRole('alert')).textContent).toMatch(/did not say where it is/)
})

const failing = (code: number) => (_: unknown, refuse: (error: object) => void) =>
  refuse({ code, PERMISSION_DENIED: 1 })

test('choosing a place removes the message about the missing position', async () => {
  getCurrentPosition.mockImplementation(failing(1))
  await show(<Page />, { at: '/price-mandi' })
  press('Near me')
  await screen.findByRole('alert')
  press('Kerala')
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
})

test.each([
  ['refuses its position', () => getCurrentPosition.mockImplementation(failing(1)), /does not share it/],
  ['can’t find itself', () => getCurrentPosition.mockImplementation(failing(2)), /did not say where it is/],
  ['knows only its region', () => isAt(20, 73.8, 50_000), /knows only roughly where it is/],
  ['has no geolocation', () => vi.stubGlobal('navigator', { onLine: true }), /did not say where it is/],
])('a device that %s says so and suggests the filters; another press tries again', async (_, happens, text) => {
  happens()
  await show(<Page />, { at: '/price-mandi' })
  press('Near me')
  expect((await screen.findByRole('alert')).textContent).toMatch(text)
  expect(where()).toBe('/price-mandi')
  findDevice()
  isAt(51.5, 0)
  press('Near me')
  expect(await screen.findByText(/^We know no market near this position/)).toBeTruthy()
})

/** What is stored of the place of a person who has this business. */
async function ownPlaceOf(business: object | null) {
  openSession().store({ authToken: TOKEN })
  const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } })
  queryClient.setQueryData<object>(userProfileQuery('en').queryKey, { business })
  await storeOwnPlace(queryClient, 'en')
  return readStored('own_place')
}

test.each([
  [{ state: 'Maharashtra', district: 'Nashik' }, NASHIK],
  [{ state: 'मध्य प्रदेश', district: 'भोपाल' }, 'state=Madhya+Pradesh&district=Bhopal'],
])('the place of the own business %j is kept by its official names, until the sign-out', async (place, stored) => {
  expect(await ownPlaceOf(place)).toBe(stored)
  signOut()
  expect(readStored('own_place')).toBeUndefined()
})

test.each([null, {}])('the districts are not downloaded for the business %j', async (business) => {
  expect(await ownPlaceOf(business)).toBeUndefined()
  expect(placeInText).not.toHaveBeenCalled()
})
