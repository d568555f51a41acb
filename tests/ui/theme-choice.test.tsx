import { act, fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { failStorage } from '../fail-storage.ts'
import { show } from '../render.tsx'

const root = document.documentElement

/** A new module for each test, as on a new page. */
async function load() {
  vi.resetModules()
  return import('../../src/ui/theme/theme-choice.ts')
}
beforeEach(() => void delete root.dataset.theme)

test.each([
  ['dark', 'dark'],
  ['', 'system'],
  ['purple', 'system'],
  ['<script>', 'system'],
  ['DARK', 'system'],
])('the stored theme "%s" means %s', async (value, theme) => {
  localStorage.setItem('theme', value)
  expect((await load()).readTheme()).toBe(theme)
})

test('blocked storage: the choice holds for this visit', async () => {
  failStorage('SecurityError', ['getItem', 'setItem'])
  const { chooseTheme, readTheme } = await load()
  expect(readTheme()).toBe('system')
  chooseTheme('light')
  expect(root.dataset.theme).toBe('light')
  expect(readTheme()).toBe('light')
})

test('a choice applies at once, is stored, and can be undone, also in another tab', async () => {
  const { chooseTheme } = await import('../../src/ui/theme/theme-choice.ts')
  chooseTheme('system')
  const { ThemeSelector } = await import('../../src/app/shell/Selectors.tsx')
  await show(<ThemeSelector />)
  const selector = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Theme' })
  expect(selector.value).toBe('system')
  fireEvent.change(selector, { target: { value: 'dark' } })
  expect(selector.value).toBe('dark')
  expect(root.dataset.theme).toBe('dark')
  expect(localStorage.getItem('theme')).toBe('dark')
  localStorage.setItem('theme', 'light')
  act(() => {
    dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue: 'light' }))
  })
  expect(selector.value).toBe('light')
  expect(root.dataset.theme).toBe('light')
  fireEvent.change(selector, { target: { value: 'system' } })
  expect(root.dataset.theme).toBeUndefined()
  expect(localStorage.getItem('theme')).toBeNull()
})
