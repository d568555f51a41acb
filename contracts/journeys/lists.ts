import { KINDS } from './contacts.ts'
import { ME, OTHER, type Journey, type Person, type Reply, type World } from './journey.ts'

type Page = { count: number; next: string | null; previous: string | null; results: { id: number }[] }
type ListOperation = 'listGlobalEnquiries' | 'listOwnEnquiries' | 'listFarmers'
const pageOf = async (who: Person, operation: ListOperation, query: Record<string, string | number>) =>
  (await who.ask(operation, { query })).is(200) as Reply<Page>

const sorted = (ids: number[]) => ids.toSorted((one, other) => one - other).join()

/** Reads five rows in pages of two. Each row must come once, with the same count and correct links on each page. */
async function readsInPages(who: Person, operation: ListOperation, expected: number[], order: 'as given' | 'any') {
  const pages = []
  for (const page of [1, 2, 3]) pages.push(await pageOf(who, operation, { page, page_size: 2 }))
  const ids = pages.flatMap(({ body }) => body.results.map(({ id }) => id))
  const [first, , last] = pages as [Reply<Page>, Reply<Page>, Reply<Page>]
  const inOrder = (some: number[]) => (order === 'any' ? sorted(some) : some.join())
  last.says(inOrder(ids), inOrder(expected), '$.results')
  for (const page of pages) page.says(page.body.count, expected.length, '$.count')
  first.must(Boolean(first.body.next), 'has no link to the next page, and there is one', '$.next')
  first.says(first.body.previous, null, '$.previous')
  last.says(last.body.next, null, '$.next')
  last.must(Boolean(last.body.previous), 'has no link to the page before, and there is one', '$.previous')
  const past = await pageOf(who, operation, { page: 4, page_size: 2 })
  past.says(past.body.results.length, 0, '$.results')
}

/** Creates five enquiries whose chronological order differs from that of their ids and of their creation. */
async function fiveEnquiries({ given }: World, owner: string) {
  await given('there are no enquiries')
  const byDay = { 9003: 15, 9002: 12, 9004: 14, 9005: 11, 9001: 13 }
  for (const [id, day] of Object.entries(byDay))
    await given('an enquiry exists', { id: Number(id), owner, created_at: `2026-04-${day}T06:30:00Z` })
  return [9003, 9004, 9001, 9002, 9005]
}

