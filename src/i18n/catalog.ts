import { i18n, type Messages } from '@lingui/core'
import { directionOf, FALLBACK, INTL_TAG, type Locale } from './locales.ts'

const files = import.meta.glob<{ messages: Messages }>([
  '/locales/*/*.po',
  '!/locales/*/aria.po',
  '!/locales/*/reply-watch.po',
])
// Only where the page is (src/app/routing/routes.tsx): even an address that nobody asks for is in the first load.
if (import.meta.env.DEV || import.meta.env.VITE_REPLY_WATCH)
  Object.assign(files, import.meta.glob('/locales/*/reply-watch.po'))
/** The catalogs in use: the frame's, and those of the pages that have been seen. */
const names = new Set(['app'])
let wanted: Locale = FALLBACK

// `<Trans>`, the only caller with options, looks for its elements once the values are in their places: "<b>" in somebody's
// name would be one. An invisible mark keeps it a text. A value that is an element itself comes as "<0/>".
const translate = i18n._.bind(i18n)
i18n._ = ((id: string, values?: Record<string, unknown>, options?: object) =>
  translate(id, options ? inert(values) : values, options)) as typeof i18n._
const inert = (values: Record<string, unknown> = {}) =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'string' && !/^<\w+\/>$/.test(value) ? value.replaceAll('<', '<\u2060') : value,
    ]),
  )

/** Loads one catalog of a language. A failed download may be tried again. */
async function load(locale: Locale, name: string): Promise<Messages> {
  const file = files[`/locales/${locale}/${name}.po`]
  if (!file) throw new Error(`no catalog ${name} for ${locale}`)
  return (await file()).messages
}

/** All catalogs in use, also those that come into use in the meantime. */
async function loadAll(locale: Locale): Promise<Messages> {
  const loaded = await Promise.all(Array.from(names, (name) => load(locale, name)))
  return loaded.length === names.size ? Object.assign({}, ...loaded) : loadAll(locale)
}

/**
 * Switches the language without a reload. The last choice wins when several are under way.
 * @returns whether this is the language now; false when a later choice has overtaken this one, whatever became of it
 * @throws when a catalog can't be downloaded; the language then stays what it was.
 */
export async function activate(locale: Locale): Promise<boolean> {
  wanted = locale
  let messages: Messages
  try {
    messages = await loadAll(locale)
  } catch (error) {
    if (wanted !== locale) return false
    throw error
  }
  if (wanted !== locale) return false
  i18n.load(locale, messages)
  i18n.activate(locale, [INTL_TAG[locale]])
  if (typeof document !== 'undefined')
    Object.assign(document.documentElement, { lang: locale, dir: directionOf(locale) })
  return true
}

/** At start: the visitor's language, or English when its catalog can't be had. */
export async function start(locale: Locale): Promise<void> {
  await activate(locale).catch(() => activate(FALLBACK))
}

/**
 * Takes a catalog into use: `locales/{locale}/{name}.po` has the texts of the folder `src/features/{name}`, which are
 * downloaded with that page and not before.
 * @throws when it can't be downloaded
 */
export async function addCatalog(name: string): Promise<void> {
  if (names.has(name) && i18n.locale === wanted) return
  const locale = wanted
  const messages = await load(locale, name)
  if (wanted !== locale) return addCatalog(name)
  names.add(name)
  // What is on the page has its texts already: `i18n.load` would have all of it rendered again, a quarter of a second of a slow phone.
  if (i18n.locale === locale) Object.assign(i18n.messages, messages)
  else i18n.load(locale, messages)
}
