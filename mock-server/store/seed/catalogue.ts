import type { DatabaseSync } from 'node:sqlite'
import { searchText } from '../search-text.ts'
import { cropPicture } from './crop-pictures.ts'
import { LOCALES } from '../../../src/i18n/locales.ts'
import { columns, namesOf, type Names } from '../names.ts'
import { readCsvRows, readJsonData } from './data-files.ts'
import { insertRows } from './rows.ts'

export type Variety = Names & { id: number }

/** A subcategory of the catalogue, with what the seed knows about it. */
export type Commodity = Names & {
  id: number
  categoryId: number
  varieties: Variety[]
  /** Its names in Agmarknet's data (`mandi_price`). */
  agmarknet: string[]
  /** Romanised Hindi and Marathi words. */
  words: string[]
  photo: string
  /** Plausible prices in rupees per kg. */
  price: { low: number; usual: number; high: number }
}

export type Catalogue = { categories: (Names & { id: number })[]; commodities: Commodity[] }

/** An English name, and its known translations. */
type Named = { name: string } & Partial<Names>
type CommodityFile = {
  categories: (Named & { id: number })[]
  commodities: (Named & {
    id: number
    category: string
    search: string[]
    agmarknet: string[]
    p10: number
    median: number
    p90: number
  })[]
}

/** Rupees per kg where the mandi rows give no price: they are too few, or count pieces or bunches as quintals. */
const priceCorrections: Record<number, Commodity['price']> = {
  13: { low: 38, usual: 46, high: 58 }, // poha
  38: { low: 70, usual: 85, high: 110 }, // groundnut seed
  90: { low: 10, usual: 18, high: 40 }, // methi leaves
  139: { low: 180, usual: 240, high: 320 }, // dry ginger
  165: { low: 110, usual: 620, high: 900 }, // cashew
  169: { low: 48, usual: 56, high: 68 }, // amaranth grain
  171: { low: 15, usual: 35, high: 80 }, // marigold
  175: { low: 40, usual: 90, high: 160 }, // chrysanthemum
}

/** Base forms of words that a name contains only inflected, so that कांदा finds कांद्याची पात. */
const furtherWords: Record<number, string[]> = { 50: ['kanda', 'कांदा'] }

export function loadCatalogue(): Catalogue {
  const file = readJsonData<CommodityFile>('commodities.json')
  const plainNames = readJsonData<Record<string, string>>('catalogue-names.json')
  const categories = file.categories.map(({ id, name, ...others }) => ({ id, ...namesOf(name, others) }))
  const categoryIds = new Map(categories.map(({ id, en }) => [en, id]))
  const varieties = readCsvRows('varieties.csv').map(({ commodity_id: commodity, en = '', ...others }, index) => {
    return { commodityId: Number(commodity), variety: { id: index + 1, ...namesOf(en, others) } }
  })
  const varietiesOf = Map.groupBy(varieties, ({ commodityId }) => commodityId)

  const commodities = file.commodities.map((entry) =>
    Object.assign(namesOf(plainNames[entry.id] ?? entry.name, entry), {
      id: entry.id,
      categoryId: categoryIds.get(entry.category) ?? 0,
      varieties: (varietiesOf.get(entry.id) ?? []).map(({ variety }) => variety),
      agmarknet: entry.agmarknet,
      words: [...entry.search, ...(furtherWords[entry.id] ?? [])],
      photo: `/media/crops/${cropPicture(entry.id, categoryIds.get(entry.category) ?? 0)}.svg`,
      price: priceCorrections[entry.id] ?? { low: entry.p10 / 100, usual: entry.median / 100, high: entry.p90 / 100 },
    }),
  )
  return { categories, commodities }
}

export function seedCatalogue(db: DatabaseSync, { categories, commodities }: Catalogue): void {
  insertRows(
    db,
    'category',
    categories.map(({ id, ...names }) => ({ id, ...columns('name', names) })),
  )
  insertRows(
    db,
    'subcategory',
    commodities.map((commodity) => ({
      id: commodity.id,
      category_id: commodity.categoryId,
      ...columns('name', commodity),
      photo: commodity.photo,
      search: commoditySearch(commodity),
    })),
  )
  insertRows(
    db,
    'variety',
    commodities.flatMap(({ id: subcategory_id, varieties }) =>
      varieties.map(({ id, ...names }) => ({ id, subcategory_id, ...columns('name', names) })),
    ),
  )
}

export function commoditySearch(commodity: Commodity): string {
  return searchText(...LOCALES.map((locale) => commodity[locale]), ...commodity.words, ...commodity.agmarknet)
}
