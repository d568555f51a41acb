import { i18n, type Messages } from '@lingui/core'
import { plural, t } from '@lingui/core/macro'
import { LOCALES } from './locales.ts'

/**
 * React Aria's built-in texts, from our catalogs: it ships neither Hindi nor Marathi (§languages.7). Every module that
 * uses components with such texts imports this for its effect; all three languages come with it. A package missing here
 * makes its component throw, so that no new one brings in English. A test checks that these are exactly the texts in
 * use.
 */
type Values = { optionText: string; isSelected: boolean; count: number }
/** Makes a text when it is announced, so that a language switch needs no reload. */
type Text = (values: Values) => string

const close = () =>
  t({ message: 'Close', context: 'overlay', comment: 'Screen reader: closes a list, a dialog or a message.' })
const selected = (optionText: string) =>
  t({ message: `${optionText}, selected`, comment: 'Screen reader: a suggestion was chosen.' })

export const ARIA_TEXTS: Record<string, Record<string, Text>> = {
  '@react-aria/combobox': {
    buttonLabel: () => t({ message: 'Show suggestions', comment: 'Screen reader: button beside a search field.' }),
    listboxLabel: () => t({ message: 'Suggestions', comment: 'Screen reader: name of the list under a search field.' }),
    // Empty, or it would be announced at every key press. OptionCount does so once after a pause (§home.6).
    countAnnouncement: () => '',
    // This text omits React Aria's group names: the product's lists have no groups.
    focusAnnouncement: ({ optionText, isSelected }) => (isSelected ? selected(optionText) : optionText),
    selectedAnnouncement: ({ optionText }) => selected(optionText),
  },
  // This text is for a button that opens a menu on a long press. A combobox's button requests it but never uses it.
  '@react-aria/menu': { longPressMessage: () => '' },
  '@react-aria/overlays': { dismiss: close },
  '@react-aria/toast': {
    close,
    notifications: ({ count }) =>
      t({
        message: plural(count, { one: '# message', other: '# messages' }),
        comment: 'Screen reader: name of the corner in which short messages appear.',
      }),
  },
}

const catalogs = import.meta.glob<Messages>('/locales/*/aria.po', { eager: true, import: 'messages' })
for (const locale of LOCALES) i18n.load(locale, catalogs[`/locales/${locale}/aria.po`] ?? {})

/** React Aria reads its texts from here (`LocalizedStringDictionary`). They follow the page, whatever the locale here. */
Object.assign(globalThis, {
  [Symbol.for('react-aria.i18n.locale')]: 'en-IN',
  [Symbol.for('react-aria.i18n.strings')]: ARIA_TEXTS,
})
