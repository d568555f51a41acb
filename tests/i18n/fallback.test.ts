import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getCatalogs } from '@lingui/cli/api'
import { makeConfig } from '@lingui/conf'
import { expect, test } from 'vitest'
import { poFormat } from '../../scripts/catalogs/po-format.ts'
import { FALLBACK } from '../../src/i18n/locales.ts'

/** The words that a build compiles for a language, as lingui.config.ts has it. */
async function compiled(locale: string, catalogs: Record<string, string>): Promise<string[]> {
  const rootDir = mkdtempSync(join(tmpdir(), 'fallback-'))
  for (const [each, text] of Object.entries(catalogs)) {
    mkdirSync(join(rootDir, each))
    writeFileSync(join(rootDir, each, 'app.po'), `msgid ""\nmsgstr "Language: ${each}\\n"\n\n${text}`)
  }
  const config = makeConfig(
    {
      rootDir,
      sourceLocale: FALLBACK,
      locales: Object.keys(catalogs),
      fallbackLocales: { default: FALLBACK },
      catalogs: [{ path: '<rootDir>/{locale}/app', include: [] }],
      format: poFormat('left out'),
    },
    { skipValidation: true },
  )
  const [catalog] = await getCatalogs(config)
  const { messages } = await catalog!.getTranslations(locale, {
    fallbackLocales: config.fallbackLocales,
    sourceLocale: FALLBACK,
  })
  return Object.values(messages)
}

// Publishing such a build for production is refused: e2e/production/publish.spec.ts.
test.each([
  ['a reviewed text', 'msgid "Pay"\nmsgstr "भुगतान करें"\n', 'भुगतान करें'],
  ['a draft', '#, fuzzy\nmsgid "Pay"\nmsgstr "भुगतान"\n', 'Pay'],
  ['a text without a translation', 'msgid "Pay"\nmsgstr ""\n', 'Pay'],
])('in a development build, %s', async (_what, hindi, shown) => {
  expect(await compiled('hi', { en: 'msgid "Pay"\nmsgstr "Pay"\n', hi: hindi })).toEqual([shown])
})
