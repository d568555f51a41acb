import { signPayment } from '../../mock-server/checkout/signature.ts'
import type { Call, Handlers } from '../../mock-server/operation.ts'
import type { Store } from '../../mock-server/store/store.ts'
import type { ProviderFault } from './mutation.ts'
import { at, headersOf, onlyHidden, textOf, without } from './reply.ts'

// Server faults that show only over several requests, each with the journey that must detect it. OWNER and PAYER are
// the users of journeys/contacts.ts.

const OWNER = '7038291564'
const PAYER = '8459603127'
const DETAIL = /enquiries\/\d+\/detail\/$/
const BOARD = /\/global-enquiries\/$/
const OWN = /\/mobile\/v1\/enquiries\/$/
const run = ({ db }: Store, sql: string, ...values: (string | number | null)[]) => db.prepare(sql).run(...values)
/** Changes the call or the stored data before the mock's own handler answers. */
const before = <Id extends keyof Handlers>(
  id: Id,
  change: (call: Call<Id>) => Partial<Call<Id>> | undefined | void,
) => ({
  handlers: (real: Handlers) => ({
    [id]: (call: Call<Id>) => real[id]({ ...call, ...change(call) }),
  }),
})
/** Changes the stored data or the reply after the handler has answered. */
const after = <Id extends keyof Handlers>(
  id: Id,
  change: (call: Call<Id>, reply: { status: number; body?: unknown }) => unknown,
) => ({
  handlers: (real: Handlers) => ({
    [id]: async (call: Call<Id>) => {
      const reply = await real[id](call)
      return (await change(call, reply as { status: number; body?: unknown })) ?? reply
    },
  }),
})
const spoken = (lang: string) => (request: Request) => {
  const headers = new Headers(request.headers)
  headers.set('x-user-lang', lang)
  return new Request(request, { headers })
}
/** Swaps Hindi and Marathi. */
const swapped = (request: Request) => {
  const lang = request.headers.get('x-user-lang') ?? 'en'
  return spoken({ hi: 'mr', mr: 'hi' }[lang] ?? lang)(request)
}
const withoutQuery =
  (...names: string[]) =>
  (request: Request) => {
    if (request.method !== 'GET') return request
    const url = new URL(request.url)
    for (const name of names) url.searchParams.delete(name)
    return new Request(url, request)
  }
/** Caches the first reply to an address and sends it to everyone. */
const cachedByAddress = () => {
  const cache = new Map<string, string>()
  return textOf((text, { url }) => (cache.has(url) || cache.set(url, text), cache.get(url)!))
}
/** Changes a page of a list, such as its rows or count. */
const pageOf = (change: (page: { count: number; next: string | null; results: unknown[] }) => object) =>
  textOf((text) => {
    const page = JSON.parse(text) as { count: number; next: string | null; results: unknown[] }
    return Array.isArray(page.results) ? JSON.stringify({ ...page, ...change(page) }) : text
  })

