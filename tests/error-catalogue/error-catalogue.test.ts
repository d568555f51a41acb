import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { account, market, reworded, type Row } from './catalogue.ts'
import { catalogs, english } from './words.ts'
import { LOCALES } from '../../src/i18n/locales.ts'

const texts = [market, account].flatMap((part) => Object.values<Row>(part)).flatMap(({ says = [] }) => says)

// The tests' reports show that a test provokes each row (tests/requirements.ts).
test.each([...new Set(texts)])('the app can say “%s”', (text) => {
  for (const said of reworded[text] ?? [text]) expect([...english.keys()]).toContain(said)
})

test('nothing is coming soon', () => {
  const said = LOCALES.map(catalogs).join('\n')
  const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => readFileSync(`src/${file}`, 'utf8'))
    .join('\n')
  expect(`${said}\n${sources}`).not.toMatch(/coming soon|जल्द(?: ही)? आ रह|शीघ्र आ रह|लवकरच येत/i)
})
