import { expect, test } from 'vitest'
import { qrModules, qrPicture } from '../../src/domain/qr-code.ts'

const draw = (text: string) => qrModules(text).map((row) => row.map((dark) => (dark ? '#' : '.')).join(''))
const FINDER = ['#######', '#.....#', '#.###.#', '#.###.#', '#.###.#', '#.....#', '#######']

test.each([
  ['a', 21],
  ['https://play.google.com/store/apps/details?id=example.krishivyapar', 37],
  ['x'.repeat(213), 57],
])('%s has its size, its three finders and its timing', (text, size) => {
  const rows = draw(text)
  expect(rows).toHaveLength(size)
  expect(new Set(rows.map((row) => row.length))).toEqual(new Set([size]))
  for (const [x, y] of [
    [0, 0],
    [size - 7, 0],
    [0, size - 7],
  ] as const)
    expect(rows.slice(y, y + 7).map((row) => row.slice(x, x + 7))).toEqual(FINDER)
  expect(rows[6]!.slice(8, size - 8)).toMatch(/^#(\.#)*$/)
})

test('is the same for the same address, and too long a text is refused', () => {
  expect(draw('https://a.example')).toEqual(draw('https://a.example'))
  expect(draw('https://a.example')).not.toEqual(draw('https://b.example'))
  expect(() => qrModules('x'.repeat(214))).toThrow('too long')
})

/** Read back by a decoder (jsQR) when it was written: any change of a module is seen here. */
test('the code of a known address', () => {
  expect(draw('https://krishivyapar.example').join('\n')).toMatchInlineSnapshot(`
    "#######.....##..##.#..#######
    #.....#..#..####.#..#.#.....#
    #.###.#..#..##..###.#.#.###.#
    #.###.#..#.#.###..##..#.###.#
    #.###.#...##.##.#.#...#.###.#
    #.....#.##.#.##....##.#.....#
    #######.#.#.#.#.#.#.#.#######
    .........#.#..#..####........
    #..#.##.##.##..#...#.#.#.....
    ###.#......##.##.....##..#..#
    ......##..###...#..##.##.###.
    ###....##..#..##..#.##....##.
    .#.########.#...##...###.#.##
    ..#.#....#.#...#.#####.......
    .#..###.#####..####.#...#####
    #..#...#..#####.##.#...###.#.
    ####.##..##.######.###.....#.
    .#..#..##..#...#.#....##.#..#
    #.###.#..#.#.#......###....##
    ...###.###.#.#.###...#.#...##
    #..##.###.#.#.#.#...#####.#..
    ........##...#.###..#...#.###
    #######...##.###....#.#.#..#.
    #.....#.##.###..#.#.#...####.
    #.###.#.......##..#.#####..#.
    #.###.#.#.##..###..#..#.###.#
    #.###.#..##..##......#..###.#
    #.....#..#....##...####.#..#.
    #######.#...#.......##...#.#."
  `)
})

test('is a picture that needs no colours of the page', () => {
  expect(decodeURIComponent(qrPicture('a'))).toMatch(/^data:image\/svg\+xml,<svg .*fill="#fff".*<\/svg>$/)
})
