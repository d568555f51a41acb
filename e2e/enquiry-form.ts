import type { Page } from '@playwright/test'
import type { Locale } from '../src/i18n/locales.ts'

/** What the fields of the enquiry form are called, for the journeys in three languages. */
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

/** The fields and buttons of the form, by the names that a person knows them by. */
export function enquiryForm(page: Page, locale: Locale = 'en') {
  const words = labels[locale]
  const list = (name: string) => page.getByRole('combobox', { name, exact: true })
  const text = (name: string) => page.getByRole('textbox', { name, exact: true })
  const form = {
    category: list(words.category),
    subcategory: list(words.subcategory),
    variety: list(words.variety),
    organic: page.getByRole('radio', { name: words.organic, exact: true }),
    quantity: text(words.quantity),
    unit: list(words.unit),
    price: text(words.price),
    minimum: text(words.minimum),
    location: text(words.location),
    notes: text(words.notes),
    post: page.getByRole('button', { name: words.post }),
    /** All that is required, but for buy or sell: onions, 10 quintal, ₹12.50. */
    async fill({ location = 'Niphad, Nashik' } = {}) {
      await form.category.selectOption('4')
      await form.subcategory.selectOption(ONION)
      await form.variety.selectOption({ index: 1 })
      await form.organic.check()
      await form.quantity.fill('१०')
      await form.unit.selectOption('quintal')
      await form.price.fill('12.50')
      await form.location.fill(location)
    },
  }
  return form
}

/** Its id in the seed. */
export const ONION = '49'
