import { defineConfig } from '@lingui/conf'
import { formatter } from '@lingui/format-po'
import { FALLBACK, LOCALES } from './src/i18n/locales.ts'

/** Of src/domain what the home page shows. */
const onHome = [
  'failures/AttemptText.tsx',
  'enquiry/EnquiryCard.tsx',
  'enquiry/EnquiryTitle.tsx',
  'enquiry/EnquiryType.tsx',
  'texts/brand.ts',
  'failures/trouble.ts',
].map((file) => `<rootDir>/src/domain/${file}`)

/** The one part of src/domain that the sign-in shows: with the building blocks. */
const FORM_FAILURE = '<rootDir>/src/domain/forms/FormFailure.tsx'

/** What translators get: one catalog a language, ordered by text, without line numbers, so that diffs stay small. */
export default defineConfig({
  sourceLocale: FALLBACK,
  locales: [...LOCALES],
  fallbackLocales: { default: FALLBACK },
  catalogs: [
    // The frame and what home shows: in every first load, so it has to stay small.
    {
      path: '<rootDir>/locales/{locale}/app',
      include: [...['api', 'app', 'i18n', 'session'].map((folder) => `<rootDir>/src/${folder}`), ...onHome],
      exclude: [
        '<rootDir>/src/app/auth-layout/**',
        '<rootDir>/src/app/environment/**',
        '<rootDir>/src/app/offline/**',
        '<rootDir>/src/i18n/aria.ts',
      ],
    },
    // React Aria's own texts come with its components (src/i18n/aria.ts).
    { path: '<rootDir>/locales/{locale}/aria', include: ['<rootDir>/src/i18n/aria.ts'] },
    // The building blocks': with every page but home, which shows none of them.
    { path: '<rootDir>/locales/{locale}/common', include: ['<rootDir>/src/ui', FORM_FAILURE] },
    // What several features share: with their pages.
    {
      path: '<rootDir>/locales/{locale}/shared',
      include: ['<rootDir>/src/domain'],
      exclude: [...onHome, FORM_FAILURE, '<rootDir>/src/domain/lists/saved-searches/**'],
    },
    // Saved searches come after the list that they belong to (SavedSlot.tsx).
    { path: '<rootDir>/locales/{locale}/saved-searches', include: ['<rootDir>/src/domain/lists/saved-searches'] },
    // The layout of sign-in and registration.
    { path: '<rootDir>/locales/{locale}/auth-layout', include: ['<rootDir>/src/app/auth-layout'] },
    // The name of an environment: put into the HTML as it is published, never downloaded.
    { path: '<rootDir>/locales/{locale}/environment', include: ['<rootDir>/src/app/environment'] },
    // Notices of saved copies and of a new version: downloaded once the first page is there.
    { path: '<rootDir>/locales/{locale}/offline', include: ['<rootDir>/src/app/offline'] },
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
