import { fireEvent, screen, waitFor } from '@testing-library/react'
import { useNavigate, useSearchParams } from 'react-router'
import { expect, test } from 'vitest'
import { readMandiView } from '../../../src/features/mandi/mandi-view.ts'
import SellPanel from '../../../src/features/mandi/sell/SellPanel.tsx'
import type { Locale } from '../../../src/i18n/locales.ts'
import { holdFetch, stubFetch } from '../../api/page.ts'
import { show } from '../../render.tsx'

const NASHIK = 'state=Maharashtra&district=Nashik'

/** Imitates the page, on which “Near me” changes the address. */
function Page() {
  const view = readMandiView(useSearchParams()[0])
  const navigate = useNavigate()
  return (
    <>
      <SellPanel view={view} />
      <button onClick={() => void navigate(`?${NASHIK}&commodity=Onion&sell=open`)}>Near me</button>
    </>
  )
}
const field = (name: string) => document.querySelector<HTMLInputElement>(`input[name=${name}]`)!
const type = (name: string, value: string) => fireEvent.input(field(name), { target: { value } })
const open = (query: string, locale: Locale = 'en') => show(<Page />, { locale, at: `/price-mandi?${query}` })

test('a crop’s name that arrives late doesn’t replace the input', async () => {
  const onion = { id: 1, name: 'प्याज', photo: null, search_words: 'onion प्याज कांदा' }
  const held = holdFetch()
  await open(`${NASHIK}&commodity=Onion&sell=12-quintal`, 'hi')
  expect(field('commodity').value).toBe('Onion')
  type('quantity', '20')
  held[0]!.answer(Response.json([onion]))
  await waitFor(() => expect(field('commodity').value).toBe('प्याज'))
  expect(field('quantity').value).toBe('20')
})

test('before the first question, “Near me” leaves the crop that was typed', async () => {
  stubFetch(() => Response.json([]))
  await open('commodity=Onion&sell=open')
  expect(field('commodity').value).toBe('Onion')
  type('commodity', 'Tomato')
  fireEvent.click(screen.getByRole('button', { name: 'Near me' }))
  await waitFor(() =>
    expect(screen.getByLabelText<HTMLInputElement>(/Your district/).value).toBe('Nashik, Maharashtra'),
  )
  expect(field('commodity').value).toBe('Tomato')
})

test.each([
  ['quantity', '500 kg', 'Enter the quantity as a number, at least 1 kg'],
  ['quantity', '₹500', 'Enter the quantity as a number, at least 1 kg'],
  ['feePercent', '₹50', 'Enter the commission and fees as a number from 0 to 99, or leave the field empty'],
  ['load', '2 tons', 'Enter how many quintals the vehicle carries'],
])('“%s” is not counted in the unit of its field: %s', async (name, typed, error) => {
  stubFetch(({ url }) => Response.json(url.includes('price-mandi') ? { records: [], total: 0 } : []))
  await open(`${NASHIK}&commodity=Onion&sell=12-quintal&way=22-15`)
  type(name, typed)
  fireEvent.click(screen.getByRole('button', { name: 'Compare markets' }))
  expect(await screen.findByRole('link', { name: error })).toBeTruthy()
})

test('of an address with a district but no state, the answer is that we do not know the place', async () => {
  stubFetch(({ url }) => Response.json(url.includes('price-mandi') ? { records: [], total: 0 } : []))
  await open('district=Xyz&commodity=Onion&sell=12-quintal')
  expect(await screen.findByText('We do not know the place Xyz. Choose your district in the form above.')).toBeTruthy()
})

test('of an address with a district but no state, the only state with this district is taken', async () => {
  const asked: string[] = []
  stubFetch(({ url }) => {
    asked.push(url)
    return Response.json(url.includes('price-mandi') ? { records: [], total: 0 } : [])
  })
  await open('district=Nashik&commodity=Onion&sell=12-quintal')
  await waitFor(() =>
    expect(screen.getByLabelText<HTMLInputElement>(/Your district/).value).toBe('Nashik, Maharashtra'),
  )
  expect(await screen.findByText(/No market within 300 km/)).toBeTruthy()
  expect(asked.filter((url) => url.includes('district=Nashik') && !url.includes('state='))).toEqual([])
})

test('the cost of the vehicle, looked at, leaves one’s own cost per quintal', async () => {
  stubFetch(() => Response.json([]))
  await open('sell=open')
  const by = screen.getByLabelText('Cost of transport')
  type('rate', '200')
  fireEvent.change(by, { target: { value: 'vehicle' } })
  expect(field('rate').value).toBe('22')
  type('rate', '25')
  fireEvent.change(by, { target: { value: 'weight' } })
  expect(field('rate').value).toBe('200')
  fireEvent.change(by, { target: { value: 'vehicle' } })
  expect(field('rate').value).toBe('25')
})
