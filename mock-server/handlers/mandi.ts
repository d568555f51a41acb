import type { components } from '../../src/api/generated/schema.ts'
import { FALLBACK } from '../../src/i18n/locales.ts'
import type { Handlers, Lang } from '../operation.ts'
import { searchText } from '../store/search-text.ts'
import type { Store } from '../store/store.ts'
import { all, hasWords, when, type Condition } from './conditions.ts'

type PriceRecord = components['schemas']['PriceRecord']
type Filters = { state?: string; district?: string; commodity?: string; grade?: string }

/** Mandi prices in rupees per quintal (§mandi.4): 71,156 real rows. */
export const mandi = {
  listMandiPrices({ store, lang, query }) {
    const matches = filterOf(store, query)
    const total = Number(
      store.db.prepare(`SELECT count(*) AS total FROM mandi_price p WHERE ${matches.sql}`).get(...matches.values)?.[
        'total'
      ],
    )
    const where = filterOf(store, query, total > MANY)
    const records = store.db
      .prepare(
        `SELECT ${nameOf('c', 'p.commodity', lang)} AS commodity, p.arrival_date, ${nameOf('v', 'p.variety', lang)} AS variety, p.state, p.district,
                ${nameOf('m', 'p.market', lang)} AS market,
                p.min_price, p.max_price, p.modal_price, ${nameOf('g', 'p.grade', lang)} AS grade
         FROM (SELECT * FROM mandi_price p WHERE ${where.sql} ORDER BY p.id LIMIT ? OFFSET ?) p
         LEFT JOIN mandi_commodity c ON c.name = p.commodity
         LEFT JOIN mandi_variety v ON v.name = p.variety
         LEFT JOIN mandi_market m ON m.name = p.market
         LEFT JOIN mandi_grade g ON g.name = p.grade
         ORDER BY p.id`,
      )
      .all(...where.values, query.limit, query.offset) as PriceRecord[]
    return { status: 200, body: { records, total } }
  },
} satisfies Partial<Handlers>

/** Name of a row whose key is its English name. Falls back to the key where no other name is known. */
const nameOf = (table: string, key: string, lang: Lang) =>
  lang === FALLBACK ? key : `coalesce(${table}.name_${lang}, ${key})`

/** Number of matches above which walking all rows in list order is faster than using an index and sorting. */
const MANY = 5000

/** `inOrder` stops SQLite from using the commodity's index: https://www.sqlite.org/optoverview.html#uplus */
function filterOf(store: Store, filters: Filters, inOrder = false): Condition {
  const state = filters.state?.trim()
  const district = filters.district?.trim()
  const commodity = filters.commodity?.trim()
  const grade = filters.grade?.trim()
  return all(
    when(state || undefined, 'p.state = ?'),
    district ? oneOf('p.district', districtNames(store, district, state)) : undefined,
    commodity ? oneOf(inOrder ? '+p.commodity' : 'p.commodity', commodityNames(store, commodity)) : undefined,
    grade ? gradeLike(store, grade) : undefined,
  )
}

function oneOf(column: string, names: string[]): Condition {
  return { sql: `${column} IN (SELECT value FROM json_each(?))`, values: [JSON.stringify(names)] }
}

/** The district as typed and the official names behind other spellings (Agmarknet spells 104 districts differently). */
function districtNames({ db }: Store, district: string, state: string | undefined): string[] {
  const rows = db
    .prepare('SELECT district FROM district_alias WHERE alias = ?1 AND (?2 IS NULL OR state = ?2 COLLATE NOCASE)')
    .all(searchText(district), state || null)
  return [district, ...rows.map((row) => String(row['district']))]
}

function commodityNames({ db }: Store, text: string): string[] {
  const where = all(hasWords(text, "instr(' ' || search, ?)"))
  const rows = db.prepare(`SELECT name FROM mandi_commodity WHERE ${where.sql}`).all(...where.values)
  return rows.map((row) => String(row['name']))
}

/** Matches the grade as the market wrote it, or any of its translated names. */
function gradeLike({ db }: Store, text: string): Condition {
  const grades = db.prepare('SELECT * FROM mandi_grade').all() as Record<string, string>[]
  const words = searchText(text)
  const named = words === '' ? [] : grades.filter((names) => searchText(...Object.values(names)).includes(words))
  const oneOfThese = oneOf(
    'p.grade',
    named.map(({ name = '' }) => name),
  )
  const wildcardsAsText = text.replace(/[%_\\]/g, String.raw`\$&`)
  return {
    sql: `(p.grade LIKE ? ESCAPE '\\' OR ${oneOfThese.sql})`,
    values: [`%${wildcardsAsText}%`, ...oneOfThese.values],
  }
}
