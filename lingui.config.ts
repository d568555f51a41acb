import { defineConfig } from '@lingui/conf'
import { formatter } from '@lingui/format-po'

/** What translators get: one catalog a language, ordered by text, without line numbers, so that diffs stay small. */
export default defineConfig({
  sourceLocale: 'en',
  locales: ['en', 'hi', 'mr'],
  fallbackLocales: { default: 'en' },
  catalogs: [{ path: '<rootDir>/locales/{locale}/app', include: ['<rootDir>/src'] }],
  format: formatter({
    lineNumbers: false,
    customHeaderAttributes: { 'Project-Id-Version': 'krishi-vyapar', 'POT-Creation-Date': '' },
  }),
  orderBy: 'message',
  macro: {
    // Tags in a text are named: <link>…</link>, not <0>…</0>.
    jsxPlaceholderAttribute: '_t',
    jsxPlaceholderDefaults: { a: 'link', Link: 'link', strong: 'strong', b: 'strong' },
  },
})
