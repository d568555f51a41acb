import { describe, expect, test } from 'vitest'
import { add, ofSignal, ofSignals, ofUrl } from '../../src/shims/shims.ts'

test.each(['/a', 'no address', 'https://क.example/b c'])('parse: %s, as the browser’s own', (address) => {
  expect(ofUrl.parse(address)).toEqual(URL.parse(address))
  expect(ofUrl.parse(address, 'https://b.example/')).toEqual(URL.parse(address, 'https://b.example/'))
})

describe('signals', () => {
  test('any: the first that aborts, with its reason', () => {
    const [one, two] = [new AbortController(), new AbortController()]
    const any = ofSignal.any([one.signal, two.signal])
    expect(any.aborted).toBe(false)
    const reason = new Error('late')
    two.abort(reason)
    one.abort()
    expect(any.aborted).toBe(true)
    expect(any.reason).toBe(reason)
    expect(() => ofSignals.throwIfAborted.call(any)).toThrow(reason)
    expect(() => ofSignals.throwIfAborted.call(new AbortController().signal)).not.toThrow()
  })

  test('any: one that was aborted before', () => {
    expect(ofSignal.any([new AbortController().signal, AbortSignal.abort()]).reason).toMatchObject({
      name: 'AbortError',
    })
  })

  test('timeout', async () => {
    const signal = ofSignal.timeout(1)
    await new Promise((resolve) => signal.addEventListener('abort', resolve))
    expect(signal.reason).toMatchObject({ name: 'TimeoutError' })
  })
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
