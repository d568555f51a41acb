import { msg } from '@lingui/core/macro'

/** Filter name for an unfiltered list of enquiries. */
export const allEnquiries = msg({
  message: 'All',
  context: 'enquiries',
  comment: 'Filter of a list of enquiries: all of them. max 10',
})

/** Names of the type filters, in the choice and in the description of the list. */
export const typeNames = {
  buy: msg({
    message: 'Buy',
    context: 'filter',
    comment: 'Filter of a list of enquiries: only those to buy. A noun. max 12',
  }),
  sell: msg({
    message: 'Sell',
    context: 'filter',
    comment: 'Filter of a list of enquiries: only those to sell. A noun. max 12',
  }),
}
