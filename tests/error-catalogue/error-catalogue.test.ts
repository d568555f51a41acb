import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { titles } from '../test-titles.ts'
import { account, market, reworded, type Row } from './catalogue.ts'
import { provokedInAccount, provokedInMarket, type Test } from './provoked-by.ts'

const catalogs = (locale: string) =>
  readdirSync(`locales/${locale}`)
    .filter((file) => file.endsWith('.po'))
    .map((file) => readFileSync(`locales/${locale}/${file}`, 'utf8'))
    .join('\n')
/** What the app can say in English, and how that reads in the other languages. */
const english = new Map<string, string[]>()
for (const locale of ['en', 'hi', 'mr']) {
  for (const [, text = '', translation = ''] of catalogs(locale).matchAll(/^msgid "(.+)"\nmsgstr "(.*)"$/gm)) {
    english.set(text, [...(english.get(text) ?? [text]), translation])
  }
}

/** Whether a test's file has the words, whatever stands for their placeholders. */
const names = (source: string, words: string) =>
  words !== '' && words.split(/\{\w+\}|<\w+>/).every((part) => source.toLowerCase().includes(part.trim().toLowerCase()))

const parts: [string, Record<string, Row>, Record<string, Record<string, Test>>][] = [
  ['the market', market, provokedInMarket],
  ['the account', account, provokedInAccount],
]
describe.each(parts)('error catalogue of %s', (_part, catalogue, provoked) => {
  const rows = Object.entries(catalogue).flatMap(([situation, { says = [], does = [] }]) => {
    const said = says.map((text) => ({ situation, what: text, texts: reworded[text] ?? [text] }))
    return said.concat(does.map((what) => ({ situation, what, texts: [] })))
  })

  test('has a test for each row, and no row that is none', () => {
    const named = Object.entries(provoked).flatMap(([situation, of]) =>
      Object.keys(of).map((what) => `${situation}: ${what}`),
    )
    expect(named.toSorted()).toEqual(rows.map(({ situation, what }) => `${situation}: ${what}`).toSorted())
  })

  test.each(rows)('$situation: $what', ({ situation, what, texts }) => {
    const [file, title] = provoked[situation]![what]!
    const source = readFileSync(file, 'utf8')
    expect(titles(source), file).toContain(title)
    for (const text of texts) expect([...english.keys()], 'a text of the app').toContain(text)
    // In whichever language the test speaks; a family of tests may have a placeholder in its place.
    const wordings = [what, ...texts.flatMap((text) => english.get(text) ?? [])]
    if (texts.length > 0)
      expect(
        wordings.some((words) => names(source, words)),
        `${file} names the text`,
      ).toBe(true)
  })
})

test('nothing is coming soon', () => {
  const said = ['en', 'hi', 'mr'].map(catalogs).join('\n')
  const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => readFileSync(`src/${file}`, 'utf8'))
    .join('\n')
  expect(`${said}\n${sources}`).not.toMatch(/coming soon|जल्द(?: ही)? आ रह|शीघ्र आ रह|लवकरच येत/i)
})
