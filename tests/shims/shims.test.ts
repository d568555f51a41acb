import { expect, test } from 'vitest'
import { add, ofSignal, ofSignals } from '../../src/shims/shims.ts'

test('timeout', async () => {
  const signal = ofSignal.timeout(1)
  await new Promise((resolve) => signal.addEventListener('abort', resolve))
  expect(signal.aborted).toBe(true)
})

test('a signal that was aborted without a reason gets one', () => {
  const signal = (aborted: boolean) => {
    const old = { aborted }
    add(old, ofSignals)
    return old as AbortSignal
  }
  expect(signal(true).reason).toMatchObject({ name: 'AbortError' })
  expect(() => signal(true).throwIfAborted()).toThrow(expect.objectContaining({ name: 'AbortError' }))
  expect(signal(false).reason).toBeUndefined()
  expect(() => signal(false).throwIfAborted()).not.toThrow()
})

test('keeps what the browser has', () => {
  const target = { at: 1 }
  add(target, { at: 2, with: 3 })
  expect(target).toEqual({ at: 1 })
  expect(Reflect.get(target, 'with')).toBe(3)
})
