import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import NearnessForm from '../../../src/features/directory/NearnessForm.tsx'
import { holdFetch, stubFetch } from '../../api/page.ts'
import { settled, show, signIn, where } from '../../render.tsx'
import { nearestFirst } from '../../../src/features/directory/Nearness.tsx'
import DirectoryPage from '../../../src/features/directory/DirectoryPage.tsx'
import { anEntry, aPage } from '../../factories.ts'

/** What the look-up of a pincode answers. */
const lookUp = (district: string) =>
  Response.json({ status: 'success', data: { state: 'Maharashtra', district, city: [] } })
const field = () => screen.getByRole('textbox')
const sort = () => fireEvent.click(screen.getByRole('button', { name: 'Sort' }))
function sortBy(pin: string) {
  fireEvent.change(field(), { target: { value: pin } })
  sort()
}
const says = (text: string) => waitFor(() => expect(screen.getByRole('alert').textContent.trim()).toBe(text))

test('an invalid pincode shows an error at its field; one that isn’t found or can’t be looked up, below it', async () => {
  const answers = [new Response(null, { status: 404 }), new Response(null, { status: 500 }), lookUp('Nashik')]
  stubFetch(() => answers.shift()!)
  const onChoose = vi.fn()
  await show(<NearnessForm onChoose={onChoose} />)
  sortBy('4220')
  expect(document.activeElement).toBe(
    screen.getByRole('textbox', { description: 'Enter a pincode of 6 digits that does not begin with 0' }),
  )
  sortBy('999404')
  await says('This pincode was not found. Check it, or give another one nearby.')
  sortBy('४२२ 003')
  await says('Server error. Please try again later.')
  sort()
  await waitFor(() => expect(onChoose).toHaveBeenCalledWith({ state: 'Maharashtra', district: 'Nashik' }))
})

const device = (getCurrentPosition: Geolocation['getCurrentPosition']) =>
  vi.stubGlobal('navigator', { onLine: true, geolocation: { getCurrentPosition } })

test('typing another pincode cancels the earlier look-up and its error; the last one counts', async () => {
  device((_, refused) => refused?.({ code: 1, PERMISSION_DENIED: 1 } as GeolocationPositionError))
  const held = holdFetch()
  const isAsked = (times: number) => waitFor(() => expect(held).toHaveLength(times))
  const onChoose = vi.fn()
  await show(<NearnessForm onChoose={onChoose} />)
  fireEvent.click(screen.getByRole('button', { name: 'Use my location' }))
  await screen.findByText(/^Location unavailable.* You can give a pincode instead\.$/)
  fireEvent.change(field(), { target: { value: '422001' } })
  expect(screen.queryByText(/^Location unavailable/)).toBeNull()
  sort()
  await isAsked(1)
  fireEvent.change(field(), { target: { value: '42200' } })
  held[0]!.answer(lookUp('Nashik'))
  await settled()
  expect(onChoose).not.toHaveBeenCalled()
  sortBy('422002')
  await isAsked(2)
  sortBy('411001')
  await isAsked(3)
  held[2]!.answer(lookUp('Pune'))
  held[1]!.answer(lookUp('Nashik'))
  await settled()
  expect(onChoose).toHaveBeenCalledExactlyOnceWith({ state: 'Maharashtra', district: 'Pune' })
})

test('“Use my location” stops waiting when a pincode is typed', async () => {
  device(() => undefined)
  await show(<NearnessForm onChoose={vi.fn()} />)
  const here = screen.getByRole('button', { name: 'Use my location' })
  fireEvent.click(here)
  await waitFor(() => expect(here.ariaDisabled).toBe('true'))
  fireEvent.change(field(), { target: { value: '4' } })
  await waitFor(() => expect(here.ariaDisabled).toBeNull())
})

test.each([
  [1_000, '1,000 businesses Nearest to Nashik'],
  [
    2_500,
    '1,000 businesses Nearest to NashikOnly the first 1,000 are sorted and shown: choose a category to see all that are near.',
  ],
])(
  'sorts %i farmers by distance, and the status says how many, and that the nearest come first (§directory.6)',
  async (count, said) => {
    signIn()
    stubFetch(({ url }) => {
      const { pathname, searchParams } = new URL(url)
      if (!pathname.includes('/farmers/')) return Response.json([])
      const page = Number(searchParams.get('page') ?? 1)
      const results = Array.from({ length: 100 }, (_, index) => anEntry({}, 100 * page + index))
      return Response.json(aPage(results, count, 100 * page < count ? url : null))
    })
    await show(<DirectoryPage />, { at: '/directory?near=Nashik%2CMaharashtra' })
    await waitFor(() => expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain(said))
  },
)

