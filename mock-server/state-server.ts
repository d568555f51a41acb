import { LOCALES } from '../src/i18n/locales.ts'
import { faultNames } from './faults.ts'
import { iso, type State } from './state.ts'
import type { Store } from './store/store.ts'

/** Provider states about the seed's open data and about the server. */
export const serverStates = {
  'the catalogue is loaded': ({ store }, params) => {
    for (const table of ['category', 'subcategory', 'variety'] as const) {
      const id = params.optionalId(table)
      if (id !== undefined && !has(store, table, 'id', id)) throw new Error(`There is no ${table} ${id}`)
    }
  },
  'a category does not exist': ({ store }, params) => mustLack(store, 'category', 'id', params.id('category')),
  'a subcategory does not exist': ({ store }, params) => mustLack(store, 'subcategory', 'id', params.id('subcategory')),
  'PIN codes are loaded': ({ store }, params) => {
    const pincode = params.optionalText('pincode')
    if (pincode !== undefined && !has(store, 'pincode', 'pin', pincode)) throw new Error(`There is no ${pincode}`)
  },
  'a PIN code does not exist': ({ store }, params) => mustLack(store, 'pincode', 'pin', params.text('pincode')),
  'mandi prices are loaded': () => undefined,
  'a mandi price is known': ({ store, now }, params) => {
    store.db
      .prepare(
        `INSERT INTO mandi_price (state, district, market, commodity, variety, grade, min_price, max_price, modal_price, arrival_date)
         VALUES ('Maharashtra', 'Nashik', ?, 'Onion', 'Red', 'FAQ', ?, ?, ?, ?)`,
      )
      .run(
        params.text('market'),
        params.id('min_price'),
        params.id('max_price'),
        params.id('modal_price'),
        params.optionalText('arrival_date') ?? iso(now).slice(0, 10),
      )
  },
  'a category is called': called('category'),
  'a subcategory is called': called('subcategory'),
  'a variety is called': called('variety'),
  'there are no mandi prices': ({ store }) => store.db.exec('DELETE FROM mandi_price'),

  'the server fails': ({ faults }, params) => {
    faults.switchOn({ operationId: params.text('operationId'), fault: params.oneOf('status', faultNames, '500') })
  },
  'the operation does not exist': ({ faults }, params) => {
    faults.switchOn({ operationId: params.text('operationId'), fault: '404' })
  },
  'the reply is like the example': ({ faults }, params) => {
    faults.preferExample(params.text('operationId'), params.text('example'))
  },
} satisfies Record<string, State>

/** Names a row of the catalogue. The parameters name the languages for which the contract was written. */
function called(table: 'category' | 'subcategory' | 'variety'): State {
  return ({ store }, params) => {
    const named = LOCALES.filter((locale) => params.optionalText(locale) !== undefined)
    store.db
      .prepare(`UPDATE ${table} SET ${named.map((locale) => `name_${locale} = ?`).join()} WHERE id = ?`)
      .run(...named.map((locale) => params.text(locale)), params.id(table))
  }
}

type Key = string | number

function has({ db }: Store, table: 'category' | 'subcategory' | 'variety' | 'pincode', column: 'id' | 'pin', key: Key) {
  return db.prepare(`SELECT 1 FROM ${table} WHERE ${column} = ?`).get(key) !== undefined
}

/** Throws if the row exists. Open data must not be deleted, so a contract has to ask for something that is missing. */
function mustLack(store: Store, table: 'category' | 'subcategory' | 'pincode', column: 'id' | 'pin', key: Key): void {
  if (has(store, table, column, key)) throw new Error(`There is a ${table} ${key}`)
}
