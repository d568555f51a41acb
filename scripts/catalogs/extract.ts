import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, relative } from 'node:path'
import { getCatalogs } from '@lingui/cli/api'
import { getConfig, type ExtractedCatalogType } from '@lingui/conf'
import { readArguments } from '../arguments.ts'
import { parseCatalog, readCatalogText } from './catalog.ts'
import { inOrder, carryTranslations, type Messages } from './carry-translations.ts'
import { poFormat } from './po-format.ts'

process.env.LINGUI_SUPPRESS_BABEL_WARNING = '1'

const { values: options } = readArguments(
  `npm run extract -- [--check] [--prune]

Updates the catalogs in locales/ from the sources, without losing a translation.
  --check  writes nothing, and fails if they are out of date
  --prune  removes translations that the app no longer uses`,
  { check: { type: 'boolean' }, prune: { type: 'boolean' } },
)

const config = getConfig()
const catalogs = await getCatalogs(config)

const extracted: Record<string, ExtractedCatalogType> = {}
for (const catalog of catalogs) {
  const messages = await catalog.collect()
  if (!messages) process.exit(1) // Lingui has already named the file that it can't read
  extracted[catalog.path] = messages
}

/** The messages of a catalog, sorted. References and formatting are left out: each translation tool writes its own. */
const contentOf = (text: string) =>
  parseCatalog('', '', text)
    .entries.filter(({ obsolete }) => !obsolete)
    .map((entry) => JSON.stringify({ ...entry, comments: entry.comments.join('\n'), line: undefined }))
    .toSorted()
    .join()

let changed = false
for (const locale of config.locales as string[]) {
  const source = locale === config.sourceLocale
  const files = catalogs.map((catalog) => {
    const filename = catalog.getFilename(locale)
    const existing = existsSync(filename) ? readCatalogText(filename) : undefined
    return { name: catalog.path, filename, existing, context: { locale, sourceLocale: config.sourceLocale, filename } }
  })

  const before: Record<string, Messages> = {}
  for (const { name, existing, context } of files) {
    before[name] = existing && !source ? await poFormat.parse(existing, context) : {}
  }
  const { after, changes } = carryTranslations(before, extracted, options.prune)

  for (const { name, filename, existing, context } of files) {
    const messages = inOrder(after[name] ?? {})
    // In the source language a text is its own translation.
    if (source) for (const message of Object.values(messages)) message.translation = message.message ?? ''
    const text = await poFormat.serialize(messages, { ...context, existing })
    // Differences made by translation tools don't count: line folding, header order, obsolete entries.
    if (text === existing || (options.check && existing && contentOf(existing) === contentOf(text))) continue
    changed = true
    console.log(`${relative(process.cwd(), filename)} ${options.check ? 'is out of date' : 'written'}`)
    if (options.check) continue
    mkdirSync(dirname(filename), { recursive: true })
    writeFileSync(filename, text)
  }
  if (!source) for (const { kind, text } of changes) console.log(`  ${locale}, ${kind}: ${text}`)
}

if (!changed) console.log('The catalogs are up to date.')
else if (options.check) {
  console.error('\nRun `npm run extract` and commit locales/.')
  process.exitCode = 1
}
