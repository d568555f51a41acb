import { QueryClient } from '@tanstack/react-query'
import { act, renderHook } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { registerWorker, useNewVersion } from '../../src/app/offline/new-version.ts'

type Registration = EventTarget & { installing?: EventTarget; waiting?: EventTarget; active: EventTarget | null }

/** A page whose worker is installed, and then waits to be activated: Firefox and slow phones take a while for that. */
async function pageWithWaitingWorker(active: EventTarget | null) {
  vi.useFakeTimers()
  vi.stubEnv('PROD', true)
  const registration: Registration = Object.assign(new EventTarget(), { active })
  const getRegistration = () => Promise.resolve(registration)
  const ready = new Promise(() => undefined)
  const serviceWorker = { controller: null, register: getRegistration, getRegistration, ready }
  vi.stubGlobal('navigator', { serviceWorker: Object.assign(new EventTarget(), serviceWorker) })
  registerWorker(new QueryClient(), null)
  await vi.advanceTimersByTimeAsync(0)
  const worker = Object.assign(new EventTarget(), {
    scriptURL: new URL('/sw.js', location.href).href,
    state: 'installing',
  })
  registration.installing = worker
  registration.dispatchEvent(new Event('updatefound'))
  worker.state = 'installed'
  registration.waiting = worker
  worker.dispatchEvent(new Event('statechange'))
  await act(() => vi.advanceTimersByTimeAsync(1_000))
}
afterEach(() => void vi.useRealTimers())

test('the first service worker is no new version, however long it waits', async () => {
  await pageWithWaitingWorker(null)
  expect(renderHook(useNewVersion).result.current).toBeUndefined()
})

test('a worker that waits beside another is a new version, also on a page that bypassed that one (Shift and reload)', async () => {
  await pageWithWaitingWorker(new EventTarget())
  expect(renderHook(useNewVersion).result.current).toBeDefined()
})