const signIn: ProviderFault[] = [
  {
    name: 'a code works repeatedly',
    journey: 'A code works once',
    ...after('verifyOtp', ({ store }) => void run(store, 'UPDATE otp SET used = 0')),
  },
  {
    name: 'a code works for any number',
    journey: 'A code works only',
    ...before('verifyOtp', ({ store, body: { mobile, otp } }) => {
      if (store.db.prepare('SELECT 1 FROM otp WHERE code = ?').get(otp))
        run(store, 'UPDATE otp SET code = ?, used = 0 WHERE mobile = ?', otp, mobile)
    }),
  },
  {
    name: 'everyone gets the first person’s token',
    journey: 'A number always',
    ...after(
      'verifyOtp',
      ({ store }) => void run(store, 'UPDATE token SET user_id = (SELECT user_id FROM token LIMIT 1)'),
    ),
  },
  {
    name: 'a code never expires',
    journey: 'An expired code',
    ...before('verifyOtp', ({ store }) => void run(store, `UPDATE otp SET expires_at = '2099-01-01T00:00:00Z'`)),
  },
  {
    name: 'earlier codes stay valid',
    journey: 'A new code invalidates',
    ...before('requestOtp', ({ store, body: { mobile } }) => {
      run(store, `CREATE TABLE IF NOT EXISTS old_code (mobile, code)`)
      run(store, `INSERT INTO old_code SELECT mobile, code FROM otp WHERE mobile = ?`, mobile)
    }),
    request: async (request, { store }) => {
      if (!request.url.endsWith('/verify-otp/')) return request
      const { mobile, otp } = (await request.clone().json()) as { mobile: string; otp: string }
      const isThere = store.db.prepare(`SELECT 1 FROM sqlite_master WHERE name = 'old_code'`).get()
      if (isThere)
        run(
          store,
          'UPDATE otp SET code = ?1 WHERE mobile = ?2 AND ?1 IN (SELECT code FROM old_code WHERE mobile = ?2)',
          otp,
          mobile,
        )
      return request
    },
  },
  {
    name: 'codes may be guessed without limit',
    journey: 'After at most ten',
    ...before('verifyOtp', ({ store }) => void run(store, 'UPDATE otp SET tries = 0')),
  },
  {
    name: '429 lacks the waiting time',
    journey: 'After at most ten',
    reply: (reply) =>
      new Response(reply.body, { status: reply.status, headers: without(reply.headers, 'retry-after') }),
  },
  {
    name: 'a refusal contains the right code',
    journey: 'No reply contains the code',
    ...after('verifyOtp', ({ store, body }, reply) => {
      const { code } = store.db.prepare('SELECT code FROM otp WHERE mobile = ?').get(body.mobile) ?? {}
      const said = reply.body as { message?: string }
      return said.message ? { ...reply, body: { ...said, message: `${said.message} (${code as string})` } } : reply
    }),
  },
  {
    name: 'a header contains the code',
    journey: 'No reply contains the code',
    reply: at(/\/request-otp\/$/, headersOf({ 'x-debug': 'otp=735-108' })),
  },
]

const session: ProviderFault[] = [
  {
    name: 'requests without a token are served as somebody',
    journey: 'Every operation that needs a token',
    request: async (request, { token }) => {
      if (/^Bearer (?!a-token)./.test(request.headers.get('authorization') ?? '')) return request
      const headers = new Headers(request.headers)
      headers.set('authorization', `Bearer ${await token('9812345670')}`)
      return new Request(request, { headers })
    },
  },
  {
    name: 'personal replies are private but cached',
    journey: 'Personal replies have',
    reply: headersOf({ 'cache-control': 'private, max-age=0' }),
  },
  {
    name: 'an error contains a stack trace',
    journey: 'A server error',
    reply: async (reply) =>
      reply.status === 500
        ? Response.json(
            { message: 'Error', error: 'server_error', stack: 'at pay (/srv/app/pay.js:12:3)' },
            { status: 500 },
          )
        : reply,
  },
]

const leaks = (
  [
    ['the number with other spaces', '"phone":"703 829 156 4"'],
    ['the number in Devanagari digits', '"phone":"७०३८२९१५६४"'],
    ['the number in base64', `"ref":"${btoa(`tel:${OWNER}`)}"`],
    ['the number in two halves', '"std":"70382","line":"91564"'],
    ['the owner’s name', '"seller":"ASHA  PAWAR"'],
    ['the owner’s company', '"firm":{"title":"Pawar Farm"}'],
    ['an e-mail address', '"reply_to":"mailto:asha%40example.com"'],
  ] as const
).map(([what, field]): ProviderFault => ({
  name: `an enquiry has ${what}`,
  journey: 'Without payment',
  reply: onlyHidden((text) => text.replaceAll('"can_view_contact":false', `${field},"can_view_contact":false`)),
}))

