import { fireEvent, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useNavigate } from 'react-router'
import { expect, test } from 'vitest'
import { pages } from '../../src/app/routing/pages.ts'
import { Header } from '../../src/app/shell/Header.tsx'
import { show, signIn, where } from '../render.tsx'

/** The header entry of each page; other pages have one in the account menu, in the footer, or none. */
const ENTRIES: Record<string, [name: string, current: 'page' | 'true']> = {
  '/global-enquiry': ['Enquiries', 'page'],
  '/global-enquiry/:id': ['Enquiries', 'true'],
  '/enquiry': ['Buy & Sell', 'page'],
  '/enquiry/new': ['Buy & Sell', 'true'],
  '/enquiry/:id': ['Buy & Sell', 'true'],
  '/enquiry/edit/:id': ['Buy & Sell', 'true'],
  '/directory': ['Buyer & Seller', 'page'],
  '/farmer/:id': ['Buyer & Seller', 'true'],
  '/buyer/:id': ['Buyer & Seller', 'true'],
  '/manufacturer/:id': ['Buyer & Seller', 'true'],
  '/products/:id': ['Buyer & Seller', 'true'],
  '/price-mandi': ['Mandi Market', 'page'],
  '/Support': ['Support', 'page'],
}
test('every path of the table is a page', () => {
  expect(pages.map(({ path }) => path)).toEqual(expect.arrayContaining(Object.keys(ENTRIES)))
})

const withHeader = pages.filter(({ isAuth }) => !isAuth)
test.each(withHeader)('$path: the header marks the current page only (§shell.16)', async ({ path }) => {
  await show(<Header />, { at: `${path.replace(':id', '12')}?page=2` })
  const links = within(screen.getByRole('navigation', { name: 'Main' })).getAllByRole('link')
  const current = links.flatMap((link) => {
    const value = link.getAttribute('aria-current')
    return value ? [[link.textContent, value]] : []
  })
  expect(current).toEqual(ENTRIES[path] ? [ENTRIES[path]] : [])
})

function Page() {
  const navigate = useNavigate()
  return (
    <>
      <Header />
      <button onClick={() => void navigate(-1)}>Back</button>
      <button onClick={() => void navigate(1)}>Forward</button>
    </>
  )
}

test.each(['Account', 'Enquiries by category', 'Menu'])('%s: Back leaves the menu closed (§shell.18)', async (name) => {
  signIn()
  await show(<Page />, { at: '/Support' })
  const menu = screen.getByRole('button', { name })
  await userEvent.click(screen.getByRole('link', { name: 'Mandi Market' }))
  await userEvent.click(menu)
  expect(menu.getAttribute('aria-expanded')).toBe('true')
  fireEvent.click(screen.getByText('Back'))
  expect(menu.getAttribute('aria-expanded')).toBe('false')
  fireEvent.click(screen.getByText('Forward'))
  expect(where()).toBe('/price-mandi')
  expect(menu.getAttribute('aria-expanded')).toBe('false')
})
