import { msg } from '@lingui/core/macro'

/** What the board is filtered by: in the choice, and where it is said what is shown. */
export const typeNames = {
  buy: msg({
    message: 'Buy',
    context: 'filter',
    comment: 'Filter of the board: only those who want to buy. A noun. max 12',
  }),
  sell: msg({
    message: 'Sell',
    context: 'filter',
    comment: 'Filter of the board: only those who want to sell. A noun. max 12',
  }),
}
