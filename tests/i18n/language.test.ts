import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { withRows } from '../../scripts/language/rows.ts'
import { LOCALES } from '../../src/i18n/locales.ts'
import { full, sampled } from '../sample.ts'

test('each object with a text for each language gets a row: what is known of the new one, else the English text', () => {
  const rows = `{ ${LOCALES.map((locale) => `${locale}: '${locale}!'`).join(', ')}`
  const before = `const NAME = ${rows} } as const\nconst others = [${rows} }, { en: 'alone' }]\n`
  const after = `const NAME = ${rows}, gu: 'ગુજરાતી' } as const\nconst others = [${rows}, gu: 'en!' }, { en: 'alone' }]\n`
  const made = withRows('names.ts', before, LOCALES, 'gu', { NAME: 'ગુજરાતી' })
  expect(made).toEqual({ source: after, copied: 1 })
})

// Adding a language generates everything anew, which takes half a minute.
describe.runIf(full)('npm run language -- gu, in a copy of the project', () => {
  let folder: string
  let said: string
  beforeAll(() => {
    mkdirSync('.cache', { recursive: true })
    folder = mkdtempSync(resolve('.cache/language-'))
    const files = spawnSync('git', ['ls-files'], { encoding: 'utf8' }).stdout.trim().split('\n')
    for (const file of files.filter((name) => !/^(docs\/.*\.(png|svg)|public|contracts\/pacts)\b/.test(name)))
      cpSync(file, join(folder, file), { recursive: true })
    symlinkSync(resolve('node_modules'), join(folder, 'node_modules'))
    said = node('scripts/language/language.ts', 'gu')
  }, 300_000)
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  function node(...args: string[]): string {
    const { stdout, stderr, status } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' })
    expect(status, stderr).toBe(0)
    return stdout
  }
  const read = (file: string) => readFileSync(join(folder, file), 'utf8')
  const evaluate = (code: string) => JSON.parse(node('--input-type=module', '--eval', code)) as unknown
  const module = (file: string) => JSON.stringify(pathToFileURL(join(folder, file)))

  test('the app knows it, by its own name and with the digits 0-9', () => {
    const found = evaluate(`
    const { LOCALE_NAME, directionOf, toLatinDigits, toLocale } = await import(${module('src/i18n/locales.ts')})
    const { foreignLang, formatDate, formatNumber } = await import(${module('src/i18n/format.ts')})
    console.log(JSON.stringify([toLocale('gu-IN'), LOCALE_NAME.gu, directionOf('gu'), formatNumber('gu', 1234567), formatDate('gu', '2026-04-21'),
      toLatinDigits('૧૨૩૪૫૬૭૮૯૦'), foreignLang('gu', 'કાંદા'), foreignLang('gu', 'Nashik'), foreignLang('en', 'કાંદા')]))`)
    expect(found).toEqual(['gu', 'ગુજરાતી', 'ltr', '12,34,567', '21 એપ્રિલ 2026', '1234567890', null, 'en', 'gu'])
  })

  test('the mock has it in its tables and answers in it: in English, as long as nobody has translated', () => {
    const found = evaluate(`
    const { openStore } = await import(${module('mock-server/store/store.ts')})
    const { refusalTexts } = await import(${module('mock-server/failure-texts.ts')})
    const { db } = openStore(':memory:')
    console.log(JSON.stringify([db.prepare('SELECT name_hi, name_gu FROM category WHERE id = 4').get(), refusalTexts.not_found.gu]))`)
    const category = { name_hi: 'सब्ज़ियाँ', name_gu: 'Vegetables' }
    expect(found).toEqual([category, 'This was not found. It may have been closed.'])
    expect(read('openapi/parameters.yaml')).toContain('enum: [en, hi, mr, gu]')
    expect(read('openapi/schemas/profile.yaml')).toContain('enum: [english, hindi, marathi, gujarati]')
    expect(read('src/api/generated/schema.ts')).toMatch(/ Language: .* \| "gu"/)
  })

  test('its catalogs are there, and each text is listed as missing', { timeout: 60_000 }, () => {
    expect(readdirSync(join(folder, 'locales/gu'))).toEqual(readdirSync('locales/mr'))
    expect(read('locales/gu/app.po')).toMatch(/"Language: gu\\n"[\s\S]*"X-Reviewed-By: nobody yet\\n"/)
    const check = ['scripts/catalogs/check.ts', '--quiet']
    const { stdout } = spawnSync(process.execPath, check, { cwd: folder, encoding: 'utf8' })
    const listed = stdout.match(/^locales\/.*$/gm) ?? []
    expect(listed.length).toBeGreaterThan(900)
    expect(listed.filter((file) => !file.startsWith('locales/gu/'))).toEqual([])
  })

  test('what a person has to do is printed: at most ten files, besides names', () => {
    const [, byHand = ''] = /By hand:\n([\s\S]*?)\n\n/.exec(said) ?? []
    expect(byHand).toContain('locales/gu/*.po')
    expect(byHand).toContain('mock-server/failure-texts.ts')
    expect(byHand.split('\n').length).toBeLessThanOrEqual(10)
    expect(said).toContain('district-names.csv')
  })

  test('it compiles', { timeout: 120_000 }, () => {
    expect(spawnSync('npx', ['tsc', '--noEmit'], { cwd: folder, encoding: 'utf8' }).stdout).toBe('')
  })
})

const wrong: [code: string, reason: string][] = [
  ['hi', 'hi is a language of the product already.'],
  ['xx', 'Node knows no language “xx”.'],
  ['gu-IN', 'Which language? npm run language -- gu'],
]
test.each(sampled(wrong))('%s is refused', (code, reason) => {
  const { status, stderr } = spawnSync(process.execPath, ['scripts/language/language.ts', code], { encoding: 'utf8' })
  expect(stderr).toContain(reason)
  expect(status).toBe(1)
})
