import { i18n } from '@lingui/core'
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ComboBox } from 'react-aria-components/ComboBox'
import { Input } from 'react-aria-components/Input'
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox'
import { Popover } from 'react-aria-components/Popover'
import { I18nProvider, useLingui } from '@lingui/react'
import { describe, expect, test } from 'vitest'
import { ARIA_TEXTS } from '../../src/i18n/aria.ts'
import { activate } from '../../src/i18n/catalog.ts'
import { TRANSLATED } from '../../src/i18n/locales.ts'

/** OptionCount announces the options itself, once after a pause in typing; nothing opens by a long press alone. */
const SILENT = new Set(['countAnnouncement', 'longPressMessage'])

const VALUES = { optionText: '‹option›', isSelected: true, count: 4 }

describe.for(TRANSLATED)('%s', (locale) => {
  test('every text is in Devanagari, with its values, and without English', async () => {
    await activate(locale)
    for (const [name, texts] of Object.entries(ARIA_TEXTS)) {
      for (const [key, text] of Object.entries(texts)) {
        if (SILENT.has(key)) continue
        const said = text(VALUES)
        expect(said, `${name} ${key}`).toMatch(/\p{Script=Devanagari}/u)
        expect(said.replace(/‹\w+›/g, ''), `${name} ${key}`).not.toMatch(/[a-z]/i)
      }
    }
  })

  test('values are said: counts, names', async () => {
    await activate(locale)
    const say = (name: string, key: string) => ARIA_TEXTS[name]?.[key]?.(VALUES)
    expect(say('@react-aria/combobox', 'focusAnnouncement')).toContain('‹option›')
    expect(say('@react-aria/toast', 'notifications')).toContain('4')
  })
})

function Crops() {
  useLingui()
  return (
    <ComboBox aria-label="—" menuTrigger="input" allowsCustomValue>
      <Input />
      <Popover>
        <ListBox>
          <ListBoxItem>Kanda</ListBoxItem>
          <ListBoxItem>Kapas</ListBoxItem>
        </ListBox>
      </Popover>
    </ComboBox>
  )
}

test('a combobox says its texts in the language of the page, and follows a switch without a reload', async () => {
  await activate('hi')
  render(
    <I18nProvider i18n={i18n}>
      <Crops />
    </I18nProvider>,
  )
  const heard = () => document.querySelector('[data-live-announcer]')?.textContent ?? ''
  const user = userEvent.setup()
  await user.type(screen.getByRole('combobox'), 'Ka')
  expect(screen.getByRole('listbox').getAttribute('aria-label')).toContain('सुझाव')

  await act(() => activate('mr').then(() => undefined))
  expect(screen.getByRole('listbox').getAttribute('aria-label')).toContain('पर्याय')
  await user.type(screen.getByRole('combobox'), 'p')
  // The number of options isn't announced at every key.
  expect(heard()).toBe('')
})
