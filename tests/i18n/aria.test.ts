import { expect, test } from 'vitest'
import { ARIA_TEXTS } from '../../src/i18n/aria.ts'
import { activate } from '../../src/i18n/catalog.ts'
import { TRANSLATED } from '../../src/i18n/locales.ts'

/** These texts are empty or unused: OptionCount announces the options, and nothing opens by a long press alone. */
const SILENT = new Set(['countAnnouncement', 'longPressMessage'])

const VALUES = { optionText: '‹option›', isSelected: true, count: 4 }

test.for(TRANSLATED)('%s: every text is in Devanagari, with its values, and without English', async (locale) => {
  await activate(locale)
  for (const [name, texts] of Object.entries(ARIA_TEXTS)) {
    for (const [key, text] of Object.entries(texts)) {
      if (SILENT.has(key)) continue
      const said = text(VALUES)
      if (key === 'focusAnnouncement') expect(said).toContain('‹option›')
      if (key === 'notifications') expect(said).toContain('4')
      expect(said, `${name} ${key}`).toMatch(/\p{Script=Devanagari}/u)
      expect(said.replace(/‹\w+›/g, ''), `${name} ${key}`).not.toMatch(/[a-z]/i)
    }
  }
})
