import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { LOCALES, PREFERRED_LANGUAGE } from '../../src/i18n/locales.ts'

// Lists look like 'en', 'hi' · 'en' | 'hi' · en|hi · { hi, mr } · name_hi, name_mr · 'hindi', 'marathi'. A table with a
// text for each ({ en: 'Onion' }) isn't one: the types require its rows, and `npm run language` writes them.
const codes = (words: readonly string[]) => `(?:${words.join('|')})`
const LISTS = [LOCALES, Object.values(PREFERRED_LANGUAGE)].flatMap((words) => {
  const one = codes(words)
  return [
    new RegExp(`(['"])(${one})\\1\\s*[,|]\\s*\\1(?!\\2)${one}\\1`),
    new RegExp(`\\b(${one})\\|(?!\\1)${one}\\b`),
    new RegExp(`\\{[^}'"]*\\b(${one}), (?!\\1)${one}\\b[^}'"]*\\}`),
    new RegExp(`_(${one})\\b.*_(?!\\1)${one}\\b`),
    new RegExp(`^\\W*\\b(${one}),(?!\\1)${one}\\b`),
  ]
})
/** The list itself, and agreements with others: the API's document (`npm run language` adds to it) and the contract. */
const OWN = /^(src\/i18n\/locales\.ts|openapi\/|src\/api\/generated\/|contracts\/)/

const lists = (text: string) => text.split('\n').filter((line) => LISTS.some((list) => list.test(line)))

test.each([
  `for (const locale of ['en', 'hi'] as const) {`,
  `type Lang = 'hi' | 'mr'`,
  `~*^(?<asked>en|hi|mr)([-_]|$) $asked_lower;`,
  `const search = ({ hi, mr }: Names) => hi + mr`,
  `SELECT name_en, name_hi FROM grade`,
  `language: 'english' | 'hindi'`,
])('a list is found: %s', (line) => expect(lists(line)).toEqual([line]))

test('languages are listed in src/i18n/locales.ts and nowhere else', () => {
  const files = spawnSync('git', ['ls-files', '*.ts', '*.tsx', '*.mjs', '*.js', '*.sql', '*.conf', '*.sh', '*.html'], {
    encoding: 'utf8',
  }).stdout.split('\n')
  expect(files.length).toBeGreaterThan(800)
  const found = files
    .filter((file) => file && !OWN.test(file) && file !== 'tests/i18n/one-list.test.ts')
    .flatMap((file) => lists(readFileSync(file, 'utf8')).map((line) => `${file}: ${line.trim()}`))
  expect(found).toEqual([])
})
