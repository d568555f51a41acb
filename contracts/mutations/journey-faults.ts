import { signPayment } from '../../mock-server/checkout/signature.ts'
import type { Call, Handlers } from '../../mock-server/operation.ts'
import type { Store } from '../../mock-server/store/store.ts'
import { OTHER as OWNER, THIRD as PAYER } from '../journeys/journey.ts'
import type { ProviderFault } from './mutation.ts'
import { at, headersOf, onlyHidden, textOf, without } from './reply.ts'

// Server faults that show only over several requests, each with the journey that must detect it.

const DETAIL = /enquiries\/\d+\/detail\/$/
const BOARD = /\/global-enquiries\/$/
const OWN = /\/mobile\/v1\/enquiries\/$/
/** Faults that one journey must detect, by their names. */
const of = (journey: string, faults: Record<string, Omit<ProviderFault, 'name' | 'journey'>>) =>
  Object.entries(faults).map(([name, fault]): ProviderFault => Object.assign({ name, journey }, fault))
const run = ({ db }: Store, sql: string, ...values: (string | number | null)[]) => db.prepare(sql).run(...values)
/** A change, or the statement that makes it in the store. */
const asChange = <Change>(change: string | Change) =>
  typeof change === 'string' ? (((call: { store: Store }) => void run(call.store, change)) as Change) : change
/** Changes the call or the stored data before the mock's own handler answers. */
const before = <Id extends keyof Handlers>(
  id: Id,
  change: string | ((call: Call<Id>) => Partial<Call<Id>> | undefined | void),
) => ({
  handlers: (real: Handlers) => ({
    [id]: (call: Call<Id>) => real[id]({ ...call, ...asChange(change)(call) }),
  }),
})
/** Changes the stored data or the reply after the handler has answered. */
const after = <Id extends keyof Handlers>(
  id: Id,
  change: string | ((call: Call<Id>, reply: { status: number; body?: unknown }) => unknown),
) => ({
  handlers: (real: Handlers) => ({
    [id]: async (call: Call<Id>) => {
      const reply = await real[id](call)
      return (await asChange(change)(call, reply as { status: number; body?: unknown })) ?? reply
    },
  }),
})
/** Changes the text of the replies of these addresses. */
const textAt = (address: RegExp, change: (text: string) => string) => ({ reply: at(address, textOf(change)) })
const replacing = (address: RegExp, from: string, to: string) => textAt(address, (text) => text.replaceAll(from, to))
const spoken = (lang: string) => (request: Request) => {
  const headers = new Headers(request.headers)
  headers.set('x-user-lang', lang)
  return new Request(request, { headers })
}
/** Requests to these addresses are read as English ones. */
const englishAt = (address: RegExp) => ({
  request: (request: Request) => (address.test(request.url) ? spoken('en')(request) : request),
})
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
type Page = { count: number; next: string | null; results: unknown[] }
/** Changes the pages of a list, such as their rows or count. */
const pagesAt = (address: RegExp, change: (page: Page) => object) =>
  textAt(address, (text) => {
    const page = JSON.parse(text) as Page
    return Array.isArray(page.results) ? JSON.stringify({ ...page, ...change(page) }) : text
  })

