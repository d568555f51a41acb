import { readFileSync, readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { checks } from '../../e2e/accessibility/checks.ts'

const MOST = 43

test('the list is whole', () => {
  expect(Object.keys(checks)).toEqual(Array.from({ length: MOST }, (_, index) => String(index + 1)))
})

/** Titles of tests, and what the walk through the states counts. */
const titlesIn = (source: string) =>
  [...source.matchAll(/(?:(?:test|none)\(|\]\)\(|\.each\(.*\)\()\s*(['"`])((?:(?!\1).)+)\1,/g)].map((match) => match[2])

test.each(Object.entries(checks))('check %s has a test', (number, { provedBy }) => {
  expect(provedBy.length).toBeGreaterThan(0)
  for (const [file, title] of provedBy) {
    expect(titlesIn(readFileSync(file, 'utf8')), file).toContain(title)
    // A test of this suite says which checks it is.
    if (file.startsWith('e2e/accessibility/')) expect(title).toMatch(new RegExp(`[(, ]${number}[,)]`))
  }
})

test('what a test of the suite says that it proves is in the list', () => {
  const folder = 'e2e/accessibility'
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.spec.ts'))) {
    for (const title of titlesIn(readFileSync(`${folder}/${file}`, 'utf8'))) {
      const numbers = /\(([\d, ]+)\)$/.exec(title ?? '')?.[1]?.split(', ') ?? []
      for (const number of numbers) {
        const proofs = checks[Number(number)]?.provedBy.map((proof) => proof.join(': '))
        expect(proofs, `${number} of ${title}`).toContain(`${folder}/${file}: ${title}`)
      }
    }
  }
})
