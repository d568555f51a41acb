import type { Page } from '@playwright/test'
import { choose } from './choose.ts'
import type { Locale } from '../src/i18n/locales.ts'

/** The labels of the enquiry form's fields, for the journeys in three languages. */
const labels = {
  en: {
    category: 'Category',
    subcategory: 'Subcategory',
    variety: 'Variety',
    organic: 'No',
    quantity: 'Quantity',
    unit: 'Unit',
    price: 'Expected price',
    minimum: 'Minimum expected price',
    location: 'Location',
    notes: 'Additional notes',
    post: 'Post enquiry',
  },
  hi: {
    category: 'श्रेणी',
    subcategory: 'उप-श्रेणी',
    variety: 'किस्म',
    organic: 'नहीं',
    quantity: 'मात्रा',
    unit: 'इकाई',
    price: 'अपेक्षित मूल्य',
    minimum: 'न्यूनतम अपेक्षित मूल्य',
    location: 'स्थान',
    notes: 'अन्य जानकारी',
    post: 'प्रस्ताव डालें',
  },
  mr: {
    category: 'गट',
    subcategory: 'उपगट',
    variety: 'वाण',
    organic: 'नाही',
    quantity: 'प्रमाण',
    unit: 'परिमाण',
    price: 'अपेक्षित भाव',
    minimum: 'किमान अपेक्षित भाव',
    location: 'ठिकाण',
    notes: 'इतर माहिती',
    post: 'प्रस्ताव टाका',
  },
} as const satisfies Record<Locale, Record<string, string>>

/** The fields and buttons of the form, located by their labels. */
export function enquiryForm(page: Page, locale: Locale = 'en') {
  const words = labels[locale]
  const text = (name: string) => page.getByRole('textbox', { name, exact: true })
  /** A plain text field until its list has loaded. */
  const list = (name: string) => page.getByRole('combobox', { name, exact: true }).or(text(name))
  const form = {
    category: list(words.category),
    subcategory: list(words.subcategory),
    variety: list(words.variety),
    organic: page.getByRole('radio', { name: words.organic, exact: true }),
    quantity: text(words.quantity),
    // Its name goes on with “(required)”.
    unit: page.getByRole('combobox', { name: new RegExp(`^${words.unit}`) }),
    price: text(words.price),
    minimum: text(words.minimum),
    location: list(words.location),
    notes: text(words.notes),
    post: page.getByRole('button', { name: words.post }),
    /** Fills in everything required except buy or sell: onions, 10 quintal, ₹12.50. */
    async fill({ location = 'Niphad, Nashik' } = {}) {
      await choose(form.category, VEGETABLES)
      await choose(form.subcategory, ONION)
      await choose(form.variety, { at: 0 })
      await form.fillTrade({ location })
    },
    async fillTrade({ location = 'Niphad, Nashik' } = {}) {
      await form.organic.check()
      await form.quantity.fill('१०')
      await form.unit.selectOption('quintal')
      await form.price.fill('12.50')
      await form.location.fill(location)
      await form.location.press('Tab') // closes its list
    },
  }
  return form
}

/** Ids from the seed; onions are found by name in each language. */
export const VEGETABLES = { id: '4' }
export const FRUITS = { id: '5' }
export const ONION = { id: '49', typed: 'onion' }
/** Produce that isn't in the list: the last option, whatever is typed. */
export const OTHER = { id: 'other', typed: 'zzz' }