const signIn: ProviderFault[] = [
  ...of('A code works once', {
    'a code works repeatedly': after('verifyOtp', 'UPDATE otp SET used = 0'),
  }),
  ...of('A code works only', {
    'a code works for any number': before('verifyOtp', ({ store, body: { mobile, otp } }) => {
      if (store.db.prepare('SELECT 1 FROM otp WHERE code = ?').get(otp))
        run(store, 'UPDATE otp SET code = ?, used = 0 WHERE mobile = ?', otp, mobile)
    }),
  }),
  ...of('A number always', {
    'everyone gets the first person’s token': after(
      'verifyOtp',
      'UPDATE token SET user_id = (SELECT user_id FROM token LIMIT 1)',
    ),
  }),
  ...of('An expired code', {
    'a code never expires': before('verifyOtp', `UPDATE otp SET expires_at = '2099-01-01T00:00:00Z'`),
  }),
  ...of('A new code invalidates', {
    'earlier codes stay valid': {
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
  }),
  ...of('After at most ten', {
    'codes may be guessed without limit': before('verifyOtp', 'UPDATE otp SET tries = 0'),
    '429 lacks the waiting time': {
      reply: (reply) =>
        new Response(reply.body, { status: reply.status, headers: without(reply.headers, 'retry-after') }),
    },
  }),
  ...of('No reply contains the code', {
    'a refusal contains the right code': after('verifyOtp', ({ store, body }, reply) => {
      const { code } = store.db.prepare('SELECT code FROM otp WHERE mobile = ?').get(body.mobile) ?? {}
      const said = reply.body as { message?: string }
      return said.message ? { ...reply, body: { ...said, message: `${said.message} (${code as string})` } } : reply
    }),
    'a header contains the code': { reply: at(/\/request-otp\/$/, headersOf({ 'x-debug': 'otp=735-108' })) },
  }),
]

const session: ProviderFault[] = [
  ...of('Every operation that needs a token', {
    'requests without a token are served as somebody': {
      request: async (request, { token }) => {
        if (/^Bearer (?!a-token)./.test(request.headers.get('authorization') ?? '')) return request
        const headers = new Headers(request.headers)
        headers.set('authorization', `Bearer ${await token('9812345670')}`)
        return new Request(request, { headers })
      },
    },
  }),
  ...of('Personal replies have', {
    'personal replies are private but cached': { reply: headersOf({ 'cache-control': 'private, max-age=0' }) },
  }),
  ...of('A server error', {
    'an error contains a stack trace': {
      reply: async (reply) =>
        reply.status === 500
          ? Response.json(
              { message: 'Error', error: 'server_error', stack: 'at pay (/srv/app/pay.js:12:3)' },
              { status: 500 },
            )
          : reply,
    },
  }),
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
  ...of('Without payment', {
    'a header has the number': {
      reply: at(DETAIL, headersOf({ 'x-owner': `+91-${OWNER.slice(0, 5)}-${OWNER.slice(5)}` })),
    },
    'an order has the number': replacing(/\/purchase\/$/, '"order_id"', `"note":"${OWNER}","order_id"`),
  }),
  ...of('The home page reveals', {
    'it contains the owners’ numbers': replacing(/latest-enquiries/, '"status":', `"call":"0${OWNER}","status":`),
  }),
  ...of('The address of the owner', {
    'an enquiry contains its owner’s address': replacing(DETAIL, '"location":"', '"location":"Near the school, Ozar, '),
  }),
  ...of('Buyers, premium users', {
    'buyers don’t see the contact': before('getEnquiryDetail', 'DELETE FROM payment_order'),
  }),
  ...of('Only premium users', {
    'everybody sees who paid': {
      reply: textOf((text) =>
        text.replace('"interested_users":null', `"interested_users":[{"name":"Ravi","mobile":"${PAYER}"}]`),
      ),
    },
  }),
  ...of('A contact costs ₹10; its order is', {
    'an unpaid order reveals the contact': after(
      'purchaseEnquiryContact',
      `UPDATE payment_order SET paid_at = created_at`,
    ),
    'each press creates another order': before('purchaseEnquiryContact', `DELETE FROM payment_order`),
  }),
  ...of('A visible contact', {
    'a visible contact is sold again': {
      reply: at(/\/purchase\/$/, (reply) =>
        reply.status === 400
          ? Response.json({ data: { order_id: 'order_Twice1', amount: 1000, currency: 'INR' } })
          : reply,
      ),
    },
  }),
  ...of('An ended subscription', {
    'premium never ends': before('getEnquiryDetail', ({ user }) => ({
      user: { ...user, premium_until: user.premium_until && '2099-01-01' },
    })),
  }),
  ...['farmer', 'buyer', 'manufacturer'].map((type): ProviderFault => ({
    name: `a ${type} has the number`,
    journey: `Only buyers and premium users see the contact of a ${type}`,
    reply: onlyHidden((text) =>
      text.replaceAll('"can_view_contact":false', `"whatsapp":"91${OWNER}","can_view_contact":false`),
    ),
  })),
]

const ownEnquiries: ProviderFault[] = [
  ...of('A posted enquiry', {
    '₹24.50 is stored as ₹25': before('createEnquiry', ({ body }) => ({
      body: { ...body, expected_price: Math.round(body.expected_price) },
    })),
    'the minimum price is per quintal': {
      reply: textOf((text) =>
        text.replace(
          /"minimum_expected_price":([\d.]+)/,
          (_, price) => `"minimum_expected_price":${Number(price) * 100}`,
        ),
      ),
    },
  }),
  ...of('A change is stored', {
    'a change clears fields not sent': before('updateEnquiry', ({ body }) => ({
      body: { ...body, additional_notes: body.additional_notes ?? '' },
    })),
  }),
  ...of('An added photo', {
    'a photo’s link is a script': {
      reply: textOf((text) => text.replaceAll(/"photo":"[^"]+"/g, '"photo":"javascript:alert(1)"')),
    },
    'a deleted photo stays': { handlers: () => ({ deleteProductImage: () => ({ status: 204 }) }) },
  }),
  ...of('The own list has only', {
    'it has everybody’s enquiries': {
      handlers: (real) => ({ listOwnEnquiries: (call) => real.listGlobalEnquiries(call) }),
    },
  }),
  ...of('Another person’s enquiry', {
    'another’s change is refused but made': before(
      'updateEnquiry',
      ({ store, path: { id } }) => void run(store, 'UPDATE enquiry SET quantity = 99 WHERE id = ?', id),
    ),
  }),
  ...of('Only the owner sees a new', {
    'pending enquiries are on the board': before('listGlobalEnquiries', ({ now }) => ({ now: now + 48 * 3_600_000 })),
  }),
  ...of('A closed enquiry leaves', {
    'closed enquiries stay on the board': before(
      'listGlobalEnquiries',
      'UPDATE enquiry SET closed_at = NULL, closing_remark = NULL',
    ),
    'the contact of a closed enquiry is still sold': before(
      'purchaseEnquiryContact',
      'UPDATE enquiry SET closed_at = NULL, closing_remark = NULL',
    ),
  }),
  ...of('Only the owner sees the closing', {
    'everybody sees the remark': {
      reply: at(DETAIL, async (reply, request, { store }) => {
        const { remark } =
          store.db.prepare('SELECT max(closing_remark) AS remark FROM enquiry WHERE id = 9001').get() ?? {}
        return textOf((text) =>
          text.replace('"closing_remark":null', `"closing_remark":${JSON.stringify(remark ?? null)}`),
        )(reply, request)
      }),
    },
  }),
  ...of('The timeline starts', {
    'the timeline is empty': before('listEnquiryTasks', 'DELETE FROM task'),
  }),
  ...of('The same Idempotency-Key twice', {
    'the key is ignored': {
      request: (request) => new Request(request, { headers: without(request.headers, 'idempotency-key') }),
    },
  }),
  ...of('The same Idempotency-Key of two', {
    'keys aren’t per person': {
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
  }),
]

const people: ProviderFault[] = [
  ...of('A changed name', {
    'a change applies to everybody’s name': after(
      'editUserProfile',
      ({ store, body }) => void run(store, 'UPDATE user SET full_name = ?', body.full_name),
    ),
  }),
  ...of('A registration is stored', {
    'step 2 isn’t stored': after('createFarmer', `UPDATE business SET extras = '{}', company_name = ''`),
  }),
  ...of('A deletion can be', {
    'a second request fails': {
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
  }),
  ...of('A confirmed payment makes', {
    'a confirmation isn’t stored': {
      handlers: () => ({ verifyPayment: () => ({ status: 200, body: { status: 'success', message: 'Thank you.' } }) }),
    },
    'each confirmation adds a year': before('verifyPayment', 'UPDATE payment_order SET verified_at = NULL'),
  }),
  ...of('Profile and subscription', {
    'the profile lacks the payment': replacing(/user-profile/, '"is_premium":true', '"is_premium":false'),
  }),
  ...of('A forged signature', {
    'any signature is accepted': before('verifyPayment', ({ body }) => ({
      body: { ...body, razorpay_signature: signPayment(body.razorpay_order_id, body.razorpay_payment_id) },
    })),
    'another’s payment is accepted': before(
      'verifyPayment',
      ({ store, user }) => void run(store, 'UPDATE payment_order SET user_id = ?', user.id),
    ),
  }),
  ...of('An order that differs', {
    'any amount is accepted': before('createPayment', ({ body }) => ({ body: { ...body, amount: 999 } })),
  }),
]

const lists: ProviderFault[] = [
  ...of('The board has each', {
    'every page is the first page': { request: withoutQuery('page') },
    'the count is off by five': pagesAt(BOARD, ({ count }) => ({ count: count + 5 })),
    'no page has a next one': pagesAt(BOARD, () => ({ next: null })),
  }),
  ...of('The own list has each', {
    'oldest first': pagesAt(OWN, ({ results }) => ({ results: results.toReversed() })),
  }),
  ...of('The directory has each', {
    'the directory repeats its first page': { request: withoutQuery('page') },
  }),
  ...of('The board’s filters', {
    'the search is ignored': { request: withoutQuery('search') },
    'the crop filter is ignored': { request: withoutQuery('sub_category') },
  }),
  ...of('The directory’s filters', {
    'the filters are ignored': { request: withoutQuery('subcategory_id', 'search') },
  }),
  ...of('Mandi prices and their', {
    'prices are of all places': { request: withoutQuery('state', 'district', 'commodity') },
    'prices have one page': { request: withoutQuery('offset') },
  }),
  ...of('The home page has the four', {
    'it has eight of each category': textAt(/latest-enquiries/, (text) =>
      text.replaceAll(/\[(\{[^\]]+)\]/g, '[$1,$1]'),
    ),
  }),
  ...of('Prices are per kg', {
    'a business’s products are per quintal': replacing(
      /business-products/,
      '"expected_price":24.5',
      '"expected_price":2450',
    ),
    'the own list is per quintal': replacing(OWN, '"expected_price":24.5', '"expected_price":2450'),
  }),
]

const language: ProviderFault[] = [
  ...of('Catalogue names', {
    'replies are cached in the first language': { reply: at(BOARD, cachedByAddress()) },
    'Hindi and Marathi names are swapped': {
      request: (request) => (request.method === 'GET' ? swapped(request) : request),
    },
  }),
  ...of('Menus, the home page', {
    'menus are in English': englishAt(/product-categories/),
  }),
  ...of('Crops, varieties', {
    'names are in English': englishAt(/price-mandi/),
    'Hindi and Marathi names of crops are swapped': {
      request: (request) => (/subcategories|price-mandi/.test(request.url) ? swapped(request) : request),
    },
  }),
  ...of('A business’s produce', {
    'produce is named in English': englishAt(/business-products/),
  }),
  ...of('Visitors get messages', {
    'visitors’ messages are in English': englishAt(/\/auth\//),
  }),
  ...of('Texts about enquiries', {
    'a plan’s features have the wrong language key': textAt(/plans/, (text) =>
      text.replace('"hi":', '"x":').replace('"mr":', '"hi":').replace('"x":', '"mr":'),
    ),
    'Hindi and Marathi messages are swapped': { request: swapped },
  }),
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
