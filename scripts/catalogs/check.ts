import { spawnSync } from 'node:child_process'
import { FALLBACK, LOCALES } from '../../src/i18n/locales.ts'
import { readArguments } from '../arguments.ts'
import { readCatalogs } from './catalog.ts'
import { contradictions, problemsOf, type Problem } from './check-catalogs.ts'
import { readGlossary } from './glossary.ts'

const {
  positionals: [folder = 'locales'],
  values: { quiet },
} = readArguments(
  `npm run check:catalogs -- [--quiet] [FOLDER]

Fails if a catalog in FOLDER (locales) can't be shipped, and says what is wrong and what to do (locales/README.md).
  --quiet  without warnings`,
  { quiet: { type: 'boolean' } },
  'any',
)

const glossary = readGlossary(`${folder}/glossary.csv`)
const problems: Problem[] = []
let texts = 0

const catalogs = [...readCatalogs(folder, LOCALES)]
if (catalogs.length === 0) {
  console.error(`There are no catalogs in ${folder}.`)
  process.exit(2)
}
for (const [name, byLocale] of catalogs) {
  const english = byLocale.get(FALLBACK)
  for (const locale of LOCALES) {
    const catalog = byLocale.get(locale)
    if (catalog && english) problems.push(...problemsOf(catalog, english, glossary))
    else problems.push(absent(`${folder}/${locale}/${name}.po`, Boolean(english)))
    texts += catalog?.entries.length ?? 0
  }
}

for (const locale of LOCALES) problems.push(...contradictions(catalogs.flatMap(([, of]) => of.get(locale) ?? [])))

function absent(file: string, hasEnglish: boolean): Problem {
  return {
    severity: 'error',
    rule: 'missing',
    file,
    line: 0,
    context: undefined,
    text: undefined,
    wrong: hasEnglish ? 'the file is missing' : 'this catalog does not exist in English',
    fix: 'Run `npm run extract`.',
  }
}

/** gettext's own checks, if it is installed: headers and syntax that other programs reject. */
for (const [, byLocale] of catalogs)
  for (const { file } of byLocale.values()) {
    const { error, stderr } = spawnSync('msgfmt', ['--check', '--output-file=/dev/null', file], { encoding: 'utf8' })
    if (error) break // not installed
    if (stderr)
      problems.push({ ...absent(file, true), rule: 'msgfmt', wrong: stderr.trim(), fix: 'Correct that line.' })
  }

const errors = problems.filter(({ severity }) => severity === 'error')
for (const { severity, rule, file, line, context, text, wrong, fix } of quiet ? errors : problems) {
  const where = line ? `${file}:${line}` : file
  const what = text === undefined ? '' : `\n  “${text}”${context ? ` (${context})` : ''}`
  console.log(`${where}${what}\n  ${severity} (${rule}): ${wrong}\n  → ${fix}\n`)
}
console.log(
  `${texts} texts in ${LOCALES.length} languages: ${errors.length} errors, ${problems.length - errors.length} warnings`,
)
for (const locale of LOCALES.filter((each) => each !== FALLBACK)) {
  const signed = catalogs.filter(([, of]) => !/^(nobody yet)?$/.test(of.get(locale)?.headers['X-Reviewed-By'] ?? ''))
  console.log(`${locale}: ${signed.length} of ${catalogs.length} catalogs reviewed by a native reader`)
}
process.exitCode = errors.length ? 1 : 0