export const lists: Journey[] = [
  {
    promise: 'The board has each enquiry once, newest first, with the right count.',
    page: 'board',
    uses: ['listGlobalEnquiries'],
    harm: 'Nobody ever sees some enquiries, or the pager leads nowhere.',
    async run(world) {
      const ids = await fiveEnquiries(world, OTHER)
      await readsInPages(await world.person(ME), 'listGlobalEnquiries', ids, 'as given')
    },
  },
  {
    promise: 'The own list has each enquiry once, newest first, with the right count.',
    page: 'enquiries',
    uses: ['listOwnEnquiries'],
    harm: 'People don’t find what they posted, and post it again.',
    async run(world) {
      const ids = await fiveEnquiries(world, ME)
      await world.given('an enquiry exists', { id: 9006, owner: OTHER })
      await readsInPages(await world.person(ME), 'listOwnEnquiries', ids, 'as given')
    },
  },
  {
    promise: 'The directory has each business once, with the right count.',
    page: 'directory',
    uses: ['listFarmers'],
    harm: 'Nobody finds some businesses.',
    async run(world) {
      await world.given('there are no businesses')
      const ids = [9001, 9002, 9003, 9004, 9005]
      for (const id of ids) await world.given('a business exists', { id, type: 'farmer' })
      await readsInPages(await world.person(ME), 'listFarmers', ids, 'any')
    },
  },
  {
    promise: 'The board’s filters exclude everything else, also from the count.',
    page: 'board',
    uses: ['listGlobalEnquiries'],
    harm: 'People who look for buyers of wheat get every enquiry.',
    async run(world) {
      await world.given('there are no enquiries')
      await world.given('the catalogue is loaded', { category: 1, subcategory: 1, variety: 1 })
      for (const [id, type] of [
        [9001, 'sell'],
        [9002, 'buy'],
        [9003, 'sell'],
      ] as const)
        // prettier-ignore
        await world.given('an enquiry exists', { id, type, owner: OTHER })
      const me = await world.person(ME)
      const found: [query: Record<string, string | number>, ids: string][] = [
        [{ type: 'sell' }, '9001,9003'],
        [{ type: 'buy' }, '9002'],
        [{ sub_category: 1 }, '9001,9002,9003'],
        [{ sub_category: 999_999 }, ''],
        [{ search: 'गेहूं' }, '9001,9002,9003'],
        [{ search: 'zzzzzz' }, ''],
        [{ search: 'गेहूं zzzzzz' }, ''],
        [{ type: 'buy', search: 'गेहूं', sub_category: 1 }, '9002'],
      ]
      for (const [query, ids] of found) {
        const reply = await pageOf(me, 'listGlobalEnquiries', query)
        const said = sorted(reply.body.results.map(({ id }) => id))
        reply.must(
          said === ids,
          `${JSON.stringify(query)} finds ${said || 'nothing'} where ${ids || 'nothing'} matches`,
          '$.results',
        )
        reply.says(reply.body.count, ids === '' ? 0 : ids.split(',').length, '$.count')
      }
    },
  },
  {
    promise: 'The directory’s filters exclude everything else.',
    page: 'directory',
    uses: ['listFarmers', 'listBuyers', 'listManufacturers'],
    harm: 'People who look for wheat dealers in Nashik get every business.',
    async run(world) {
      await world.given('there are no businesses')
      for (const [index, [type]] of KINDS.entries()) await world.given('a business exists', { id: 9001 + index, type })
      const me = await world.person(ME)
      for (const [index, [, operation]] of KINDS.entries()) {
        const idsFor = async (query: Record<string, string | number>) => {
          // TypeScript can't tell which of the lists `operation` is; all have pages.
          const reply = (await me.ask(operation, { query })).is(200) as unknown as Reply<Page>
          return { reply, ids: reply.body.results.map(({ id }) => id).join() }
        }
        const all = await idsFor({ subcategory_id: 1 })
        all.reply.says(all.ids, String(9001 + index), '$.results')
        for (const query of [{ subcategory_id: 999_999 }, { search: 'zzzzzz' }] as Record<string, string | number>[]) {
          const none = await idsFor(query)
          none.reply.must(none.ids === '', `${JSON.stringify(query)} finds ${none.ids}`, '$.results')
          none.reply.says(none.reply.body.count, 0, '$.count')
        }
      }
    },
  },
  {
    promise: 'Mandi prices and their total are of the requested place and crop.',
    page: 'mandi',
    uses: ['listMandiPrices'],
    harm: 'A farmer sees the price of another place or crop, and sells too cheaply.',
    async run({ given, visitor }) {
      await given('there are no mandi prices')
      const price = { min_price: 3900, max_price: 4600, modal_price: 4250, arrival_date: '2026-04-21' }
      for (const market of ['Yard 7', 'Yard 8', 'Yard 9']) await given('a mandi price is known', { market, ...price })
      const found: [query: Record<string, string | number>, rows: number, total: number][] = [
        [{ state: 'Maharashtra' }, 3, 3],
        [{ state: 'Kerala' }, 0, 0],
        [{ state: 'Maharashtra', district: 'Pune' }, 0, 0],
        [{ commodity: 'onion' }, 3, 3],
        [{ commodity: 'zzzzzz' }, 0, 0],
        [{ limit: 2, offset: 0 }, 2, 3],
        [{ limit: 2, offset: 2 }, 1, 3],
      ]
      const markets: string[] = []
      for (const [query, rows, total] of found) {
        const reply = (await visitor.ask('listMandiPrices', { query })).is(200)
        const { records } = reply.body
        reply.must(
          records.length === rows,
          `${JSON.stringify(query)} gives ${records.length} rows, ${rows} are right`,
          '$.records',
        )
        reply.says(reply.body.total, total, '$.total')
        if ('limit' in query) markets.push(...records.map(({ market }) => market))
        if ('offset' in query && query['offset'] === 2)
          reply.must(new Set(markets).size === 3, 'the second page repeats the first', '$.records')
        for (const record of records) reply.says(record.modal_price, 4250, '$.records[0].modal_price')
      }
    },
  },
  {
    promise: 'The home page has the four newest enquiries of each category.',
    page: 'home',
    uses: ['listLatestEnquiries'],
    harm: 'The home page gets long, and old enquiries hide the new ones.',
    async run(world) {
      const ids = await fiveEnquiries(world, OTHER)
      const reply = (await world.visitor.ask('listLatestEnquiries')).is(200)
      const [rows = []] = Object.values(reply.body)
      reply.says(rows.map(({ id }) => id).join(), ids.slice(0, 4).join(), '$.*')
    },
  },
  {
    promise: 'Prices are per kg in every list, whatever the unit.',
    page: 'business',
    uses: ['listBusinessProducts', 'listOwnEnquiries', 'getEnquiry'],
    harm: 'A farmer offers at a hundredth of the price, or at a hundred times the price.',
    async run({ given, person }) {
      await given('a business exists', { id: 9001, type: 'farmer' })
      await given('a business has no products', { id: 9001 })
      await given('a business has products', { id: 9001 })
      await given('there are no enquiries')
      const trade = { expected_price: 24.5, quantity: 40, unit: 'quintal' }
      await given('an enquiry exists', { id: 9001, owner: ME, ...trade })
      const me = await person(ME)
      const products = (await me.ask('listBusinessProducts', { path: { businessId: 9001 } })).is(200)
      products.says(products.body[0]?.expected_price, 24.5, '$[0].expected_price')
      const list = (await me.ask('listOwnEnquiries')).is(200)
      const own = (await me.ask('getEnquiry', { path: { id: 9001 } })).is(200)
      for (const [reply, said] of [
        [list, list.body.results[0]],
        [own, own.body],
      ] as const)
        // prettier-ignore
        for (const [name, value] of Object.entries(trade)) reply.says(said?.[name as keyof typeof trade], value, `$.${name}`)
      own.must(
        own.body.minimum_expected_price <= 24.5,
        'the minimum price is above the price',
        '$.minimum_expected_price',
      )
    },
  },
]
