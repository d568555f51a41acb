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
const keptByAddress = () => {
  const kept = new Map<string, string>()
  return textOf((text, { url }) => (kept.has(url) || kept.set(url, text), kept.get(url)!))
}
/** Changes a page of a list, such as its rows or count. */
const pageOf = (change: (page: { count: number; next: string | null; results: unknown[] }) => object) =>
  textOf((text) => {
    const page = JSON.parse(text) as { count: number; next: string | null; results: unknown[] }
    return Array.isArray(page.results) ? JSON.stringify({ ...page, ...change(page) }) : text
  })

const signIn: ProviderFault[] = [
  {
    name: 'a code signs in again and again',
    journey: 'A code signs in once',
    ...after('verifyOtp', ({ store }) => void run(store, 'UPDATE otp SET used = 0')),
  },
  {
    name: 'a code that was sent to anybody signs in as anybody else',
    journey: 'A code signs in only the number',
    ...before('verifyOtp', ({ store, body: { mobile, otp } }) => {
      if (store.db.prepare('SELECT 1 FROM otp WHERE code = ?').get(otp))
        run(store, 'UPDATE otp SET code = ?, used = 0 WHERE mobile = ?', otp, mobile)
    }),
  },
  {
    name: 'every token is that of the first who signed in',
    journey: 'Who signs in is the person',
    ...after(
      'verifyOtp',
      ({ store }) => void run(store, 'UPDATE token SET user_id = (SELECT user_id FROM token LIMIT 1)'),
    ),
  },
  {
    name: 'a code never expires',
    journey: 'A code that has expired',
    ...before('verifyOtp', ({ store }) => void run(store, `UPDATE otp SET expires_at = '2099-01-01T00:00:00Z'`)),
  },
  {
    name: 'all codes that were sent stay good',
    journey: 'A new code takes the place',
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
    name: 'codes may be guessed for ever',
    journey: 'Guessing is stopped',
    ...before('verifyOtp', ({ store }) => void run(store, 'UPDATE otp SET tries = 0')),
  },
  {
    name: '429 does not say how long to wait',
    journey: 'Guessing is stopped',
    reply: (reply) =>
      new Response(reply.body, { status: reply.status, headers: without(reply.headers, 'retry-after') }),
  },
  {
    name: 'the refusal of a wrong code says the right one',
    journey: 'No reply says the code',
    ...after('verifyOtp', ({ store, body }, reply) => {
      const { code } = store.db.prepare('SELECT code FROM otp WHERE mobile = ?').get(body.mobile) ?? {}
      const said = reply.body as { message?: string }
      return said.message ? { ...reply, body: { ...said, message: `${said.message} (${code as string})` } } : reply
    }),
  },
  {
    name: 'the code comes in a header',
    journey: 'No reply says the code',
    reply: at(/\/request-otp\/$/, headersOf({ 'x-debug': 'otp=735-108' })),
  },
]

const session: ProviderFault[] = [
  {
    name: 'without a token one is served as somebody',
    journey: 'Without a token',
    request: async (request, { token }) => {
      if (/^Bearer (?!a-token)./.test(request.headers.get('authorization') ?? '')) return request
      const headers = new Headers(request.headers)
      headers.set('authorization', `Bearer ${await token('9812345670')}`)
      return new Request(request, { headers })
    },
  },
  {
    name: 'what is a person’s is private, but kept',
    journey: 'What belongs to one person',
    reply: headersOf({ 'cache-control': 'private, max-age=0' }),
  },
  {
    name: 'a failure comes with its stack trace',
    journey: 'A failure of the server',
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
    ['with spaces at other places', '"phone":"703 829 156 4"'],
    ['in Devanagari digits', '"phone":"७०३८२९१५६४"'],
    ['in base64', `"ref":"${btoa(`tel:${OWNER}`)}"`],
    ['in two halves', '"std":"70382","line":"91564"'],
    ['by the owner’s name', '"seller":"ASHA  PAWAR"'],
    ['by the owner’s company', '"firm":{"title":"Pawar Farm"}'],
    ['by an e-mail address', '"reply_to":"mailto:asha%40example.com"'],
  ] as const
).map(([how, field]): ProviderFault => ({
  name: `an enquiry gives its owner away ${how}`,
  journey: 'Nothing of an enquiry’s owner',
  reply: onlyHidden((text) => text.replaceAll('"can_view_contact":false', `${field},"can_view_contact":false`)),
}))

