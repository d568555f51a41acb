import { afterEach, expect, test, vi } from 'vitest'

afterEach(() => vi.restoreAllMocks())

/** A fresh visit: the module's memory is empty. */
async function visit() {
  vi.resetModules()
  return import('../../src/session/storage.ts')
}

test('what is written is read, also by the next visit', async () => {
  const { writeStored } = await visit()
  writeStored('authToken', 'a-token-0123456789')
  expect((await visit()).readStored('authToken')).toBe('a-token-0123456789')
})

test('undefined removes', async () => {
  const { readStored, writeStored } = await visit()
  writeStored('authToken', 'a-token-0123456789')
  writeStored('authToken', undefined)
  expect(readStored('authToken')).toBeUndefined()
  expect(localStorage.getItem('authToken')).toBeNull()
})

test.each(['', 'short', 'with space 123', 'null\nX-Evil: 1', 'टोकन-टोकन-टोकन', 'x'.repeat(5_000)])(
  'garbage reads as absent: %j',
  async (garbage) => {
    localStorage.setItem('authToken', garbage)
    expect((await visit()).readStored('authToken')).toBeUndefined()
  },
)

test.each(['QuotaExceededError', 'SecurityError'])('storage that throws %s: the visit goes on', async (name) => {
  const refuse = () => {
    throw new DOMException('no', name)
  }
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse)
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse)
  vi.spyOn(Storage.prototype, 'removeItem').mockImplementation(refuse)
  const { readStored, writeStored } = await visit()
  expect(readStored('authToken')).toBeUndefined()
  writeStored('authToken', 'a-token-0123456789')
  expect(readStored('authToken')).toBe('a-token-0123456789')
  writeStored('authToken', undefined)
  expect(readStored('authToken')).toBeUndefined()
})
