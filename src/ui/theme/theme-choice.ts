import { useSyncExternalStore } from 'react'
import { createEmitter } from '../hooks/emitter.ts'

/** 'system' follows the device; the others hold until the person chooses again. */
export const THEME_CHOICES = ['system', 'light', 'dark'] as const
export type ThemeChoice = (typeof THEME_CHOICES)[number]

/** Where the choice is kept. The script at the top of every page reads it too, before the first paint. */
export const THEME_KEY = 'theme'

const emitter = createEmitter()
let current: ThemeChoice | undefined

const toChoice = (value: unknown): ThemeChoice => THEME_CHOICES.find((choice) => choice === value) ?? 'system'

function stored(): ThemeChoice {
  try {
    return toChoice(localStorage.getItem(THEME_KEY))
  } catch {
    return 'system' // storage is blocked
  }
}

/** What the person chose; garbage and blocked storage read as 'system'. */
export const readTheme = (): ThemeChoice => (current ??= stored())

function apply(choice: ThemeChoice) {
  current = choice
  const { dataset } = document.documentElement
  if (choice === 'system') delete dataset.theme
  else dataset.theme = choice
  emitter.emit()
}

/** Shows a theme at once and keeps it; where storage is blocked it holds for this visit. */
export function chooseTheme(choice: ThemeChoice): void {
  try {
    if (choice === 'system') localStorage.removeItem(THEME_KEY)
    else localStorage.setItem(THEME_KEY, choice)
  } catch {
    // Blocked or full.
  }
  apply(choice)
}

/** A choice in another tab holds here as well. */
const follow = ({ key }: StorageEvent) => {
  if (key === THEME_KEY || key === null) apply(stored())
}

function subscribe(listener: () => void) {
  addEventListener('storage', follow) // the same each time, so once
  return emitter.subscribe(listener)
}

/** The theme that was chosen, for a control that shows and changes it with `chooseTheme`. */
export const useThemeChoice = (): ThemeChoice => useSyncExternalStore(subscribe, readTheme, () => 'system')
