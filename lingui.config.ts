import { defineConfig } from '@lingui/conf'
import { formatter } from '@lingui/format-po'
import { filesOfCatalogs } from './scripts/catalogs/import-graph.ts'
import { FALLBACK, LOCALES } from './src/i18n/locales.ts'

/** What translators get: one catalog a language, ordered by text, without line numbers, so that diffs stay small. */
export default defineConfig({
  sourceLocale: FALLBACK,
  locales: [...LOCALES],
  fallbackLocales: { default: FALLBACK },
  // Which file's texts are in which catalog is found out by who imports it.
  catalogs: Array.from(filesOfCatalogs(), ([name, files]) => ({
    path: `<rootDir>/locales/{locale}/${name}`,
    include: files.map((file) => `<rootDir>/${file}`),
  })),
  format: formatter({
    lineNumbers: false,
    customHeaderAttributes: { 'Project-Id-Version': 'krishi-vyapar', 'POT-Creation-Date': '' },
  }),
  orderBy: 'message',
  // `PSEUDO=1 npm run dev`: English comes out accented and longer, so that what isn't translated or doesn't fit is seen.
  // It is made as the catalogs are compiled: those on disk never know of it.
  pseudoLocale: process.env.PSEUDO ? [{ locale: FALLBACK, prepend: '⟦', append: '~~~~⟧' }] : [],
  macro: {
    // Tags in a text are named: <link>…</link>, not <0>…</0>.
    jsxPlaceholderAttribute: '_t',
    jsxPlaceholderDefaults: { a: 'link', Link: 'link', strong: 'strong', b: 'strong' },
  },
})
