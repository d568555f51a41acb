import { local } from '../../device/storage.ts'
import { createStore } from '../hooks/events.ts'

/** 'system' follows the device; the others apply until the person chooses again. */
export const THEME_CHOICES = ['system', 'light', 'dark'] as const
export type ThemeChoice = (typeof THEME_CHOICES)[number]

/** Storage key of the choice. The head script of every page reads it too, before the first paint. */
export const THEME_KEY = 'theme'

const stored = (): ThemeChoice => {
  const value = local.get(THEME_KEY)
  return THEME_CHOICES.find((choice) => choice === value) ?? 'system'
}

/** The person's choice; 'system' in prerendered HTML, and if the stored value is invalid. */
export const { get: readTheme, set: show, use: useThemeChoice } = createStore<ThemeChoice>('system')
show(stored())

function apply(choice: ThemeChoice) {
  const { dataset } = document.documentElement
  if (choice === 'system') delete dataset.theme
  else dataset.theme = choice
  show(choice)
}

export function chooseTheme(choice: ThemeChoice): void {
  local.set(THEME_KEY, choice === 'system' ? undefined : choice)
  apply(choice)
}

globalThis.window?.addEventListener('storage', ({ key }) => {
  if (key === THEME_KEY || key === null) apply(stored())
})
