import { act } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { useSessionEffects } from '../../src/app/shell/useSessionEffects.ts'
import { expireSession, openSession, signOut } from '../../src/session/session.ts'
import { MessageLog } from '../../src/ui/toast/Messages.tsx'
import { clearMessages, showMessage } from '../../src/ui/toast/messages.ts'
import { show } from '../render.tsx'

afterEach(() => act(() => (clearMessages(), signOut())))

function Frame() {
  useSessionEffects('/')
  return <MessageLog />
}

test.each([
  ['who logs out leaves no message for the next person', signOut, false],
  ['who has to log in again finds the messages of the visit', expireSession, true],
])('%s', async (_, end, isKept) => {
  vi.stubGlobal('fetch', () => new Promise(() => undefined)) // a server that never answers
  openSession().store({ authToken: 'token-of-asha' })
  const { container } = await show(<Frame />)
  act(() => showMessage('Search saved'))
  expect(container.textContent).toContain('Search saved')
  act(end)
  expect(container.textContent.includes('Search saved')).toBe(isKept)
})
