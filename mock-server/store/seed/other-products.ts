import type { Locale } from '../../../src/i18n/locales.ts'

/** Products missing in the catalogue: their authors chose 'Other' and typed the names (§enquiries.20). */
export const otherProducts: readonly {
  lang: Locale
  type: 'buy' | 'sell'
  categoryId: number
  name: string
  variety: string
}[] = [
  { lang: 'en', type: 'sell', categoryId: 5, name: 'Dragon Fruit', variety: 'Red Flesh' },
  { lang: 'en', type: 'sell', categoryId: 5, name: 'Avocado', variety: 'Hass' },
  { lang: 'en', type: 'buy', categoryId: 6, name: 'Vanilla Pods', variety: 'Planifolia' },
  { lang: 'en', type: 'sell', categoryId: 1, name: 'Black Rice', variety: 'Chakhao' },
  { lang: 'en', type: 'buy', categoryId: 4, name: 'Broccoli', variety: 'Green' },
  { lang: 'hi', type: 'sell', categoryId: 5, name: 'मखाना', variety: 'बड़ा दाना' },
  { lang: 'hi', type: 'sell', categoryId: 6, name: 'कलौंजी', variety: 'देसी' },
  { lang: 'hi', type: 'buy', categoryId: 1, name: 'क्विनोआ', variety: 'सफ़ेद' },
  { lang: 'mr', type: 'sell', categoryId: 5, name: 'स्ट्रॉबेरी', variety: 'महाबळेश्वर' },
  { lang: 'mr', type: 'sell', categoryId: 5, name: 'करवंद', variety: 'डोंगरची' },
  { lang: 'mr', type: 'buy', categoryId: 1, name: 'वरी', variety: 'गावरान' },
]
