import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { catalogs } from './words.ts'
import { LOCALES } from '../../src/i18n/locales.ts'

test('no text promises a feature as “coming soon”', () => {
  const said = LOCALES.map(catalogs).join('\n')
  const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => readFileSync(`src/${file}`, 'utf8'))
    .join('\n')
  expect(`${said}\n${sources}`).not.toMatch(/coming soon|जल्द(?: ही)? आ रह|शीघ्र आ रह|लवकरच येत/i)
})
