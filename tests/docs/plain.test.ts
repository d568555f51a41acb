import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

// What a reader can take in at once. Whether a comment is plain, only a person can tell.

const MAX_WORDS_OF_A_SENTENCE = 25
const MAX_WORDS_OF_A_PAGE = 1_500
const MAX_LINES_OF_README = 120

/** Words of prose: without table borders and without code blocks. */
const wordsOf = (markdown: string) =>
  markdown
    .replaceAll(/^```.*?^```/gms, '')
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word)).length

/** The text of each comment that begins a line. */
function commentsOf(source: string): string[] {
  const lines = [...source.matchAll(/(?:^[ \t]*\/\/(?! oxlint-).*\n)+/gm)].map(([text]) => text)
  const blocks = [...source.matchAll(/^[ \t]*\{?\/\*(?! oxlint-).*?\*\//gms)].map(([text]) => text)
  return [...lines, ...blocks].map((text) => text.replaceAll(/^[ \t]*\{?(?:\/\/|\/\*\*?|\*)[ \t]?|\*\/$/gm, ''))
}
const longSentences = (source: string) =>
  commentsOf(source).flatMap((comment) =>
    comment
      .split(/[.!?;:](?=\s|$)|@\w+|\n\s*\n|\n\s*(?=-|\d\.)/)
      .map((sentence) => sentence.trim().split(/\s+/))
      .filter((words) => words.length > MAX_WORDS_OF_A_SENTENCE)
      .map((words) => words.join(' ')),
  )

test(`no sentence of a comment has more than ${MAX_WORDS_OF_A_SENTENCE} words`, () => {
  const files = globSync('{src,mock-server,contracts,scripts,tests,e2e}/**/*.{ts,tsx,mjs}').filter(
    (file) => !/generated|node_modules|\/dist\//.test(file),
  )
  expect(files.length).toBeGreaterThan(900)
  expect(files.flatMap((file) => longSentences(readFileSync(file, 'utf8')).map((text) => `${file}: ${text}`))).toEqual(
    [],
  )
  expect(longSentences(`/** ${'word '.repeat(26)} */`)).toHaveLength(1)
})

test(`no page besides docs/product has more than ${MAX_WORDS_OF_A_PAGE} words`, () => {
  const pages = globSync(['*.md', 'docs/*.md', 'contracts/README.md', 'locales/README.md', 'mock-server/README.md'])
  const counts = pages.map((file) => ({ file, words: wordsOf(readFileSync(file, 'utf8')) }))
  expect(counts.filter(({ words }) => words > MAX_WORDS_OF_A_PAGE)).toEqual([])
})

test(`README.md has fewer than ${MAX_LINES_OF_README} lines`, () => {
  expect(readFileSync('README.md', 'utf8').split('\n').length).toBeLessThan(MAX_LINES_OF_README)
})
