import { ask } from './app.ts'
import { mandiPricesQuery } from '../../src/api/mandi.ts'
import { contractsIn, refusal } from './contract.ts'
import { date, list, number, orNull, text, integer } from './match.ts'
import { mandiPrices } from '../../src/api/reads.ts'
import { ME } from './people.ts'

const lang = 'mr'
const contract = contractsIn(lang)

/** Prices in rupees per quintal. */
const record = {
  commodity: text('कांदा'),
  arrival_date: date('2026-04-21'),
  variety: orNull(text('Red')),
  state: text('Maharashtra'),
  district: text('Nashik'),
  market: text('Lasalgaon'),
  min_price: number(1200),
  max_price: number(2150.5),
  modal_price: number(1800),
  grade: orNull(text('FAQ')),
}

const prices = { min_price: 3900, max_price: 4600, modal_price: 4250 }

contract('listMandiPrices', {
  request: 'GET /api/mobile/v1/price-mandi/',
  query: { offset: '0', limit: '20' },
  as: ME,
  given: [['mandi prices are loaded']],
  call: () => ask(mandiPricesQuery(lang, mandiPrices({}, 1))),
  answers: {
    '200: for somebody signed in': { body: { records: list(record), total: integer(1) } },
    '200: for a visitor': { as: undefined, body: { records: list(record), total: integer(1) } },
    '200: filtered': {
      query: { state: 'Maharashtra', district: 'Nashik', commodity: 'kanda', grade: 'FAQ', offset: '20', limit: '20' },
      call: () =>
        ask(
          mandiPricesQuery(
            lang,
            mandiPrices({ state: 'Maharashtra', district: 'Nashik', commodity: 'kanda', grade: 'FAQ' }, 2),
          ),
        ),
      body: { records: list(record, 0), total: integer(1) },
    },
    '200: a price in rupees per quintal': {
      given: [
        ['there are no mandi prices'],
        ['a mandi price is known', { market: 'Yard 7', ...prices, arrival_date: '2026-04-21' }],
      ],
      body: { records: list({ ...record, market: 'Yard 7', ...prices, arrival_date: '2026-04-21' }), total: 1 },
    },
    '200: none': { given: [['there are no mandi prices']], body: { records: [], total: 0 } },
    '400: a commodity that is too long': {
      isInvalid: true,
      query: { commodity: 'क'.repeat(61), offset: '0', limit: '20' },
      call: () => ask(mandiPricesQuery(lang, mandiPrices({ commodity: 'क'.repeat(61) }, 1))),
      body: refusal,
    },
    '404: a server without this call': {
      given: [['the operation does not exist', { operationId: 'listMandiPrices' }]],
    },
  },
})
