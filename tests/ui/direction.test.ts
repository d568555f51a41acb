import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const lines = (pattern: string) =>
  globSync(pattern).flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .map((line) => ({ file, line: line.trim() }))
      .filter(({ line }) => !/^(\/\/|\*|\/\*)/.test(line)),
  )

// Finds a physical side where the start or end of a line is meant. A float has the old keyword before the new one, for
// Chrome before 118.
const SIDE =
  /\b(margin|padding|border|scrollMargin|scrollPadding)(Left|Right)|border(Top|Bottom)(Left|Right)Radius|\b(left|right):|textAlign: '(left|right)'|float: '/

test('styles name the beginning and the end of a line, not left and right', () => {
  const all = lines('src/**/*.css.ts')
  expect(all.length).toBeGreaterThan(2000)
  expect(all.filter(({ line }) => SIDE.test(line))).toEqual([])
})

test('a number with a sign is isolated: from right to left the sign would go to the other end', () => {
  const all = lines('src/**/*.tsx')
  const signed = all.filter(({ line }) => /\+91 \{/.test(line) && !line.includes('`'))
  expect(signed.length).toBeGreaterThan(4)
  expect(signed.filter(({ line }) => !/<bdi[^>]*>\+91 \{.*<\/bdi>/.test(line))).toEqual([])
})
