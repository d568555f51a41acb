import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { SAVED_AT, TELL_AGAIN, type SaidOfCopy } from '../../src/api/saved-store.ts'

const saved = () => import('../../src/api/saved-replies.ts')
/** Longer than a page shows a copy without saying so. */
const WAITED = 4_000
const ask = (path: string, lang = 'en') => new Request(`http://localhost${path}`, { headers: { 'X-user-lang': lang } })
const copy = (at: number) => new Response('{}', { headers: { [SAVED_AT]: String(at) } })
const fresh = () => new Response('{}')

/** Stands in for the worker's side of the messages. */
const worker = Object.assign(new EventTarget(), { controller: { postMessage: vi.fn() } })
const says = (message: SaidOfCopy) => worker.dispatchEvent(new MessageEvent('message', { data: message }))

beforeEach(() => {
  vi.useFakeTimers()
  Object.defineProperty(navigator, 'serviceWorker', { value: worker, configurable: true })
})
afterEach(() => {
  vi.useRealTimers()
  vi.clearAllMocks()
  Reflect.deleteProperty(navigator, 'serviceWorker')
  vi.resetModules()
  history.replaceState(null, '', '/')
})

test('a page is as old as the oldest copy that it asked for', async () => {
  const { noteReply, oldestOn, watchSaved } = await saved()
  const heard = vi.fn()
  watchSaved(heard)
  history.replaceState(null, '', '/price-mandi')
  noteReply(ask('/api/a/'), copy(2000))
  noteReply(ask('/api/b/'), copy(1000))
  noteReply(ask('/api/c/'), fresh())
  vi.advanceTimersByTime(WAITED)
  expect(oldestOn('/price-mandi')).toBe(1000)
  expect(oldestOn('/')).toBeUndefined()
  expect(heard).toHaveBeenCalledTimes(4)
})

test('a copy says nothing of its age while a fresh reply may be about to come', async () => {
  const { noteReply, oldestOn, hasSaved } = await saved()
  noteReply(ask('/api/a/'), copy(1000))
  expect(hasSaved('/')).toBe(true)
  vi.advanceTimersByTime(WAITED - 1)
  expect(oldestOn('/')).toBeUndefined()
  noteReply(ask('/api/a/'), fresh())
  vi.advanceTimersByTime(WAITED)
  expect(oldestOn('/')).toBeUndefined()
})

test('when none will come its age is said at once', async () => {
  const { noteReply, oldestOn } = await saved()
  noteReply(ask('/api/a/'), copy(1000))
  says({ failed: 'http://localhost/api/a/', lang: 'en' })
  expect(oldestOn('/')).toBe(1000)
})

test('asked for again and still a copy: its age is said at once', async () => {
  const { noteReply, oldestOn } = await saved()
  noteReply(ask('/api/a/'), copy(1000))
  noteReply(ask('/api/a/'), copy(1000))
  expect(oldestOn('/')).toBe(1000)
})

test('a fresh reply is taken once, also one that came before anybody listened', async () => {
  const { noteReply, takeFresh } = await saved()
  vi.setSystemTime(5000)
  noteReply(ask('/api/a/'), copy(1000))
  expect(worker.controller.postMessage).toHaveBeenCalledExactlyOnceWith(TELL_AGAIN)
  says({ fresh: 'http://localhost/api/a/', lang: 'en' })
  expect(takeFresh()).toEqual([5000])
  expect(takeFresh()).toEqual([])
})

test('fresh again in that language, wherever it was asked for', async () => {
  const { noteReply, oldestOn } = await saved()
  noteReply(ask('/api/a/?_t=1'), copy(1000))
  noteReply(ask('/api/a/', 'hi'), fresh())
  vi.advanceTimersByTime(WAITED)
  expect(oldestOn('/')).toBe(1000)
  history.replaceState(null, '', '/price-mandi')
  noteReply(ask('/api/a/?_t=2'), fresh())
  expect(oldestOn('/')).toBeUndefined()
})

test('a copy of a record with a contact lacks it', async () => {
  const { noteReply, lacksContact } = await saved()
  noteReply(ask('/api/mobile/v1/global-enquiries/?page=1'), copy(1000))
  expect(lacksContact('/')).toBe(false)
  noteReply(ask('/api/mobile/v1/farmers/3/detail/?_t=1745200000000'), copy(1000))
  expect(lacksContact('/')).toBe(true)
})
