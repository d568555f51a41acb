import { i18n, type Messages } from '@lingui/core'
import { plural, t } from '@lingui/core/macro'
import { LOCALES } from './locales.ts'

/**
 * React Aria's own texts, out of our catalogs: it ships no Hindi and no Marathi, and without this a Hindi reader would hear
 * "Show suggestions" (§languages.7). Imported, for its effect, by every module that uses React Aria components
 * with texts of their own; the three languages come with it, so that none has to be waited for.
 *
 * A package that is not here makes its component throw, so that a component new to the product can't bring English along; a test
 * holds these texts to those that the product's widgets say, and no others.
 */
type Values = { optionText: string; isSelected: boolean; count: number }
/** Called when it is said, so that a switch of the language needs no reload. */
type Text = (values: Values) => string

const close = () =>
  t({ message: 'Close', context: 'overlay', comment: 'Screen reader: closes a list, a dialog or a message.' })
const selected = (optionText: string) =>
  t({ message: `${optionText}, selected`, comment: 'Screen reader: a suggestion was chosen.' })

export const ARIA_TEXTS: Record<string, Record<string, Text>> = {
  '@react-aria/combobox': {
    buttonLabel: () => t({ message: 'Show suggestions', comment: 'Screen reader: button beside a search field.' }),
    listboxLabel: () => t({ message: 'Suggestions', comment: 'Screen reader: name of the list under a search field.' }),
    // It would be said at every key: OptionCount says it, once after a pause (§home.6).
    countAnnouncement: () => '',
    // Without the groups that React Aria's has: no list of the product has any.
    focusAnnouncement: ({ optionText, isSelected }) => (isSelected ? selected(optionText) : optionText),
    selectedAnnouncement: ({ optionText }) => selected(optionText),
  },
  // Said while something is dragged by keyboard; the product has nothing that could be.
  '@react-aria/dnd': {},
  // Of a button that opens a menu by a long press: the button of a combobox asks for it, and never says it.
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

/** Where React Aria looks for texts before its own (`LocalizedStringDictionary`); the locale is theirs, not the visitor’s. */
Object.assign(globalThis, {
  [Symbol.for('react-aria.i18n.locale')]: 'en-IN',
  [Symbol.for('react-aria.i18n.strings')]: ARIA_TEXTS,
})
