import { useSyncExternalStore } from 'react'
import { local } from '../../device/storage.ts'
import { createEmitter } from '../hooks/events.ts'

/** 'system' follows the device; the others apply until the person chooses again. */
export const THEME_CHOICES = ['system', 'light', 'dark'] as const
export type ThemeChoice = (typeof THEME_CHOICES)[number]

/** Storage key of the choice. The head script of every page reads it too, before the first paint. */
export const THEME_KEY = 'theme'

const emitter = createEmitter()
let current: ThemeChoice | undefined

const toChoice = (value: unknown): ThemeChoice => THEME_CHOICES.find((choice) => choice === value) ?? 'system'

const stored = (): ThemeChoice => toChoice(local.get(THEME_KEY))

/** The person's choice; 'system' if the stored value is invalid. */
export const readTheme = (): ThemeChoice => (current ??= stored())

function apply(choice: ThemeChoice) {
  current = choice
  const { dataset } = document.documentElement
  if (choice === 'system') delete dataset.theme
  else dataset.theme = choice
  emitter.emit()
}

export function chooseTheme(choice: ThemeChoice): void {
  local.set(THEME_KEY, choice === 'system' ? undefined : choice)
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