const contacts: ProviderFault[] = [
  ...leaks,
  {
    name: 'the owner’s number comes in a header',
    journey: 'Nothing of an enquiry’s owner',
    reply: at(DETAIL, headersOf({ 'x-owner': `+91-${OWNER.slice(0, 5)}-${OWNER.slice(5)}` })),
  },
  {
    name: 'the order of a contact says whom it is for',
    journey: 'Nothing of an enquiry’s owner',
    reply: at(
      /\/purchase\/$/,
      textOf((text) => text.replace('"order_id"', `"note":"${OWNER}","order_id"`)),
    ),
  },
  {
    name: 'the home page tells the owners’ numbers',
    journey: 'The home page says nothing',
    reply: at(
      /latest-enquiries/,
      textOf((text) => text.replaceAll('"status":', `"call":"0${OWNER}","status":`)),
    ),
  },
  {
    name: 'an enquiry says where its owner lives',
    journey: 'The address of an owner',
    reply: at(
      DETAIL,
      textOf((text) => text.replace('"location":"', '"location":"Near the school, Ozar, ')),
    ),
  },
  {
    name: 'who paid does not get the contact',
    journey: 'A contact shows to who paid',
    ...before('getEnquiryDetail', ({ store }) => void run(store, 'DELETE FROM interested')),
  },
  {
    name: 'everybody is told who paid',
    journey: 'Who paid for a contact',
    reply: textOf((text) =>
      text.replace('"interested_users":null', `"interested_users":[{"name":"Ravi","mobile":"${PAYER}"}]`),
    ),
  },
  {
    name: 'an order that nobody paid shows the contact',
    journey: 'An order for a contact',
    ...after('purchaseEnquiryContact', ({ store }) => void run(store, `UPDATE payment_order SET paid_at = created_at`)),
  },
  {
    name: 'each press on Buy makes another order',
    journey: 'An order for a contact',
    ...before('purchaseEnquiryContact', ({ store }) => void run(store, `DELETE FROM payment_order`)),
  },
  {
    name: 'a contact is sold to who has it',
    journey: 'A contact that one sees already',
    reply: at(/\/purchase\/$/, (reply) =>
      reply.status === 400
        ? Response.json({ data: { order_id: 'order_Twice1', amount: 1000, currency: 'INR' } })
        : reply,
    ),
  },
  {
    name: 'premium never ends',
    journey: 'A subscription that has ended',
    ...before('getEnquiryDetail', ({ user }) => ({
      user: { ...user, premium_until: user.premium_until && '2099-01-01' },
    })),
  },
  ...['farmer', 'buyer', 'manufacturer'].map((type): ProviderFault => ({
    name: `a ${type}’s number stands in a field of its own`,
    journey: `The contact of a ${type}`,
    reply: onlyHidden((text) =>
      text.replaceAll('"can_view_contact":false', `"whatsapp":"91${OWNER}","can_view_contact":false`),
    ),
  })),
]

