import { defineConfig } from '@lingui/conf'
import { filesOfCatalogs } from './scripts/catalogs/import-graph.ts'
import { poFormat } from './scripts/catalogs/po-format.ts'
import { FALLBACK, LOCALES } from './src/i18n/locales.ts'

/** Catalogs for translators: one per language and area, sorted by text and without line numbers, for small diffs. */
export default defineConfig({
  sourceLocale: FALLBACK,
  locales: [...LOCALES],
  // For `npm run dev`. A build refuses a missing translation (scripts/build/build.ts).
  fallbackLocales: { default: FALLBACK },
  // The catalog of a file's texts depends on which parts of the app import the file.
  catalogs: Array.from(filesOfCatalogs(), ([name, files]) => ({
    path: `<rootDir>/locales/{locale}/${name}`,
    include: files.map((file) => `<rootDir>/${file}`),
  })),
  format: poFormat,
  orderBy: 'message',
  // `PSEUDO=1 npm run dev`: shows English accented and longer, which reveals texts that aren't translated or don't fit.
  // Only compiled catalogs contain it, never the files on disk.
  pseudoLocale: process.env.PSEUDO ? [{ locale: FALLBACK, prepend: '⟦', append: '~~~~⟧' }] : [],
  macro: {
    // Tags in messages have names: <link>…</link>, not <0>…</0>.
    jsxPlaceholderAttribute: '_t',
    jsxPlaceholderDefaults: { a: 'link', Link: 'link', strong: 'strong', b: 'strong' },
  },
})
