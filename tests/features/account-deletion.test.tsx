import { act, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { DeletionForm, isRequested, RequestReceived } from '../../src/features/account-deletion/DeletionPage.tsx'
import { watchMessages, type Message } from '../../src/ui/toast/messages.ts'
import { holdFetch, ORIGIN } from '../api/page.ts'
import { proves } from '../proves.ts'
import { show, signIn, where } from '../render.tsx'

test.each([
  ['6 days ago: it may still be under way', 6, true],
  ['8 days ago: the person may ask again', 8, false],
  ['by a clock that was a day ahead', -1, false],
])('a deletion that was asked for %s', (_, days, isUnderWay) => {
  signIn({ deletion_requested_at: Date.now() - days * 86_400_000 })
  expect(isRequested()).toBe(isUnderWay)
})

test('staying on the page after the request focuses its heading', async () => {
  await show(<RequestReceived isNow />)
  await userEvent.click(await screen.findByRole('button', { name: 'Stay here' }))
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Request received' }))
})

test('the profile opens 40 s after the request', proves('check 26'), async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] })
  await show(<RequestReceived isNow />)
  await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Stay here' })))
  expect(screen.getByRole('alertdialog').textContent).toContain('4 to 5 working days')
  const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000))
  await pass(31)
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain(
    'The next page opens in 10 seconds.',
  )
  await pass(8)
  expect(where()).toBe('/')
  await pass(2)
  expect(where()).toBe('/profile')
})

/** §forms.17 */
test('after leaving the page, a message confirms the request, and the device keeps no reason', async () => {
  signIn()
  const held = holdFetch()
  let told: readonly Message[] = []
  watchMessages((all) => (told = all))
  await show(<DeletionForm onReceived={() => undefined} />)
  await userEvent.type(screen.getByRole('textbox'), 'No farm')
  await userEvent.click(screen.getByRole('button', { name: 'Request deletion' }))
  await vi.waitFor(() => expect(held).toHaveLength(1))
  await userEvent.type(screen.getByRole('textbox'), ' any more')
  vi.stubGlobal('location', { origin: ORIGIN, href: `${ORIGIN}/elsewhere` })
  held[0]!.answer(Response.json({ success: true, message: 'Stored' }))
  await vi.waitFor(() => expect(told.at(-1)?.text).toMatch(/^Your request to delete your account has arrived/))
  expect(Object.keys(localStorage).filter((key) => key.startsWith('draft_'))).toEqual([])
})
