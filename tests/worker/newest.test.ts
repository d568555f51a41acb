import { expect, test, vi } from 'vitest'
import { fetchNewest } from '../../src/worker/newest.ts'

test('a page download that never ends is aborted, which frees its connection', async () => {
  vi.useFakeTimers()
  const signals: AbortSignal[] = []
  vi.stubGlobal(
    'fetch',
    (_address: string, { signal }: RequestInit) =>
      new Promise((_, reject) => {
        signals.push(signal!)
        signal!.addEventListener('abort', () => reject(signal!.reason as Error))
      }),
  )
  const fetched = expect(fetchNewest('/', 'hi', {})).rejects.toThrow('aborted')
  await vi.advanceTimersByTimeAsync(29_000)
  expect(signals.map(({ aborted }) => aborted)).toEqual([false])
  await vi.advanceTimersByTimeAsync(1_000)
  await fetched
})
