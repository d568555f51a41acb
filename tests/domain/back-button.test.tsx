import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { BrowserRouter } from 'react-router'
import { expect, test, vi } from 'vitest'
import { BackButton } from '../../src/domain/navigation/BackButton.tsx'
import { activate } from '../../src/i18n/catalog.ts'

/** §forms.4 */
test.each([
  ['gone back', 'popstate'],
  ['come back to this page out of its back/forward cache', 'pageshow'],
])('a second press, before the browser has %s, goes back no further', async (_, event) => {
  await activate('en')
  history.replaceState({ idx: 2 }, '')
  const go = vi.spyOn(history, 'go').mockImplementation(() => undefined)
  render(
    <I18nProvider i18n={i18n}>
      <BrowserRouter>
        <BackButton otherwise="/" />
      </BrowserRouter>
    </I18nProvider>,
  )
  const press = () => fireEvent.click(screen.getByRole('button', { name: 'Back' }))
  press()
  press()
  expect(go.mock.calls).toEqual([[-1]])
  await act(() => Promise.resolve(dispatchEvent(new Event(event))))
  press()
  expect(go.mock.calls).toEqual([[-1], [-1]])
})
