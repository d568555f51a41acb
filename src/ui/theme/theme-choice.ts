import { useSyncExternalStore } from 'react'
import { createEmitter } from '../hooks/events.ts'

/** 'system' follows the device; the others apply until the person chooses again. */
export const THEME_CHOICES = ['system', 'light', 'dark'] as const
export type ThemeChoice = (typeof THEME_CHOICES)[number]

/** Storage key of the choice. The head script of every page reads it too, before the first paint. */
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

/** The person's choice; 'system' if the stored value is invalid or storage is blocked. */
export const readTheme = (): ThemeChoice => (current ??= stored())

function apply(choice: ThemeChoice) {
  current = choice
  const { dataset } = document.documentElement
  if (choice === 'system') delete dataset.theme
  else dataset.theme = choice
  emitter.emit()
}

/** Applies and stores a theme. If storage is blocked, it applies to this visit. */
export function chooseTheme(choice: ThemeChoice): void {
  try {
    if (choice === 'system') localStorage.removeItem(THEME_KEY)
    else localStorage.setItem(THEME_KEY, choice)
  } catch {
    // Storage is blocked or full.
  }
  apply(choice)
}

const follow = ({ key }: StorageEvent) => {
  if (key === THEME_KEY || key === null) apply(stored())
}

function subscribe(listener: () => void) {
  addEventListener('storage', follow) // the same function each time, so it is added once
  return emitter.subscribe(listener)
}

export const useThemeChoice = (): ThemeChoice => useSyncExternalStore(subscribe, readTheme, () => 'system')
