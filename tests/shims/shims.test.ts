import { describe, expect, test } from 'vitest'
import { add, ofArrays, ofObject, ofSignal, ofSignals, ofTexts, ofUrl } from '../../src/shims/shims.ts'

/** Each shim returns what the browser's own function returns for the same arguments. */
const array = Object.freeze([3, 1, 2, 1])
const odd = (value: unknown) => Number(value) % 2 === 1
const cases: [functions: object, self: unknown, name: string, args: unknown[]][] = [
  ...[0, -1, 3, -4, 4, -5, 1.7, NaN].flatMap((at): typeof cases => [
    [ofArrays, array, 'at', [at]],
    [ofTexts, 'कखगघ', 'at', [at]],
    [ofArrays, array, 'with', [at, 9]],
  ]),
  [ofArrays, array, 'findLast', [odd]],
  [ofArrays, array, 'findLast', [() => false]],
  [ofArrays, array, 'findLastIndex', [odd]],
  [ofArrays, array, 'findLastIndex', [() => false]],
  [ofArrays, [], 'findLast', [odd]],
  [ofArrays, array, 'toReversed', []],
  [ofArrays, array, 'toSorted', []],
  [ofArrays, array, 'toSorted', [(a: number, b: number) => b - a]],
  [ofArrays, array, 'toSpliced', [1, 2]],
  [ofArrays, array, 'toSpliced', [-1, 0, 7, 8]],
  ...['plain', 'क\ud800ख', '\udc00', '\ud83c\udf3e', '\udf3e\ud83c'].map((text): (typeof cases)[number] => [
    ofTexts,
    text,
    'toWellFormed',
    [],
  ]),
  [ofObject, Object, 'hasOwn', [{ a: 1 }, 'a']],
  [ofObject, Object, 'hasOwn', [{ a: 1 }, 'toString']],
  [ofUrl, URL, 'parse', ['/a', 'https://b.example/']],
  [ofUrl, URL, 'parse', ['no address']],
]
const outcome = (call: () => unknown) => {
  try {
    return call()
  } catch (error) {
    return (error as Error).name
  }
}

test.each(cases)('%#: as the browser’s own', (functions, self, name, args) => {
  const [mine, own] = [functions, Object(self) as object].map((of) => Reflect.get(of, name) as () => unknown)
  expect(outcome(() => Reflect.apply(mine!, self, args))).toEqual(outcome(() => Reflect.apply(own!, self, args)))
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

test('what is there stays', () => {
  const target = { at: 1 }
  add(target, { at: 2, with: 3 })
  expect(target).toEqual({ at: 1 })
  expect(Reflect.get(target, 'with')).toBe(3)
})
