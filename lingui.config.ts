import { defineConfig } from '@lingui/conf'
import { filesOfCatalogs } from './scripts/catalogs/import-graph.ts'
import { poFormat } from './scripts/catalogs/po-format.ts'
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
  // What is not translated, or only a draft, is English in the app; a release needs all (`npm run check:catalogs`).
  format: poFormat('left out'),
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
