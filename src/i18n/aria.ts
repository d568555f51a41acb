import { i18n, type MessageDescriptor } from '@lingui/core'
import { msg, plural, t } from '@lingui/core/macro'

/**
 * React Aria's own texts, out of our catalogs: it ships no Hindi and no Marathi, and without this a Hindi reader would hear
 * "Show suggestions" (notes/accessibility.md). Imported, for its effect, by every module that uses React Aria components
 * with texts of their own; a component that is new to the product adds its texts here.
 */
type Arguments = { optionCount: number; optionText: string; isSelected: boolean }
type Text = MessageDescriptor | ((values: Arguments) => string)

const selected = (optionText: string) =>
  t({ message: `${optionText}, selected`, comment: 'Screen reader: a suggestion was chosen.' })

const texts: Record<string, Record<string, Text>> = {
  '@react-aria/combobox': {
    buttonLabel: msg({ message: 'Show suggestions', comment: 'Screen reader: button beside a search field.' }),
    listboxLabel: msg({ message: 'Suggestions', comment: 'Screen reader: name of the list under a search field.' }),
    countAnnouncement: ({ optionCount }) =>
      t({
        message: plural(optionCount, { one: '# suggestion available.', other: '# suggestions available.' }),
        comment: 'Screen reader: while a person types in a search field.',
      }),
    focusAnnouncement: ({ optionText, isSelected }) => (isSelected ? selected(optionText) : optionText),
    selectedAnnouncement: ({ optionText }) => selected(optionText),
  },
  '@react-aria/overlays': {
    dismiss: msg({ message: 'Close', context: 'overlay', comment: 'Screen reader: closes a list or a dialog.' }),
  },
  'react-aria-components': {},
}

const dictionary = Object.fromEntries(
  Object.entries(texts).map(([name, strings]) => [
    name,
    new Proxy(strings, {
      // Looked up when it is said, so that a switch of the language needs no reload.
      get: (_strings, key) => (values: Arguments) => {
        const text = strings[String(key)]
        return typeof text === 'function' ? text(values) : text ? i18n._(text) : String(key)
      },
    }),
  ]),
)

/** Where React Aria looks for texts instead of its own (`LocalizedStringDictionary`). */
Object.assign(window, {
  [Symbol.for('react-aria.i18n.locale')]: 'en-US',
  [Symbol.for('react-aria.i18n.strings')]: dictionary,
})
