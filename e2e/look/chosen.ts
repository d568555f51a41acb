import { join } from 'node:path'
import { LOCALES, type Locale } from '../../src/i18n/locales.ts'

const THEMES = ['light', 'dark'] as const
type Theme = (typeof THEMES)[number]
type View = { locale: Locale; width: number; theme: Theme }

const list = (name: string) => process.env[name]?.split(',').filter(Boolean)
const asked = list('LOOK_LANGUAGES') ?? []

/** The options of `npm run look` (scripts/look.mjs). */
export const chosen = {
  /** All areas if none is named. */
  areas: list('LOOK_AREAS') ?? [],
  /** Part of the states' names. */
  state: process.env['LOOK_STATE'] ?? '',
  locales: LOCALES.filter((locale) => asked.length === 0 || asked.includes(locale)),
  widths: (list('LOOK_WIDTHS') ?? ['360', '1440']).map(Number),
  themes: THEMES.filter((theme) => (list('LOOK_THEMES') ?? THEMES).includes(theme)),
}

/** The folder of the pictures; two runs at the same time have separate folders. */
export const folder = process.env['E2E_PORT'] ? `look-${process.env['E2E_PORT']}` : 'look'

/** The file of one picture, relative to the folder. */
export const file = (area: string, state: string, { locale, width, theme }: View) =>
  join(area, state.replaceAll(/[^a-z0-9]+/gi, '-'), `${locale}-${width}-${theme}.jpg`)