const ownEnquiries: ProviderFault[] = [
  {
    name: '₹24.50 is sent and ₹25 is stored',
    journey: 'What is posted is read back',
    ...before('createEnquiry', ({ body }) => ({ body: { ...body, expected_price: Math.round(body.expected_price) } })),
  },
  {
    name: 'the minimum price of an enquiry is per quintal',
    journey: 'What is posted is read back',
    reply: textOf((text) =>
      text.replace(
        /"minimum_expected_price":([\d.]+)/,
        (_, price) => `"minimum_expected_price":${Number(price) * 100}`,
      ),
    ),
  },
  {
    name: 'a change takes away what was not sent',
    journey: 'What is changed is read back',
    ...before('updateEnquiry', ({ body }) => ({ body: { ...body, additional_notes: body.additional_notes ?? '' } })),
  },
  {
    name: 'the link of a photo is a script',
    journey: 'A photo that is added',
    reply: textOf((text) => text.replaceAll(/"photo":"[^"]+"/g, '"photo":"javascript:alert(1)"')),
  },
  {
    name: 'a photo that was deleted stays',
    journey: 'A photo that is added',
    handlers: () => ({ deleteProductImage: () => ({ status: 204 }) }),
  },
  {
    name: 'the own list is everybody’s',
    journey: 'The list of own enquiries',
    handlers: (real) => ({ listOwnEnquiries: (call) => real.listGlobalEnquiries(call) }),
  },
  {
    name: 'a change by somebody else is refused, and made',
    journey: 'Nobody reads or changes',
    ...before(
      'updateEnquiry',
      ({ store, path: { id } }) => void run(store, 'UPDATE enquiry SET quantity = 99 WHERE id = ?', id),
    ),
  },
  {
    name: 'what is pending is on the board',
    journey: 'A new enquiry waits',
    ...before('listGlobalEnquiries', ({ now }) => ({ now: now + 48 * 3_600_000 })),
  },
  {
    name: 'what is closed stays on the board',
    journey: 'A closed enquiry leaves',
    ...before(
      'listGlobalEnquiries',
      ({ store }) => void run(store, 'UPDATE enquiry SET closed_at = NULL, closing_remark = NULL'),
    ),
  },
  {
    name: 'the contact of a closed enquiry is sold',
    journey: 'A closed enquiry leaves',
    ...before(
      'purchaseEnquiryContact',
      ({ store }) => void run(store, 'UPDATE enquiry SET closed_at = NULL, closing_remark = NULL'),
    ),
  },
  {
    name: 'everybody reads why an enquiry was closed',
    journey: 'Why an enquiry was closed',
    reply: at(DETAIL, async (reply, request, { store }) => {
      const { remark } =
        store.db.prepare('SELECT max(closing_remark) AS remark FROM enquiry WHERE id = 9001').get() ?? {}
      return textOf((text) =>
        text.replace('"closing_remark":null', `"closing_remark":${JSON.stringify(remark ?? null)}`),
      )(reply, request)
    }),
  },
  {
    name: 'the timeline stays empty',
    journey: 'The timeline of an enquiry',
    ...before('listEnquiryTasks', ({ store }) => void run(store, 'DELETE FROM task')),
  },
  {
    name: 'the idempotency key is not read',
    journey: 'The same Idempotency-Key twice',
    request: (request) => new Request(request, { headers: without(request.headers, 'idempotency-key') }),
  },
  {
    name: 'a key is everybody’s',
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
    name: 'a change of the name is everybody’s',
    journey: 'A name and an e-mail address',
    ...after('editUserProfile', ({ store, body }) => void run(store, 'UPDATE user SET full_name = ?', body.full_name)),
  },
  {
    name: 'step 2 of a registration is thrown away',
    journey: 'A registration is read back',
    ...after('createFarmer', ({ store }) => void run(store, `UPDATE business SET extras = '{}', company_name = ''`)),
  },
  {
    name: 'deletion can be asked for once only',
    journey: 'A request for deletion',
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
    name: 'a payment is confirmed, and nothing is stored',
    journey: 'A payment that is confirmed',
    handlers: () => ({ verifyPayment: () => ({ status: 200, body: { status: 'success', message: 'Thank you.' } }) }),
  },
  {
    name: 'the profile knows nothing of a payment',
    journey: 'The profile and the subscription',
    reply: at(
      /user-profile/,
      textOf((text) => text.replace('"is_premium":true', '"is_premium":false')),
    ),
  },
  {
    name: 'any signature confirms a payment',
    journey: 'A forged signature',
    ...before('verifyPayment', ({ body }) => ({
      body: { ...body, razorpay_signature: signPayment(body.razorpay_order_id, body.razorpay_payment_id) },
    })),
  },
  {
    name: 'anybody’s payment counts for who sends it',
    journey: 'A forged signature',
    ...before('verifyPayment', ({ store, user }) => void run(store, 'UPDATE payment_order SET user_id = ?', user.id)),
  },
  {
    name: 'an order is made for any amount',
    journey: 'Premium costs what',
    ...before('createPayment', ({ body }) => ({ body: { ...body, amount: 999 } })),
  },
]

const lists: ProviderFault[] = [
  { name: 'every page is the first', journey: 'The board has each', request: withoutQuery('page') },
  {
    name: 'the count is wrong by five',
    journey: 'The board has each',
    reply: at(
      BOARD,
      pageOf(({ count }) => ({ count: count + 5 })),
    ),
  },
  {
    name: 'there is never a next page',
    journey: 'The board has each',
    reply: at(
      BOARD,
      pageOf(() => ({ next: null })),
    ),
  },
  {
    name: 'own enquiries come oldest first',
    journey: 'The own enquiries have',
    reply: at(
      OWN,
      pageOf(({ results }) => ({ results: results.toReversed() })),
    ),
  },
  { name: 'the directory repeats its first page', journey: 'The directory has each', request: withoutQuery('page') },
  { name: 'the board does not search', journey: 'The filters of the board', request: withoutQuery('search') },
  {
    name: 'the board does not filter by crop',
    journey: 'The filters of the board',
    request: withoutQuery('sub_category'),
  },
  {
    name: 'the directory does not filter',
    journey: 'The filters of the directory',
    request: withoutQuery('subcategory_id', 'search'),
  },
  {
    name: 'mandi prices are those of all places',
    journey: 'The mandi prices',
    request: withoutQuery('state', 'district', 'commodity'),
  },
  { name: 'mandi prices have one page', journey: 'The mandi prices', request: withoutQuery('offset') },
  {
    name: 'the home page shows eight of each category',
    journey: 'The home page shows at most',
    reply: at(
      /latest-enquiries/,
      textOf((text) => text.replaceAll(/\[(\{[^\]]+)\]/g, '[$1,$1]')),
    ),
  },
  {
    name: 'the prices of a business’s products are per quintal',
    journey: 'Prices are per kg',
    reply: at(
      /business-products/,
      textOf((text) => text.replaceAll('"expected_price":24.5', '"expected_price":2450')),
    ),
  },
  {
    name: 'the prices of the own list are per quintal',
    journey: 'Prices are per kg',
    reply: at(
      OWN,
      textOf((text) => text.replaceAll('"expected_price":24.5', '"expected_price":2450')),
    ),
  },
]

const language: ProviderFault[] = [
  {
    name: 'the board is kept in the language of who came first',
    journey: 'Names of the catalogue',
    reply: at(BOARD, keptByAddress()),
  },
  {
    name: 'names in Hindi and Marathi are swapped',
    journey: 'Names of the catalogue',
    request: (request) => (request.method === 'GET' ? swapped(request) : request),
  },
  {
    name: 'every menu is in English',
    journey: 'Menus, and the lists',
    request: (request) => (request.url.includes('product-categories') ? spoken('en')(request) : request),
  },
  {
    name: 'mandi prices are in English',
    journey: 'Crops, varieties',
    request: (request) => (request.url.includes('price-mandi') ? spoken('en')(request) : request),
  },
  {
    name: 'names of crops, varieties and mandi prices in Hindi and Marathi are swapped',
    journey: 'Crops, varieties',
    request: (request) => (/subcategories|price-mandi/.test(request.url) ? swapped(request) : request),
  },
  {
    name: 'what businesses deal in is named in English',
    journey: 'What a business deals in',
    request: (request) => (request.url.includes('business-products') ? spoken('en')(request) : request),
  },
  {
    name: 'the features of a plan stand under the wrong language',
    journey: 'What people read',
    reply: at(
      /plans/,
      textOf((text) => text.replace('"hi":', '"x":').replace('"mr":', '"hi":').replace('"x":', '"mr":')),
    ),
  },
  {
    name: 'what a visitor reads is in English',
    journey: 'What a visitor reads',
    request: (request) => (request.url.includes('/auth/') ? spoken('en')(request) : request),
  },
  { name: 'what is said in Hindi and in Marathi is swapped', journey: 'What people read', request: swapped },
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
