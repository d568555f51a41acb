import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { PriceUnit } from '../../domain/mandi/mandi-price.ts'

/** The columns of the table and of the file, in their order (§mandi.3), with their names. Filters have the same names. */
export const columnNames = {
  commodity: msg({
    message: 'Commodity',
    comment: 'Label of a filter of the mandi prices, and head of a column. max 16',
  }),
  date: msg({ message: 'Date', comment: 'Head of a column of the mandi prices: the day. max 16' }),
  variety: msg({ message: 'Variety', comment: 'Head of a column of the mandi prices: the kind of a crop. max 16' }),
  state: msg({ message: 'State', comment: 'Label of a filter of the mandi prices, and head of a column. max 16' }),
  district: msg({
    message: 'District',
    comment: 'Label of a filter of the mandi prices, and head of a column. max 16',
  }),
  market: msg({ message: 'Market', comment: 'Head of a column of the mandi prices: the wholesale market. max 16' }),
  min: msg({ message: 'Min price', comment: 'Head of a column of the mandi prices. max 18' }),
  max: msg({ message: 'Max price', comment: 'Head of a column of the mandi prices. max 18' }),
  modal: msg({
    message: 'Avg price',
    comment: 'Head of a column of the mandi prices: what most lots fetched. max 18',
  }),
  grade: msg({ message: 'Grade', comment: 'Label of a filter of the mandi prices, and head of a column. max 16' }),
}

export type Column = keyof typeof columnNames
export const columns = Object.keys(columnNames) as Column[]

export const unitNames: Record<PriceUnit, MessageDescriptor> = {
  quintal: msg({ message: 'per quintal', comment: 'After a price such as ₹2,350. A quintal is 100 kg. max 16' }),
  kg: msg({ message: 'per kg', comment: 'After a price such as ₹42.50. kg: kilogram. max 16' }),
}

export const unitTexts: Record<PriceUnit, MessageDescriptor> = {
  quintal: msg({
    message: 'Prices in rupees per quintal (100 kg).',
    comment: 'Over or under a table of mandi prices.',
  }),
  kg: msg({ message: 'Prices in rupees per kg.', comment: 'Over or under a table of mandi prices.' }),
}
