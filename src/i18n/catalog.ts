import { i18n, type Messages } from '@lingui/core'
import { directionOf, FALLBACK, INTL_TAG, type Locale } from './locales.ts'

const files = import.meta.glob<{ messages: Messages }>(['/locales/*/*.po', '!/locales/*/aria.po'])
/** Catalogs in use: the frame's, and those of the visited pages. */
const names = new Set(['app'])
let wanted: Locale = FALLBACK

// `<Trans>`, the only caller with options, looks for its elements after inserting the values, so "<b>" in somebody's
// name would become an element. An invisible character after "<" prevents that. A value that is an element itself
// arrives as "<0/>" and stays.
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

/** Loads one catalog of a language. A failed download may be retried. */
async function load(locale: Locale, name: string): Promise<Messages> {
  const file = files[`/locales/${locale}/${name}.po`]
  if (!file) throw new Error(`no catalog ${name} for ${locale}`)
  return (await file()).messages
}

/**
 * Switches the language without a reload; of several switches, the last one wins.
 * @returns whether this is now the language
 * @throws when a catalog can't be downloaded; the language then stays
 */
export async function activate(locale: Locale): Promise<boolean> {
  wanted = locale
  let loaded: Messages[]
  try {
    loaded = await Promise.all(Array.from(names, (name) => load(locale, name)))
  } catch (error) {
    if (wanted !== locale) return false
    throw error
  }
  if (wanted !== locale) return false
  if (loaded.length < names.size) return activate(locale) // a page was opened meanwhile
  i18n.load(locale, Object.assign({}, ...loaded) as Messages)
  i18n.activate(locale, [INTL_TAG[locale]])
  if (typeof document !== 'undefined') {
    const html = document.documentElement
    const dir = directionOf(locale)
    // Equal values would still make the browser style and lay out the whole page again: 90 ms on a slow phone.
    if (html.lang !== locale || html.dir !== dir) Object.assign(html, { lang: locale, dir })
  }
  return true
}

/** Activates the visitor's language at the start, or English if its catalog can't be loaded. */
export async function start(locale: Locale): Promise<void> {
  await activate(locale).catch(() => activate(FALLBACK))
}

/** Language of the texts on screen. While another is being loaded, pages still open in this one. */
const current = () => (i18n.locale || wanted) as Locale

/** Adds `locales/{locale}/{name}.po`, the texts of `src/features/{name}`. @throws when it can't be downloaded */
export async function addCatalog(name: string): Promise<void> {
  if (names.has(name)) return
  const locale = current()
  const messages = await load(locale, name)
  if (current() !== locale) return addCatalog(name)
  names.add(name)
  // Rendered content already has its texts. `i18n.load` would render everything again, which takes a slow phone 250 ms.
  if (i18n.locale) Object.assign(i18n.messages, messages)
  else i18n.load(locale, messages)
}

/** Loads code with its texts: `withCatalogs(() => import(…), 'common')`, in literals, because the build parses it. */
export const withCatalogs =
  <Module>(load: () => Promise<Module>, ...catalogs: string[]) =>
  async (): Promise<Module> => {
    const [module] = await Promise.all([load(), ...catalogs.map(addCatalog)])
    return module
  }
