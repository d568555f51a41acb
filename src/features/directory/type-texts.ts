import { msg } from '@lingui/core/macro'

/** Texts of a type (§directory.3), as whole sentences: words change with the type in Hindi and Marathi. */
export const typeTexts = {
  farmer: {
    plural: msg({ message: 'Farmers', comment: 'Tab of the directory, and heading over the cards. max 16' }),
    loading: msg({ message: 'Loading farmers…', comment: 'While the directory is on its way.' }),
    failure: msg({ message: 'Failed to load farmers', comment: 'Heading when the directory could not be loaded.' }),
    noneInCategory: msg({
      message: 'No farmer found for the selected category.',
      comment: 'In the directory, when nobody matches. category: onion, wheat and so on.',
    }),
    none: msg({ message: 'No farmer found.', comment: 'In the directory, when nobody matches a search.' }),
    pages: msg({ message: 'Pages of farmers', comment: 'Screen reader: name of the list of pages.' }),
    all: msg({ message: 'See all farmers', comment: 'Link in the directory, when nobody matches.' }),
  },
  buyer: {
    plural: msg({ message: 'Buyers', comment: 'Tab of the directory, and heading over the cards. max 16' }),
    loading: msg({ message: 'Loading buyers…', comment: 'While the directory is on its way.' }),
    failure: msg({ message: 'Failed to load buyers', comment: 'Heading when the directory could not be loaded.' }),
    noneInCategory: msg({
      message: 'No buyer found for the selected category.',
      comment: 'In the directory, when nobody matches. category: onion, wheat and so on.',
    }),
    none: msg({ message: 'No buyer found.', comment: 'In the directory, when nobody matches a search.' }),
    pages: msg({ message: 'Pages of buyers', comment: 'Screen reader: name of the list of pages.' }),
    all: msg({ message: 'See all buyers', comment: 'Link in the directory, when nobody matches.' }),
  },
  manufacturer: {
    plural: msg({ message: 'Manufacturers', comment: 'Tab of the directory, and heading over the cards. max 16' }),
    loading: msg({ message: 'Loading manufacturers…', comment: 'While the directory is on its way.' }),
    failure: msg({
      message: 'Failed to load manufacturers',
      comment: 'Heading when the directory could not be loaded.',
    }),
    noneInCategory: msg({
      message: 'No manufacturer found for the selected category.',
      comment: 'In the directory, when nobody matches. category: onion, wheat and so on.',
    }),
    none: msg({ message: 'No manufacturer found.', comment: 'In the directory, when nobody matches a search.' }),
    pages: msg({ message: 'Pages of manufacturers', comment: 'Screen reader: name of the list of pages.' }),
    all: msg({ message: 'See all manufacturers', comment: 'Link in the directory, when nobody matches.' }),
  },
}
