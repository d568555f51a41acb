import { LOCALES } from '../../src/i18n/locales.ts'
import type { components } from '../../src/api/generated/schema.ts'
import { refuse } from '../failure.ts'
import type { Handlers, Lang } from '../operation.ts'
import { inAll } from '../store/names.ts'
import type { Store } from '../store/store.ts'
import { limitAndOffset, pageOf, type PageQuery } from './paging.ts'

type Subcategory = components['schemas']['Subcategory']
type Named = { id: number; name: string }

/** The catalogue, with names in the caller's language (§languages.6). Subcategories are sorted alphabetically, the rest by id. */
export const catalogue = {
  listCategories({ store: { db }, lang, query, address }) {
    const rows = db
      .prepare(`SELECT id, name_${lang} AS name, ${inAll('name')} AS search_words FROM category ORDER BY id`)
      .all() as Named[]
    return { status: 200, body: listOrPage(rows, query, address) }
  },

  listSubcategoriesOfCategory({ store, lang, query, path: { categoryId }, address }) {
    if (!exists(store, 'category', categoryId)) return refuse(404, 'not_found', lang)
    return { status: 200, body: listOrPage(subcategories(store, lang, categoryId), query, address) }
  },

  listSubcategories({ store, lang, query, address }) {
    return { status: 200, body: listOrPage(subcategories(store, lang), query, address) }
  },

  listVarieties({ store, lang, query, path: { subcategoryId }, address }) {
    if (!exists(store, 'subcategory', subcategoryId)) return refuse(404, 'not_found', lang)
    const rows = store.db
      .prepare(`SELECT id, name_${lang} AS name FROM variety WHERE subcategory_id = ? ORDER BY id`)
      .all(subcategoryId) as Named[]
    return { status: 200, body: page(rows, query, address) }
  },
} satisfies Partial<Handlers>

function subcategories({ db }: Store, lang: Lang, category?: number): Subcategory[] {
  const rows = db
    .prepare(
      `SELECT id, name_${lang} AS name, photo, category_id, search AS search_words FROM subcategory
       WHERE ?1 IS NULL OR category_id = ?1`,
    )
    .all(category ?? null) as Subcategory[]
  return rows.sort((a, b) => collators.get(lang)!.compare(a.name, b.name))
}

const collators = new Map(LOCALES.map((locale) => [locale, new Intl.Collator(locale)]))

function listOrPage<Row>(rows: Row[], query: PageQuery & { pagination: boolean }, address: string) {
  return query.pagination ? page(rows, query, address) : rows
}

/** Loads all rows and slices out the page: the catalogue is small enough. */
function page<Row>(rows: Row[], query: PageQuery, address: string) {
  const [limit, offset] = limitAndOffset(query)
  return pageOf(rows.slice(offset, offset + limit), rows.length, query, address)
}

function exists({ db }: Store, table: 'category' | 'subcategory', id: number): boolean {
  return db.prepare(`SELECT 1 FROM ${table} WHERE id = ?`).get(id) !== undefined
}
