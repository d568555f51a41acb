import type { Subcategory } from '../../api/catalogue.ts'
import type { Option } from './find-options.ts'

/** The crops of the catalogue: found in any of the three languages and in Roman spelling, sent as they are shown. */
export const commodityOptions = (subcategories: Subcategory[]): Option[] =>
  subcategories.map(({ name, search_words = '' }) => ({ id: name, name, words: search_words }))
