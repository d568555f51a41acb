import { i18n, type Messages } from '@lingui/core'
import { FALLBACK, INTL_TAG, type Locale } from './locales.ts'

const files = import.meta.glob<{ messages: Messages }>('/locales/*/app.po')
let wanted: Locale = FALLBACK

/** Loads a language's catalog. A failed download may be tried again. */
async function load(locale: Locale): Promise<Messages> {
  const file = files[`/locales/${locale}/app.po`]
  if (!file) throw new Error(`no catalog for ${locale}`)
  return (await file()).messages
}

/**
 * Switches the language without a reload. The last choice wins when several are under way.
 * @returns whether this is the language now; false when a later choice has overtaken this one, whatever became of it
 * @throws when the catalog can't be downloaded; the language then stays what it was.
 */
export async function activate(locale: Locale): Promise<boolean> {
  wanted = locale
  let messages: Messages
  try {
    messages = await load(locale)
  } catch (error) {
    if (wanted !== locale) return false
    throw error
  }
  if (wanted !== locale) return false
  i18n.loadAndActivate({ locale, locales: [INTL_TAG[locale]], messages })
  if (typeof document !== 'undefined') document.documentElement.lang = locale
  return true
}

/** At start: the visitor's language, or English when its catalog can't be had. */
export async function start(locale: Locale): Promise<void> {
  await activate(locale).catch(() => activate(FALLBACK))
}
