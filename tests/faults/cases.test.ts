import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { titles } from '../test-titles.ts'
import { cases } from './cases.ts'

const NUMBERS = Array.from({ length: 38 }, (_, index) => index + 1)

test('each of the 38 cases is here, with its bar', () => {
  expect(Object.keys(cases).map(Number)).toEqual(NUMBERS)
})

describe.each(NUMBERS)('case %i', (number) => {
  test('has tests that are there', () => {
    const { what, bar, proved } = cases[number]!
    expect(proved.length, `${what} → ${bar}`).toBeGreaterThan(0)
    for (const [file, ...wanted] of proved) {
      // A suite of its own proves it as a whole.
      if (!file.includes('.')) {
        expect(existsSync(file) && readdirSync(file).some((each) => each.endsWith('.spec.ts')), file).toBe(true)
        continue
      }
      expect(wanted.length, file).toBeGreaterThan(0)
      const there = titles(readFileSync(file, 'utf8'))
      for (const title of wanted) expect(there, file).toContain(title)
    }
  })
})
