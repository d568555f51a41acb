import type { OperationId } from '../../mock-server/operation.ts'
import type { Locale } from '../../src/i18n/locales.ts'
import { anEnquiry, aPrice } from '../../tests/factories.ts'

export type Found = {
  place: string
  operation: OperationId
  locale: Locale
  reply: unknown
  /** The fault that occurred. */
  what?: string
}

const enquiry = anEnquiry({ id: 11 })
const price = aPrice()
const LONG = 'W'.repeat(300)

/** Replies with which the fuzz broke a page, as minimised by fast-check; each fault is fixed. */
export const FOUND: Found[] = [
  {
    place: 'home',
    operation: 'listLatestEnquiries',
    locale: 'en',
    reply: { [LONG]: [enquiry] },
    what: 'a long name of a category was wider than the page',
  },
  {
    place: 'home',
    operation: 'listLatestEnquiries',
    locale: 'en',
    reply: { '<script>globalThis.ran = 1</script>': [enquiry] },
    what: 'a tag in the name of a category was taken for one of the text around it',
  },
  {
    place: 'board',
    operation: 'listGlobalEnquiries',
    locale: 'hi',
    reply: { count: 2_147_483_648, next: null, previous: null, results: [enquiry] },
    what: 'page numbers of nine digits were wider than the page',
  },
  {
    place: 'board',
    operation: 'listGlobalEnquiries',
    locale: 'mr',
    reply: { count: Number.MAX_VALUE, next: null, previous: null, results: [] },
    what: 'a count of 309 digits was wider than the page',
  },
  {
    place: 'own enquiry',
    operation: 'getEnquiry',
    locale: 'hi',
    reply: { ...enquiry, status: LONG },
    what: 'a long status that only the server knows was wider than the page',
  },
  {
    place: 'change of an enquiry, before it is there',
    operation: 'getEnquiry',
    locale: 'mr',
    reply: { ...enquiry, product: { id: 1, name: LONG }, sub_category: { id: 1, name: LONG } },
    what: 'a long name of the produce was wider than the page',
  },
  {
    place: 'change of an enquiry, before it is there',
    operation: 'getEnquiry',
    locale: 'en',
    reply: { ...enquiry, photo: 'mailto:somebody@other.invalid' },
    what: 'the stored photo could have any address',
  },
  {
    place: 'mandi',
    operation: 'listMandiPrices',
    locale: 'en',
    reply: { records: [{ ...price, modal_price: 100_000_000.005 }], total: 0 },
    what: 'a price of nine digits was wider than its card',
  },
  {
    place: 'mandi on a wide screen',
    operation: 'listMandiPrices',
    locale: 'hi',
    reply: { records: [], total: Number.MAX_VALUE },
    what: 'a number of 309 digits was wider than the page',
  },
  {
    place: 'mandi prices as a file',
    operation: 'listMandiPrices',
    locale: 'hi',
    reply: { records: [price], total: Number.MAX_VALUE },
    what: 'what was said of the file was wider than the page',
  },
  {
    place: 'mandi with its markets compared',
    operation: 'listMandiPrices',
    locale: 'en',
    reply: { records: [{ ...price, commodity: LONG, market: LONG }], total: 1 },
    what: 'names in the heading, the list, the chart and the table were wider than the page',
  },
  {
    place: 'product',
    operation: 'getFarmer',
    locale: 'en',
    reply: null,
    what: 'a seller that could not be loaded left an empty section, without a word or another try',
  },
]
