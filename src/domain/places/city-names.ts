import type { Locale } from '../../i18n/locales.ts'

/** How cities are called in a language, by their English names. Single towns have none: they are shown as the data writes them. */
export type CityNames = ReadonlyMap<string, string>

export const NO_CITY_NAMES: CityNames = new Map()

const files = import.meta.glob<Record<string, string>>('./data/city-names.*.json', { import: 'default' })

/**
 * Downloaded when they are wanted; English needs none.
 * @throws when they can't be downloaded
 */
export const loadCityNames = async (locale: Locale): Promise<CityNames> =>
  new Map(Object.entries((await files[`./data/city-names.${locale}.json`]?.()) ?? {}))
