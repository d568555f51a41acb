import { readdirSync, readFileSync } from 'node:fs'
import { LOCALES } from '../../src/i18n/locales.ts'

export const catalogs = (locale: string) =>
  readdirSync(`locales/${locale}`)
    .filter((file) => file.endsWith('.po'))
    .map((file) => readFileSync(`locales/${locale}/${file}`, 'utf8'))
    .join('\n')

/** The app's English texts with their translations. */
export const english = new Map<string, string[]>()
for (const locale of LOCALES) {
  for (const [, text = '', translation = ''] of catalogs(locale).matchAll(/^msgid "(.+)"\nmsgstr "(.*)"$/gm)) {
    english.set(text, [...(english.get(text) ?? [text]), translation])
  }
}
