import { msg } from '@lingui/core/macro'

/** All of a list of enquiries, when it could be filtered. */
export const allEnquiries = msg({
  message: 'All',
  context: 'enquiries',
  comment: 'Filter of a list of enquiries: all of them. max 10',
})

/** What lists of enquiries are filtered by: in the choice, and where it is said what is shown. */
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