test('“Only those in Daman” lists nobody of Diu, whose state has “Daman” in its name (§directory.6)', async () => {
  signIn()
  const state = 'Dadra and Nagar Haveli and Daman and Diu'
  const entries = ['Diu', 'Daman'].map((district, id) => anEntry({ district, state }, id + 1))
  stubFetch(() => Response.json(aPage(entries)))
  await show(<DirectoryPage />, { at: `/directory?near=Daman,${state}` })
  fireEvent.click(await screen.findByRole('link', { name: 'Only those in Daman' }))
  expect(where()).toContain('search=Daman')
  await waitFor(() =>
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain(
      '1 business Nearest to Daman',
    ),
  )
})

test('“Show nearest first” opens and closes the form for the place', async () => {
  stubFetch(() => Response.json([]))
  await show(<DirectoryPage />, { at: '/directory' })
  fireEvent.click(screen.getByText('Show nearest first'))
  await screen.findByLabelText('Or your pincode')
  fireEvent.click(screen.getByText('Show nearest first'))
  await waitFor(() => expect(screen.queryByLabelText('Or your pincode')).toBeNull())
})

test('the kind of business chosen while a pincode is looked up stays', async () => {
  signIn()
  const held = holdFetch(({ url }) => (url.includes('/pincode') ? undefined : Response.json(aPage([anEntry()]))))
  await show(<DirectoryPage />, { at: '/directory' })
  fireEvent.click(screen.getByText('Show nearest first'))
  fireEvent.change(await screen.findByLabelText('Or your pincode'), { target: { value: '422001' } })
  sort()
  fireEvent.click(screen.getByRole('link', { name: 'Buyers' }))
  await waitFor(() => expect(held).toHaveLength(1))
  held[0]!.answer(lookUp('Nashik'))
  await waitFor(() => expect(where()).toContain('near=Nashik'))
  expect(where()).toContain('entityType=buyer')
})

test('the nearest come first, unknown places last, and equal distances keep their order', () => {
  const km: Record<string, number | undefined> = { a: 300, b: undefined, c: 0, d: 300, e: undefined }
  expect(nearestFirst(['a', 'b', 'c', 'd', 'e'], (row) => km[row])).toEqual(['c', 'a', 'd', 'b', 'e'])
})

const there = (latitude: number, longitude: number) =>
  device((found) => found({ coords: { latitude, longitude } } as GeolocationPosition))
test.each<[string, string, () => void, RegExp]>([
  ['a pincode goes to its look-up only', 'farmer', () => sortBy('४२२ 003'), /422003/],
  [
    'the position of the device goes nowhere',
    'manufacturer',
    () => fireEvent.click(screen.getByRole('button', { name: 'Use my location' })),
    /20\.12|73\.98/,
  ],
])('%s, and is not kept; the nearest %s is the first', async (_, type, choose, secret) => {
  signIn()
  there(20.1234, 73.9876)
  const requests = stubFetch(({ url }) => {
    if (url.includes('/pincode/')) return lookUp('Nashik')
    const entries = ['Pune', 'Nashik'].map((district, at) => anEntry({ name: district, district }, at + 1))
    return Response.json(url.includes(`/${type}s/`) ? aPage(entries) : [])
  })
  await show(<DirectoryPage />, { at: `/directory?entityType=${type}` })
  const names = () => screen.queryAllByRole('article').map((card) => within(card).getByRole('heading').textContent)
  await waitFor(() => expect(names()).toEqual(['Pune', 'Nashik']))
  fireEvent.click(screen.getByText('Show nearest first'))
  await screen.findByLabelText('Or your pincode')
  choose()
  await screen.findByRole('heading', { name: 'Near Nashik: the nearest first' })
  await waitFor(() => expect(names()).toEqual(['Nashik', 'Pune']))
  expect(screen.getByText('In this district')).toBeTruthy()
  expect(where()).toBe(`/directory?entityType=${type}&near=Nashik%2CMaharashtra`)
  const told = await Promise.all(requests.map(async (request) => request.url + (await request.clone().text())))
  expect(told.filter((text) => secret.test(text) && !text.endsWith('/location/pincode/422003/'))).toEqual([])
  expect([localStorage, sessionStorage].flatMap(Object.entries).join()).not.toMatch(secret)
  fireEvent.click(screen.getByRole('link', { name: 'Don’t sort by distance' }))
  await waitFor(() => expect(names()).toEqual(['Pune', 'Nashik']))
})