const contacts: ProviderFault[] = [
  ...leaks,
  {
    name: 'a header has the number',
    journey: 'Without payment',
    reply: at(DETAIL, headersOf({ 'x-owner': `+91-${OWNER.slice(0, 5)}-${OWNER.slice(5)}` })),
  },
  {
    name: 'an order has the number',
    journey: 'Without payment',
    reply: at(
      /\/purchase\/$/,
      textOf((text) => text.replace('"order_id"', `"note":"${OWNER}","order_id"`)),
    ),
  },
  {
    name: 'it contains the owners’ numbers',
    journey: 'The home page reveals',
    reply: at(
      /latest-enquiries/,
      textOf((text) => text.replaceAll('"status":', `"call":"0${OWNER}","status":`)),
    ),
  },
  {
    name: 'an enquiry contains its owner’s address',
    journey: 'The address of the owner',
    reply: at(
      DETAIL,
      textOf((text) => text.replace('"location":"', '"location":"Near the school, Ozar, ')),
    ),
  },
  {
    name: 'buyers don’t see the contact',
    journey: 'Buyers, premium users',
    ...before('getEnquiryDetail', ({ store }) => void run(store, 'DELETE FROM interested')),
  },
  {
    name: 'everybody sees who paid',
    journey: 'Only premium users',
    reply: textOf((text) =>
      text.replace('"interested_users":null', `"interested_users":[{"name":"Ravi","mobile":"${PAYER}"}]`),
    ),
  },
  {
    name: 'an unpaid order reveals the contact',
    journey: 'A contact costs ₹10; its order is',
    ...after('purchaseEnquiryContact', ({ store }) => void run(store, `UPDATE payment_order SET paid_at = created_at`)),
  },
  {
    name: 'each press creates another order',
    journey: 'A contact costs ₹10; its order is',
    ...before('purchaseEnquiryContact', ({ store }) => void run(store, `DELETE FROM payment_order`)),
  },
  {
    name: 'a visible contact is sold again',
    journey: 'A visible contact',
    reply: at(/\/purchase\/$/, (reply) =>
      reply.status === 400
        ? Response.json({ data: { order_id: 'order_Twice1', amount: 1000, currency: 'INR' } })
        : reply,
    ),
  },
  {
    name: 'premium never ends',
    journey: 'An ended subscription',
    ...before('getEnquiryDetail', ({ user }) => ({
      user: { ...user, premium_until: user.premium_until && '2099-01-01' },
    })),
  },
  ...['farmer', 'buyer', 'manufacturer'].map((type): ProviderFault => ({
    name: `a ${type} has the number`,
    journey: `Only buyers and premium users see the contact of a ${type}`,
    reply: onlyHidden((text) =>
      text.replaceAll('"can_view_contact":false', `"whatsapp":"91${OWNER}","can_view_contact":false`),
    ),
  })),
]

