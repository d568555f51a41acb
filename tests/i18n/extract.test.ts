import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sampled } from '../sample.ts'

/** A product of one file with this project's configuration, inside the project so that its packages are found. */
let folder: string
beforeAll(() => {
  mkdirSync('.cache', { recursive: true })
  folder = mkdtempSync(resolve('.cache/extract-'))
  for (const name of ['src/app', 'locales/en', 'locales/hi', 'locales/mr'])
    mkdirSync(join(folder, name), { recursive: true })
  writeFileSync(join(folder, 'lingui.config.ts'), `export { default } from '../../lingui.config.ts'\n`)
})
afterAll(() => rmSync(folder, { recursive: true }))

const source = (message: string) =>
  writeFileSync(
    join(folder, 'src/app/Button.tsx'),
    `import { t } from '@lingui/core/macro'\nexport const label = () => t({ message: '${message}', comment: 'Button above the list.' })\n`,
  )
const catalog = (locale: string) => join(folder, `locales/${locale}/app.po`)
const read = (locale: string) => readFileSync(catalog(locale), 'utf8')
const extract = (...args: string[]) =>
  spawnSync(process.execPath, [resolve('scripts/catalogs/extract.ts'), ...args], { cwd: folder, encoding: 'utf8' })

test('npm run extract: writes the catalogs, reuses translations of edited texts, and can check without writing', () => {
  source('Show all leads')
  expect(extract().status).toBe(0)
  expect(read('en')).toContain(
    '#. Button above the list.\n#: src/app/Button.tsx\nmsgid "Show all leads"\nmsgstr "Show all leads"',
  )
  expect(read('mr')).toContain('msgid "Show all leads"\nmsgstr ""')
  writeFileSync(catalog('hi'), read('hi').replace(/(leads"\nmsgstr )""/, '$1"सभी प्रस्ताव दिखाएँ"'))
  source('Show all the leads')
  const before = read('hi')
  const behind = extract('--check')
  expect(behind.status).toBe(1)
  expect(behind.stdout).toContain('locales/hi/app.po is out of date')
  expect(read('hi')).toBe(before)

  expect(extract().stdout).toContain('hi, reused as a draft: Show all the leads')
  expect(read('hi')).toContain(
    '#. Button above the list.\n#: src/app/Button.tsx\n#, fuzzy\n#| msgid "Show all leads"\nmsgid "Show all the leads"\nmsgstr "सभी प्रस्ताव दिखाएँ"\n',
  )
}, 60_000) // three extractions

test('--check passes a catalog that a translator’s program has saved: folded, reordered, with what is obsolete', () => {
  const before = read('hi')
  const [head = '', entry = ''] = before.split('\n\n')
  const [id, text, ...lines] = head.split('\n')
  writeFileSync(
    catalog('hi'),
    [
      [id, text, ...lines.toReversed(), '"X-Generator: Poedit 3.4\\n"'].join('\n'),
      entry
        .replace('msgstr "', 'msgstr ""\n"')
        .replace('#| msgid "Show all leads"', '#| msgid ""\n#| "Show all "\n#| "leads"')
        .trimEnd(),
      '#~ msgid "Gone"\n#~ msgstr "गया"\n',
    ].join('\n\n'),
  )
  expect(extract('--check')).toMatchObject({ status: 0 })
  writeFileSync(catalog('hi'), read('hi').replace('Button above', 'Button below'))
  expect(extract('--check').status).toBe(1)
  writeFileSync(catalog('hi'), before)
})

const encodings: [name: string, (text: string) => Buffer][] = [
  ['UTF-8 with a BOM', (text) => Buffer.from(`\uFEFF${text}`)],
  ['UTF-16', (text) => Buffer.from(`\uFEFF${text}`, 'utf16le')],
]
test.each(sampled(encodings))('a catalog in %s is refused, with what to do', (name, saved) => {
  const before = read('hi')
  writeFileSync(catalog('hi'), saved(before))
  const { status, stderr } = extract('--check')
  expect(status).not.toBe(0)
  expect(stderr).toContain(`is in ${name}. Save it as UTF-8 without a BOM.`)
  writeFileSync(catalog('hi'), before)
})

test('a source that can’t be read stops it, and nothing is written', () => {
  const before = read('hi')
  writeFileSync(join(folder, 'src/app/Button.tsx'), 'export const = \n')
  expect(extract().status).not.toBe(0)
  expect(read('hi')).toBe(before)
})
