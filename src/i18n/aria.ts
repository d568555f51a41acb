import { i18n, type Messages } from '@lingui/core'
import { plural, t } from '@lingui/core/macro'
import { LOCALES } from './locales.ts'

/**
 * React Aria's own texts, out of our catalogs: it ships no Hindi and no Marathi, and without this a Hindi reader would hear
 * "Show suggestions" (§languages.7). Imported, for its effect, by every module that uses React Aria components
 * with texts of their own; the three languages come with it, so that none has to be waited for.
 *
 * A package that is not here makes its component throw, so that a component new to the product can't bring English along;
 * a test holds the names to those of the installed React Aria.
 */
type Values = {
  optionCount: number
  optionText: string
  isSelected: boolean
  isGroupChange: boolean
  groupTitle: string
  groupCount: number
  item: string
  count: number
  link: string
  fieldLabel: string
  columnName: string
  value: number
}
/** Called when it is said, so that a switch of the language needs no reload. */
type Text = (values: Values) => string

const suggestions = () =>
  t({ message: 'Suggestions', comment: 'Screen reader: name of the list under a search field.' })
const close = () =>
  t({ message: 'Close', context: 'overlay', comment: 'Screen reader: closes a list, a dialog or a message.' })
const select = () =>
  t({ message: 'Select', context: 'row', comment: 'Screen reader: checkbox beside a row of a table or list.' })
const selected = (optionText: string) =>
  t({ message: `${optionText}, selected`, comment: 'Screen reader: a suggestion was chosen.' })