const ownEnquiries: ProviderFault[] = [
  {
    name: '₹24.50 is stored as ₹25',
    journey: 'A posted enquiry',
    ...before('createEnquiry', ({ body }) => ({ body: { ...body, expected_price: Math.round(body.expected_price) } })),
  },
  {
    name: 'the minimum price is per quintal',
    journey: 'A posted enquiry',
    reply: textOf((text) =>
      text.replace(
        /"minimum_expected_price":([\d.]+)/,
        (_, price) => `"minimum_expected_price":${Number(price) * 100}`,
      ),
    ),
  },
  {
    name: 'a change clears fields not sent',
    journey: 'A change is stored',
    ...before('updateEnquiry', ({ body }) => ({ body: { ...body, additional_notes: body.additional_notes ?? '' } })),
  },
  {
    name: 'a photo’s link is a script',
    journey: 'An added photo',
    reply: textOf((text) => text.replaceAll(/"photo":"[^"]+"/g, '"photo":"javascript:alert(1)"')),
  },
  {
    name: 'a deleted photo stays',
    journey: 'An added photo',
    handlers: () => ({ deleteProductImage: () => ({ status: 204 }) }),
  },
  {
    name: 'it has everybody’s enquiries',
    journey: 'The own list has only',
    handlers: (real) => ({ listOwnEnquiries: (call) => real.listGlobalEnquiries(call) }),
  },
  {
    name: 'another’s change is refused but made',
    journey: 'Another person’s enquiry',
    ...before(
      'updateEnquiry',
      ({ store, path: { id } }) => void run(store, 'UPDATE enquiry SET quantity = 99 WHERE id = ?', id),
    ),
  },
  {
    name: 'pending enquiries are on the board',
    journey: 'Only the owner sees a new',
    ...before('listGlobalEnquiries', ({ now }) => ({ now: now + 48 * 3_600_000 })),
  },
  {
    name: 'closed enquiries stay on the board',
    journey: 'A closed enquiry leaves',
    ...before(
      'listGlobalEnquiries',
      ({ store }) => void run(store, 'UPDATE enquiry SET closed_at = NULL, closing_remark = NULL'),
    ),
  },
  {
    name: 'the contact of a closed enquiry is still sold',
    journey: 'A closed enquiry leaves',
    ...before(
      'purchaseEnquiryContact',
      ({ store }) => void run(store, 'UPDATE enquiry SET closed_at = NULL, closing_remark = NULL'),
    ),
  },
  {
    name: 'everybody sees the remark',
    journey: 'Only the owner sees the closing',
    reply: at(DETAIL, async (reply, request, { store }) => {
      const { remark } =
        store.db.prepare('SELECT max(closing_remark) AS remark FROM enquiry WHERE id = 9001').get() ?? {}
      return textOf((text) =>
        text.replace('"closing_remark":null', `"closing_remark":${JSON.stringify(remark ?? null)}`),
      )(reply, request)
    }),
  },
  {
    name: 'the timeline is empty',
    journey: 'The timeline starts',
    ...before('listEnquiryTasks', ({ store }) => void run(store, 'DELETE FROM task')),
  },
  {
    name: 'the key is ignored',
    journey: 'The same Idempotency-Key twice',
    request: (request) => new Request(request, { headers: without(request.headers, 'idempotency-key') }),
  },
  {
    name: 'keys aren’t per person',
    journey: 'The same Idempotency-Key of two',
    reply: at(
      OWN,
      (() => {
        const kept = new Map<string, string>()
        return async (reply: Response, request: Request) => {
          const key = request.headers.get('idempotency-key')
          if (key === null || reply.status !== 201) return reply
          return textOf((text) => (kept.has(key) || kept.set(key, text), kept.get(key)!))(reply, request)
        }
      })(),
    ),
  },
]

const people: ProviderFault[] = [
  {
    name: 'a change applies to everybody’s name',
    journey: 'A changed name',
    ...after('editUserProfile', ({ store, body }) => void run(store, 'UPDATE user SET full_name = ?', body.full_name)),
  },
  {
    name: 'step 2 isn’t stored',
    journey: 'A registration is stored',
    ...after('createFarmer', ({ store }) => void run(store, `UPDATE business SET extras = '{}', company_name = ''`)),
  },
  {
    name: 'a second request fails',
    journey: 'A deletion can be',
    reply: at(
      /request-deletion/,
      (() => {
        let asked = 0
        return (reply: Response) =>
          reply.status === 201 && asked++ % 2 === 1
            ? Response.json({ message: 'No', error: 'invalid' }, { status: 400 })
            : reply
      })(),
    ),
  },
  {
    name: 'a confirmation isn’t stored',
    journey: 'A confirmed payment makes',
    handlers: () => ({ verifyPayment: () => ({ status: 200, body: { status: 'success', message: 'Thank you.' } }) }),
  },
  {
    name: 'each confirmation adds a year',
    journey: 'A confirmed payment makes',
    ...before('verifyPayment', ({ store }) => void run(store, 'UPDATE payment_order SET verified_at = NULL')),
  },
  {
    name: 'the profile lacks the payment',
    journey: 'Profile and subscription',
    reply: at(
      /user-profile/,
      textOf((text) => text.replace('"is_premium":true', '"is_premium":false')),
    ),
  },
  {
    name: 'any signature is accepted',
    journey: 'A forged signature',
    ...before('verifyPayment', ({ body }) => ({
      body: { ...body, razorpay_signature: signPayment(body.razorpay_order_id, body.razorpay_payment_id) },
    })),
  },
  {
    name: 'another’s payment is accepted',
    journey: 'A forged signature',
    ...before('verifyPayment', ({ store, user }) => void run(store, 'UPDATE payment_order SET user_id = ?', user.id)),
  },
  {
    name: 'any amount is accepted',
    journey: 'An order that differs',
    ...before('createPayment', ({ body }) => ({ body: { ...body, amount: 999 } })),
  },
]

const lists: ProviderFault[] = [
  { name: 'every page is the first page', journey: 'The board has each', request: withoutQuery('page') },
  {
    name: 'the count is off by five',
    journey: 'The board has each',
    reply: at(
      BOARD,
      pageOf(({ count }) => ({ count: count + 5 })),
    ),
  },
  {
    name: 'no page has a next one',
    journey: 'The board has each',
    reply: at(
      BOARD,
      pageOf(() => ({ next: null })),
    ),
  },
  {
    name: 'oldest first',
    journey: 'The own list has each',
    reply: at(
      OWN,
      pageOf(({ results }) => ({ results: results.toReversed() })),
    ),
  },
  { name: 'the directory repeats its first page', journey: 'The directory has each', request: withoutQuery('page') },
  { name: 'the search is ignored', journey: 'The board’s filters', request: withoutQuery('search') },
  {
    name: 'the crop filter is ignored',
    journey: 'The board’s filters',
    request: withoutQuery('sub_category'),
  },
  {
    name: 'the filters are ignored',
    journey: 'The directory’s filters',
    request: withoutQuery('subcategory_id', 'search'),
  },
  {
    name: 'prices are of all places',
    journey: 'Mandi prices and their',
    request: withoutQuery('state', 'district', 'commodity'),
  },
  { name: 'prices have one page', journey: 'Mandi prices and their', request: withoutQuery('offset') },
  {
    name: 'it has eight of each category',
    journey: 'The home page has the four',
    reply: at(
      /latest-enquiries/,
      textOf((text) => text.replaceAll(/\[(\{[^\]]+)\]/g, '[$1,$1]')),
    ),
  },
  {
    name: 'a business’s products are per quintal',
    journey: 'Prices are per kg',
    reply: at(
      /business-products/,
      textOf((text) => text.replaceAll('"expected_price":24.5', '"expected_price":2450')),
    ),
  },
  {
    name: 'the own list is per quintal',
    journey: 'Prices are per kg',
    reply: at(
      OWN,
      textOf((text) => text.replaceAll('"expected_price":24.5', '"expected_price":2450')),
    ),
  },
]

const language: ProviderFault[] = [
  {
    name: 'replies are cached in the first language',
    journey: 'Catalogue names',
    reply: at(BOARD, cachedByAddress()),
  },
  {
    name: 'Hindi and Marathi names are swapped',
    journey: 'Catalogue names',
    request: (request) => (request.method === 'GET' ? swapped(request) : request),
  },
  {
    name: 'menus are in English',
    journey: 'Menus, the home page',
    request: (request) => (request.url.includes('product-categories') ? spoken('en')(request) : request),
  },
  {
    name: 'names are in English',
    journey: 'Crops, varieties',
    request: (request) => (request.url.includes('price-mandi') ? spoken('en')(request) : request),
  },
  {
    name: 'Hindi and Marathi names of crops are swapped',
    journey: 'Crops, varieties',
    request: (request) => (/subcategories|price-mandi/.test(request.url) ? swapped(request) : request),
  },
  {
    name: 'produce is named in English',
    journey: 'A business’s produce',
    request: (request) => (request.url.includes('business-products') ? spoken('en')(request) : request),
  },
  {
    name: 'a plan’s features have the wrong language key',
    journey: 'Texts about enquiries',
    reply: at(
      /plans/,
      textOf((text) => text.replace('"hi":', '"x":').replace('"mr":', '"hi":').replace('"x":', '"mr":')),
    ),
  },
  {
    name: 'visitors’ messages are in English',
    journey: 'Visitors get messages',
    request: (request) => (request.url.includes('/auth/') ? spoken('en')(request) : request),
  },
  { name: 'Hindi and Marathi messages are swapped', journey: 'Texts about enquiries', request: swapped },
]

export const journeyFaults: ProviderFault[] = [
  ...signIn,
  ...session,
  ...contacts,
  ...ownEnquiries,
  ...people,
  ...lists,
  ...language,
]
