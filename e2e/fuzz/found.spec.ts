import type { OperationId } from '../../mock-server/operation.ts'
import { anEnquiry, aPrice } from '../../tests/factories.ts'
import { sampled } from '../../tests/sample.ts'
import { faultsOfRefused, faultsOfTaken, openHealthy, refuses, type Target } from './cases.ts'
import { expect, LOCALES, test } from './page.ts'
import { places } from './places.ts'

const enquiry = anEnquiry({ id: 11 })
const price = aPrice()
const LONG = 'W'.repeat(300)

/** Replies with which the fuzz broke a page, as minimised by fast-check; each fault is fixed. */
const found: { place: string; operation: OperationId; reply: unknown; what: string }[] = [
  {
    place: 'home',
    operation: 'listLatestEnquiries',
    reply: { [LONG]: [enquiry] },
    what: 'a long name of a category was wider than the page',
  },
  {
    place: 'home',
    operation: 'listLatestEnquiries',
    reply: { '<script>globalThis.ran = 1</script>': [enquiry] },
    what: 'a tag in the name of a category was taken for one of the text around it',
  },
  {
    place: 'board',
    operation: 'listGlobalEnquiries',
    reply: { count: 2_147_483_648, next: null, previous: null, results: [enquiry] },
    what: 'page numbers of nine digits were wider than the page',
  },
  {
    place: 'board',
    operation: 'listGlobalEnquiries',
    reply: { count: Number.MAX_VALUE, next: null, previous: null, results: [] },
    what: 'a count of 309 digits was wider than the page',
  },
  {
    place: 'own enquiry',
    operation: 'getEnquiry',
    reply: { ...enquiry, status: LONG },
    what: 'a long status that only the server knows was wider than the page',
  },
  {
    place: 'change of an enquiry, before it is there',
    operation: 'getEnquiry',
    reply: { ...enquiry, product: { id: 1, name: LONG }, sub_category: { id: 1, name: LONG } },
    what: 'a long name of the produce was wider than the page',
  },
  {
    place: 'change of an enquiry, before it is there',
    operation: 'getEnquiry',
    reply: { ...enquiry, photo: 'mailto:somebody@other.invalid' },
    what: 'the stored photo could have any address',
  },
  {
    place: 'mandi',
    operation: 'listMandiPrices',
    reply: { records: [{ ...price, modal_price: 100_000_000.005 }], total: 0 },
    what: 'a price of nine digits was wider than its card',
  },
  {
    place: 'mandi',
    operation: 'listMandiPrices',
    reply: { records: [{ ...price, variety: LONG, grade: LONG }], total: 1 },
    what: 'a long variety or grade was wider than its card',
  },
  {
    place: 'mandi on a wide screen',
    operation: 'listMandiPrices',
    reply: { records: [], total: Number.MAX_VALUE },
    what: 'a number of 309 digits was wider than the page',
  },
  {
    place: 'mandi prices as a file',
    operation: 'listMandiPrices',
    reply: { records: [price], total: Number.MAX_VALUE },
    what: 'what was said of the file was wider than the page',
  },
  {
    place: 'mandi with its markets compared',
    operation: 'listMandiPrices',
    reply: { records: [{ ...price, commodity: LONG, market: LONG }], total: 1 },
    what: 'names in the heading, the list, the chart and the table were wider than the page',
  },
  {
    place: 'product',
    operation: 'getFarmer',
    reply: null,
    what: 'a seller that could not be loaded left an empty section, without a word or another try',
  },
]

for (const [index, { place: name, operation, reply, what }] of sampled([...found.entries()], 6))
  test(`${name}: ${operation}: ${what}`, async ({ pageIn }) => {
    const locale = LOCALES[index % LOCALES.length]!
    const place = places.find((each) => each.name === name)!
    const target: Target = { page: await pageIn(locale), locale, place, operation }
    const healthy = await openHealthy(target)
    const find = refuses(operation, reply) ? faultsOfRefused : faultsOfTaken
    expect(await find(target, reply, healthy)).toEqual([])
  })
