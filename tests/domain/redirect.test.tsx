import { act, fireEvent, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { MemoryRouter, Route, Routes, useLocation, useNavigate } from 'react-router'
import { Redirect } from '../../src/domain/navigation/Redirect.tsx'

/** Like the app, shows a page until the next one is there, and meanwhile keeps that page's location. */
function App({ visit }: { visit: string }) {
  const navigate = useNavigate()
  const shown = { pathname: '/global-enquiry', search: '', hash: '', state: null, key: visit, mask: undefined }
  return (
    <>
      <button type="button" onClick={() => void navigate('/global-enquiry')}>
        Enquiries
      </button>
      <output>{useLocation().pathname}</output>
      <Routes location={shown}>
        <Route path="/global-enquiry" element={<Redirect to="/auth" />} />
      </Routes>
    </>
  )
}

test('coming back before a redirect has left redirects again', () => {
  const router = (visit: string) => (
    <MemoryRouter initialEntries={['/global-enquiry']}>
      <App visit={visit} />
    </MemoryRouter>
  )
  const { rerender } = render(router('first'))
  expect(screen.getByRole('status').textContent).toBe('/auth')
  act(() => {
    fireEvent.click(screen.getByRole('button'))
    rerender(router('second'))
  })
  expect(screen.getByRole('status').textContent).toBe('/auth')
})
