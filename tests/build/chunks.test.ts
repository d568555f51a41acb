import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { createClusters } from '../../scripts/build/chunks.ts'

const path = (name: string) => resolve(`${name}.ts`)

/** Name → what it imports, and its length. The rest is as the bundler says it. */
function graph(modules: Record<string, [imports: string[], length: number]>) {
  return (id: string) => {
    const found = Object.entries(modules).find(([name]) => path(name) === id)
    if (!found) return null
    const importers = Object.entries(modules).flatMap(([name, [imports]]) =>
      imports.includes(found[0]) ? [path(name)] : [],
    )
    return { importedIds: found[1][0].map(path), importers, code: 'x'.repeat(found[1][1]) }
  }
}
const start = (name: string, weight = 1) => ({ entries: [`${name}.ts`], weight })
const files = (names: string[], info: ReturnType<typeof graph>, weight = 1) => {
  const fileOf = createClusters([start('a', weight), start('b'), start('c')], (id) => id === path('frame'))
  return names.map((name) => fileOf(path(name), info))
}

test('small parts that the same pages use come in one file', () => {
  const info = graph({ a: [['x', 'y'], 9], b: [['x', 'y'], 9], c: [[], 9], x: [[], 100], y: [[], 200] })
  expect(files(['x', 'y'], info)).toEqual(['shared-y', 'shared-y'])
})

test('small parts of several pages too, large ones not: nobody downloads much in vain', () => {
  const of = (length: number) =>
    graph({ a: [['x', 'y'], 9], b: [['x', 'y'], 9], c: [['y'], 9], x: [[], length], y: [[], 50] })
  const [x, y] = files(['x', 'y'], of(100))
  expect(x).toBe(y)
  const [large, small] = files(['x', 'y'], of(100_000))
  expect(large).not.toBe(small)
})

test('a page that many visits start with is spared what it has no use for', () => {
  const info = graph({ a: [['y'], 9], b: [['x', 'y'], 9], c: [['x', 'y'], 9], x: [[], 10_000], y: [[], 20_000] })
  const [x, y] = files(['x', 'y'], info)
  expect(x).toBe(y)
  const [apart, other] = files(['x', 'y'], info, 12)
  expect(apart).not.toBe(other)
})

test('what only one page needs, what every page has, and the pages themselves stay where they are', () => {
  const info = graph({ a: [['own', 'frame'], 9], b: [['frame'], 9], c: [[], 9], own: [[], 9], frame: [[], 9] })
  expect(files(['own', 'frame', 'a'], info)).toEqual([null, null, null])
})

test('of a page alone, but used by what it fetches later: apart from the page', () => {
  const info = graph({ a: [['own'], 9], b: [[], 9], c: [[], 9], own: [[], 9], later: [['own'], 9] })
  expect(files(['own', 'later'], info)).toEqual(['shared-own', null])
})
