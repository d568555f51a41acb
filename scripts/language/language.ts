import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { LOCALES, toLocale } from '../../src/i18n/locales.ts'
import { readArguments } from '../arguments.ts'
import { withRows } from './rows.ts'

const USAGE = `npm run language -- gu

Adds a language, with English texts as placeholders: its rows in all tables with one row for each language, and its catalogs.
Prints what is left to do by hand.
  gu  two or three letters of ISO 639, as browsers send them`
const code = readArguments(USAGE, {}, 'any').positionals[0] ?? ''
if (!/^[a-z]{2,3}$/.test(code)) fail(`Which language? ${USAGE}`)
if (toLocale(code)) fail(`${code} is a language of the product already.`)
const { script, language } = new Intl.Locale(code).maximize()
const nameIn = (locale: string) => new Intl.DisplayNames(locale, { type: 'language', fallback: 'none' }).of(code)
const own = nameIn(code)
const english = nameIn('en')
if (!script || !own || !english || language !== code) fail(`Node knows no language “${code}”.`)

/** Values for the tables of src/i18n/locales.ts, where English texts would be wrong. */
const KNOWN: Record<string, string> = {
  LOCALE_NAME: own,
  SCRIPT: script,
  INTL_TAG: `${code}-IN-u-nu-latn`,
  PREFERRED_LANGUAGE: english.toLowerCase(),
}

const written = new Set<string>()
function write(file: string, change: (text: string) => string) {
  const before = readFileSync(file, 'utf8')
  const after = change(before)
  if (after === before) return
  writeFileSync(file, after)
  written.add(file)
}
const run = (...args: string[]) => execFileSync(process.execPath, args, { stdio: ['ignore', 'ignore', 'inherit'] })

// Code: the list of languages, and a row in each table.
const words = new Map<string, number>()
const sources = readdirSync('.', { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => /^(src|mock-server|scripts|e2e|tests|contracts)\/.*\.(tsx?|js)$/.test(file))
  .filter((file) => !/node_modules|\/generated\//.test(file))
for (const file of sources)
  write(file, (text) => {
    const { source, copied } = withRows(file, text, LOCALES, code, KNOWN)
    if (copied > 0) words.set(file, copied)
    return source
  })
const last = LOCALES.at(-1)
write('src/i18n/locales.ts', (text) => text.replace(/(LOCALES = \[[^\]]*)\]/, `$1, '${code}']`))

// The API document and the docs about it.
const listed = (text: string) =>
  text
    .replaceAll(`[${LOCALES.join(', ')}]`, `[${LOCALES.join(', ')}, ${code}]`)
    .replaceAll(/`(\w+)` or `(\w+)`/g, (all, a: string, b: string) =>
      b === last ? `\`${a}\`, \`${b}\` or \`${code}\`` : all,
    )
for (const file of ['openapi/openapi.yaml', 'openapi/parameters.yaml', 'docs/product/languages.md']) write(file, listed)
write('openapi/schemas/profile.yaml', (text) =>
  listed(text).replace(/(enum: \[english, [^\]]*)\]/, `$1, ${english.toLowerCase()}]`),
)
write('openapi/schemas/payment.yaml', (text) =>
  listed(text).replace(
    new RegExp(`( +)${last}: .*\n`),
    (row, indent: string) => `${row}${indent}${code}: ${row.split(': ').slice(1).join(': ')}`,
  ),
)
write('openapi/examples/payment.yaml', (text) =>
  text
    .replaceAll(`${last}: [] }`, `${last}: [], ${code}: [] }`)
    .replace(
      /( +)en: (\[.+\]\n)((?: +\w\w: \[.+\]\n)+)/,
      (all, indent: string, row: string) => `${all}${indent}${code}: ${row}`,
    ),
)

// Tables of names: adds an empty column. Empty cells fall back to the English name.
const column = (name: string, before?: string) => (text: string) => {
  const [heading = '', ...rows] = text.trimEnd().split('\n')
  const at = before ? heading.split(',').indexOf(before) : heading.split(',').length
  const add = (line: string, cell: string) => {
    const cells = line.match(/(?<=^|,)("(?:[^"]|"")*"|[^,]*)/g) ?? []
    return cells.toSpliced(at, 0, cell).join(',')
  }
  return `${[add(heading, name), ...rows.map((row) => add(row, ''))].join('\n')}\n`
}
write('locales/glossary.csv', column(code, 'note'))
const names = readdirSync('mock-server/store/data').filter((file) =>
  /^(\w+-names|mandi-(varieties|grades)|varieties)\.csv$/.test(file),
)
for (const file of names) write(`mock-server/store/data/${file}`, column(code))

run('node_modules/prettier/bin/prettier.cjs', '--write', '--ignore-unknown', ...written)
run('scripts/api/generate.ts')
run('scripts/data/places.ts')
run('scripts/catalogs/extract.ts')

const texts = readdirSync(`locales/${code}`).reduce(
  (sum, file) =>
    sum + (readFileSync(`locales/${code}/${file}`, 'utf8').match(/^msgid "|^msgid ""\n"/gm)?.length ?? 1) - 1,
  0,
)
const spoken = [...words].filter(([file]) => /^(src|mock-server)\//.test(file) && !/\/seed\/|\/state-/.test(file))
console.log(`
${english} (${own}) is a language of the product: ${written.size} files, and locales/${code}. Its missing texts are in English for now.

By hand:
  locales/${code}/*.po: ${texts} texts (locales/README.md)
  locales/glossary.csv: its words, in column ${code}
${spoken.map(([file, count]) => `  ${file}: ${count} texts that are English`).join('\n')}
  openapi/examples/payment.yaml: the plan's features
  index.html: a line for people without JavaScript
  src/ui/theme/theme.css.ts: a system font with ${new Intl.DisplayNames('en', { type: 'script' }).of(script)}, if the three named there have none
${existsSync('tests/i18n/fixtures') ? `  tests/i18n/fixtures/${code}.po: a small catalog for the tests of the checks\n` : ''}
Names, in mock-server/store/data (an empty cell stands for the English name): ${names.join(', ')}.
Tests and seeds expect the English texts: change ${words.size - spoken.length} files when you translate those.
Then: npm run contracts:write; npm test.`)

function fail(message: string): never {
  console.error(message)
  process.exit(1)
}
