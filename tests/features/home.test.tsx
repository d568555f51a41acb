import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { latestEnquiriesQuery } from '../../src/api/latest-enquiries.ts'
import { LatestEnquiries } from '../../src/features/home/LatestEnquiries.tsx'
import { ProductSearch } from '../../src/features/home/ProductSearch.tsx'
import { clearMessages, watchMessages } from '../../src/ui/toast/messages.ts'
import { useQuery } from '@tanstack/react-query'
import { holdFetch, stubFetch } from '../api/page.ts'
import { proves } from '../proves.ts'
import { anEnquiry } from '../factories.ts'
import { show, signIn, where } from '../render.tsx'

test('“Load more categories” shows twelve more, of four cards each, and focuses the first of them', async () => {
  const latest = Array.from({ length: 30 }, (_, kind) => {
    const product = { id: kind + 1, name: `Kind ${kind}` }
    return [product.name, Array.from({ length: 5 }, (_, index) => anEnquiry({ id: index + 1, product }))]
  })
  stubFetch(() => Response.json(Object.fromEntries(latest)))
  await show(<LatestEnquiries />)
  await userEvent.click(await screen.findByRole('button', { name: 'Load more categories' }))
  const rows = screen.getAllByRole('region')
  expect(rows).toHaveLength(24)
  expect(within(rows[12]!).getAllByRole('article')).toHaveLength(4)
  expect(document.activeElement).toBe(within(rows[12]!).getAllByRole('link')[0])
})

const crops = ['Onion', 'Tomato'].map((name, index) => ({ id: 49 + index, name, photo: null }))

test('a visitor who looks for buyers finds only enquiries of buyers', async () => {
  function Page() {
    useQuery(latestEnquiriesQuery('en'))
    return <ProductSearch />
  }
  const latest = { Vegetables: [anEnquiry({ id: 1, type: 'sell' }), anEnquiry({ id: 2, type: 'buy' })] }
  stubFetch(({ url }) => Response.json(url.includes('subcategories') ? crops : latest))
  await show(<Page />)
  // Not typed by user-event: it sends a change as the field loses the focus, here in the middle of React's work.
  fireEvent.input(screen.getByRole('textbox'), { target: { value: 'onion buyers' } })
  fireEvent.submit(screen.getByRole('search'))
  const found = await screen.findAllByRole('listitem')
  expect(found.map(({ textContent }) => textContent)).toEqual(['Onion Nashik Red required in Niphad'])
})

describe('the search', () => {
  async function type(text: string) {
    stubFetch(() => Response.json(crops))
    await show(<ProductSearch />)
    await search(text)
  }
  async function search(text: string) {
    await userEvent.click(screen.getByLabelText(/Which produce/))
    await userEvent.keyboard(text)
  }

  test('Escape closes the list and leaves the text; one Enter then submits it', async () => {
    await type('tom')
    await screen.findByRole('option')
    await userEvent.keyboard('{Escape}')
    expect(screen.queryByRole('listbox')).toBeNull()
    expect(screen.getByRole('combobox')).toHaveProperty('value', 'tom')
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(where()).toBe('/directory?search=tom&entityType=farmer'))
  })

  test('Enter with the list open and nothing chosen submits the text, also again after a suggestion', async () => {
    await type('tom')
    await screen.findByRole('option')
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(where()).toBe('/directory?search=tom&entityType=farmer'))
    await userEvent.keyboard('a')
    await userEvent.click(await screen.findByRole('option'))
    await waitFor(() => expect(where()).toMatch(/name=Tomato/))
    await userEvent.clear(screen.getByRole('combobox'))
    await userEvent.keyboard('tom{Enter}')
    await waitFor(() => expect(where()).toBe('/directory?search=tom&entityType=farmer'))
  })

  test('a visitor whom the search leads to the sign-in is told why, once', async () => {
    clearMessages()
    const said = vi.fn<(texts: string[]) => void>()
    onTestFinished(watchMessages((all) => said(all.map(({ text }) => text))))
    await type('tom{Enter}{Enter}')
    await waitFor(() => expect(where()).toMatch(/^\/directory/))
    expect(said.mock.lastCall).toEqual([['Log in to see everyone who fits']])
    clearMessages()
    signIn()
    await search('ato{Enter}')
    await waitFor(() => expect(where()).toMatch(/=tomato/))
    expect(said.mock.lastCall).toEqual([[]])
  })

  test('a visitor who asks for a price is led to the mandi prices, without a word about signing in', async () => {
    clearMessages()
    const said = vi.fn<(texts: string[]) => void>()
    onTestFinished(watchMessages((all) => said(all.map(({ text }) => text))))
    await type('tomato price today{Enter}')
    await waitFor(() => expect(where()).toBe('/price-mandi?commodity=Tomato'))
    expect(said.mock.lastCall).toEqual([[]])
  })

  test('spaces alone submit nothing', proves('check 21'), async () => {
    await type('  {Enter}')
    await userEvent.click(screen.getByRole('button', { name: 'Search' }))
    expect(where()).toBe('/')
  })

  test('suggestions that come late still show, without another key', async () => {
    const held = holdFetch()
    await show(<ProductSearch />)
    await search('oni')
    await screen.findByText('Loading suggestions…')
    held[0]!.answer(Response.json(crops))
    await screen.findByRole('option', { name: 'Onion' })
  })
})
