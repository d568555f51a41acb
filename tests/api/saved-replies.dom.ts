import { afterEach, expect, test, vi } from 'vitest'
import { SAVED_AT } from '../../src/api/saved-store.ts'

const saved = () => import('../../src/api/saved-replies.ts')
const ask = (path: string, lang = 'en') => new Request(`http://localhost${path}`, { headers: { 'X-user-lang': lang } })
const copy = (at: number) => new Response('{}', { headers: { [SAVED_AT]: String(at) } })
const fresh = () => new Response('{}')

afterEach(() => {
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
  expect(oldestOn('/price-mandi')).toBe(1000)
  expect(oldestOn('/')).toBeUndefined()
  expect(heard).toHaveBeenCalledTimes(2)
})

test('fresh again in that language, wherever it was asked for', async () => {
  const { noteReply, oldestOn } = await saved()
  noteReply(ask('/api/a/?_t=1'), copy(1000))
  noteReply(ask('/api/a/', 'hi'), fresh())
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
