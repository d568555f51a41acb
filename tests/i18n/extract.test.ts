import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'

/** A product of one file, with this project's configuration, inside the project so that its packages are found. */
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

test('npm run extract: makes the catalogs, keeps a translation when its English changes, and checks without writing', () => {
  source('Show all leads')
  expect(extract().status).toBe(0)
  expect(read('en')).toContain(
    '#. Button above the list.\n#: src/app/Button.tsx\nmsgid "Show all leads"\nmsgstr "Show all leads"',
  )
  expect(read('mr')).toContain('msgid "Show all leads"\nmsgstr ""')
  expect(extract('--check').status).toBe(0)

  writeFileSync(catalog('hi'), read('hi').replace(/(leads"\nmsgstr )""/, '$1"सभी प्रस्ताव दिखाएँ"'))
  source('Show all the leads')
  const before = read('hi')
  const behind = extract('--check')
  expect(behind.status).toBe(1)
  expect(behind.stdout).toContain('locales/hi/app.po is behind the sources')
  expect(read('hi')).toBe(before)

  expect(extract().stdout).toContain('hi, kept as a draft: Show all the leads')
  expect(read('hi')).toContain(
    '# was: Show all leads\n#. Button above the list.\n#: src/app/Button.tsx\n#, fuzzy\nmsgid "Show all the leads"\nmsgstr "सभी प्रस्ताव दिखाएँ"\n',
  )
  expect(extract('--check').status).toBe(0)
})

test('a source that can’t be read stops it, and nothing is written', () => {
  const before = read('hi')
  writeFileSync(join(folder, 'src/app/Button.tsx'), 'export const = \n')
  expect(extract().status).not.toBe(0)
  expect(read('hi')).toBe(before)
})
