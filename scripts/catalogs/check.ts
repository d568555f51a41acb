// `npm run check:catalogs`: fails when a catalog can't be shipped, and says so in a translator's words. How to work on the
// catalogs is in locales/README.md. --quiet leaves warnings out; another folder than locales/ can be named.
import { parseArgs } from 'node:util'
import { FALLBACK, LOCALES } from '../../src/i18n/locales.ts'
import { readCatalogs } from './catalog.ts'
import { contradictions, problemsOf, type Problem } from './check-catalogs.ts'
import { readGlossary } from './glossary.ts'

const {
  positionals: [folder = 'locales'],
  values: { quiet },
} = parseArgs({ allowPositionals: true, options: { quiet: { type: 'boolean' } } })

const glossary = readGlossary(`${folder}/glossary.csv`)
const problems: Problem[] = []
let texts = 0

const catalogs = [...readCatalogs(folder, LOCALES)]
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

const errors = problems.filter(({ severity }) => severity === 'error')
for (const { severity, rule, file, line, context, text, wrong, fix } of quiet ? errors : problems) {
  const where = line ? `${file}:${line}` : file
  const what = text === undefined ? '' : `\n  “${text}”${context ? ` (${context})` : ''}`
  console.log(`${where}${what}\n  ${severity} (${rule}): ${wrong}\n  → ${fix}\n`)
}
console.log(
  `${texts} texts in ${LOCALES.length} languages: ${errors.length} errors, ${problems.length - errors.length} warnings`,
)
process.exitCode = errors.length ? 1 : 0
