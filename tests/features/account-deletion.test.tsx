import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { isRequested, RequestReceived } from '../../src/features/account-deletion/DeletionPage.tsx'
import { openSession, signOut } from '../../src/session/session.ts'
import { show } from '../render.tsx'

afterEach(signOut)

test.each([
  ['6 days ago: it may still be under way', 6, true],
  ['8 days ago: the person may ask again', 8, false],
  ['by a clock that was a day ahead', -1, false],
])('a deletion that was asked for %s', (_, days, isUnderWay) => {
  openSession().store({ authToken: 'token-of-asha', deletion_requested_at: Date.now() - days * 86_400_000 })
  expect(isRequested()).toBe(isUnderWay)
})

test('who stays on the page after asking for the deletion comes to its heading', async () => {
  await show(<RequestReceived isNow />)
  await userEvent.click(await screen.findByRole('button', { name: 'Stay here' }))
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Request received' }))
})
