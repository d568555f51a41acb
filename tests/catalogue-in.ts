import catalogue from '../mock-server/store/data/commodities.json' with { type: 'json' }
import { namesOf } from '../mock-server/store/names.ts'
import type { Locale } from '../src/i18n/locales.ts'

/** The mock's catalogue, as a client with this language gets it. */
export const catalogueIn = (locale: Locale) =>
  catalogue.commodities.map((commodity, id) => {
    const names = namesOf(commodity.name, commodity)
    const search_words = [...Object.values(names), ...commodity.search].join(' ')
    return { id, name: names[locale], photo: null, search_words }
  })
