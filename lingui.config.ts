import { defineConfig } from '@lingui/conf'
import { formatter } from '@lingui/format-po'
import { FALLBACK, LOCALES } from './src/i18n/locales.ts'

/** What translators get: one catalog a language, ordered by text, without line numbers, so that diffs stay small. */
/** Parts that several pages share and the first load does without: in a catalog of their own, `shared`. */
const SHARED = [
  'CardResults.tsx',
  'Category*.tsx',
  'load-error.ts',
  'ShareLead.tsx',
  'BackButton.tsx',
  'Quantity.tsx',
].map((file) => `<rootDir>/src/domain/${file}`)

export default defineConfig({
  sourceLocale: FALLBACK,
  locales: [...LOCALES],
  fallbackLocales: { default: FALLBACK },
  catalogs: [
    // The frame and what pages share: in every first load, so it has to stay small.
    {
      path: '<rootDir>/locales/{locale}/app',
      include: ['<rootDir>/src'],
      exclude: ['<rootDir>/src/features/**', '<rootDir>/src/payments/**', '<rootDir>/src/i18n/aria.ts', ...SHARED],
    },
    { path: '<rootDir>/locales/{locale}/shared', include: SHARED },
    // React Aria's own texts come with its components (src/i18n/aria.ts).
    { path: '<rootDir>/locales/{locale}/aria', include: ['<rootDir>/src/i18n/aria.ts'] },
    // Paying: downloaded when somebody pays, or has paid.
    { path: '<rootDir>/locales/{locale}/payments', include: ['<rootDir>/src/payments'] },
    // Each page's own texts, downloaded with the page (`addCatalog`).
    { path: '<rootDir>/locales/{locale}/{name}', include: ['<rootDir>/src/features/{name}'] },
  ],
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