export const ARIA_TEXTS: Record<string, Record<string, Text>> = {
  '@react-aria/autocomplete': { collectionLabel: suggestions },
  '@react-aria/breadcrumbs': {
    breadcrumbs: () =>
      t({ message: 'You are here', comment: 'Screen reader: name of the row of links that lead up to this page.' }),
  },
  '@react-aria/combobox': {
    buttonLabel: () => t({ message: 'Show suggestions', comment: 'Screen reader: button beside a search field.' }),
    listboxLabel: suggestions,
    countAnnouncement: ({ optionCount }) =>
      t({
        message: plural(optionCount, { one: '# suggestion available.', other: '# suggestions available.' }),
        comment: 'Screen reader: while a person types in a search field.',
      }),
    focusAnnouncement: ({ optionText, isSelected, isGroupChange, groupTitle, groupCount }) => {
      const option = isSelected ? selected(optionText) : optionText
      if (!isGroupChange) return option
      const group = t({
        message: `Group ${groupTitle}, ${plural(groupCount, { one: '# option', other: '# options' })}.`,
        comment:
          'Screen reader: on the way through a list, before the first option of a group. {groupTitle}: its name.',
      })
      return `${group} ${option}`
    },
    selectedAnnouncement: ({ optionText }) => selected(optionText),
  },
  // Of what is said while something is dragged by keyboard; the product has nothing that could be.
  '@react-aria/dnd': {},
  '@react-aria/grid': {
    select,
    selectedItem: ({ item }) =>
      t({ message: `${item} selected.`, comment: 'Screen reader: {item}: a row of a table or list.' }),
    deselectedItem: ({ item }) =>
      t({
        message: `${item} not selected.`,
        comment: 'Screen reader: selection taken back. {item}: a row of a table or list.',
      }),
    selectedCount: ({ count }) =>
      t({
        message: plural(count, { 0: 'No items selected.', one: '# item selected.', other: '# items selected.' }),
        comment: 'Screen reader: rows of a table or list.',
      }),
    selectedAll: () => t({ message: 'All items selected.', comment: 'Screen reader: rows of a table or list.' }),
    longPressToSelect: () =>
      t({
        message: 'Press and hold to start selecting.',
        comment: 'Screen reader: a row of a list, on a touch screen.',
      }),
  },
  '@react-aria/gridlist': {
    hasActionAnnouncement: () =>
      t({ message: 'row has an action', comment: 'Screen reader: a row of a list that does something when pressed.' }),
    hasLinkAnnouncement: ({ link }) =>
      t({ message: `row has a link: ${link}`, comment: 'Screen reader: a row of a list. {link}: where it leads.' }),
  },
  '@react-aria/menu': {
    longPressMessage: () =>
      t({
        message: 'Press and hold, or press Alt and the down arrow, to open the menu',
        comment: 'Screen reader: a button with a second function in a menu.',
      }),
  },
  '@react-aria/numberfield': {
    increase: ({ fieldLabel }) =>
      t({
        message: `Increase ${fieldLabel}`,
        comment: 'Screen reader: plus button. {fieldLabel}: label of the field.',
      }),
    decrease: ({ fieldLabel }) =>
      t({
        message: `Decrease ${fieldLabel}`,
        comment: 'Screen reader: minus button. {fieldLabel}: label of the field.',
      }),
    numberField: () => t({ message: 'Number field', comment: 'Screen reader: kind of a field that takes a number.' }),
  },
  '@react-aria/overlays': { dismiss: close },
  '@react-aria/searchfield': {
    'Clear search': () =>
      t({ message: 'Clear search', comment: 'Screen reader: button at the end of a search field.' }),
  },
  '@react-aria/spinbutton': {
    Empty: () => t({ message: 'Empty', context: 'field', comment: 'Screen reader: a number field without a number.' }),
  },
  '@react-aria/table': {
    select,
    selectAll: () => t({ message: 'Select all', comment: 'Screen reader: checkbox above the rows of a table.' }),
    sortable: () => t({ message: 'sortable column', comment: 'Screen reader: heading of a column of a table.' }),
    ascending: () => t({ message: 'ascending', comment: 'Screen reader: order of a column, after “sortable column”.' }),
    descending: () =>
      t({ message: 'descending', comment: 'Screen reader: order of a column, after “sortable column”.' }),
    ascendingSort: ({ columnName }) =>
      t({
        message: `sorted by column ${columnName} in ascending order`,
        comment: 'Screen reader: rows of a table. {columnName}: heading of the column.',
      }),
    descendingSort: ({ columnName }) =>
      t({
        message: `sorted by column ${columnName} in descending order`,
        comment: 'Screen reader: rows of a table. {columnName}: heading of the column.',
      }),
    columnSize: ({ value }) =>
      t({ message: `${value} pixels`, comment: 'Screen reader: width of a column of a table.' }),
    resizerDescription: () =>
      t({ message: 'Press Enter to start resizing', comment: 'Screen reader: edge of a column of a table.' }),
    expand: () => t({ message: 'Expand', context: 'row', comment: 'Screen reader: shows the rows below this row.' }),
    collapse: () =>
      t({ message: 'Collapse', context: 'row', comment: 'Screen reader: hides the rows below this row.' }),
  },
  '@react-aria/tag': {
    removeDescription: () =>
      t({ message: 'Press Delete to remove.', comment: 'Screen reader: a small label such as a chosen filter.' }),
    removeButtonLabel: () =>
      t({
        message: 'Remove',
        context: 'tag',
        comment: 'Screen reader: button on a small label such as a chosen filter.',
      }),
  },
  '@react-aria/toast': {
    close,
    notifications: ({ count }) =>
      t({
        message: plural(count, { one: '# message', other: '# messages' }),
        comment: 'Screen reader: name of the corner in which short messages appear.',
      }),
  },
  'react-aria-components': {
    selectPlaceholder: () => t({ message: 'Select one', comment: 'In a list field before anything is chosen.' }),
    tableResizer: () => t({ message: 'Change the width', comment: 'Screen reader: edge of a column of a table.' }),
  },
}

const catalogs = import.meta.glob<Messages>('/locales/*/aria.po', { eager: true, import: 'messages' })
for (const locale of LOCALES) i18n.load(locale, catalogs[`/locales/${locale}/aria.po`] ?? {})

/** Where React Aria looks for texts before its own (`LocalizedStringDictionary`); the locale is theirs, not the visitor’s. */
Object.assign(globalThis, {
  [Symbol.for('react-aria.i18n.locale')]: 'en-IN',
  [Symbol.for('react-aria.i18n.strings')]: ARIA_TEXTS,
})
