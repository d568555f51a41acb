import { Hono } from 'hono'
import { faultNames, type Faults } from './faults.ts'
import { OTP } from './handlers/sign-in.ts'
import { jsonReply } from './receive.ts'
import { BadParam, readParams, type Params } from './state-params.ts'
import { putBusiness, putEnquiry, putUser } from './state-rows.ts'
import { businessTypes } from './store/seed/business-extras.ts'
import type { Store } from './store/store.ts'
import { mintToken } from './tokens.ts'
import type { Turns } from './turns.ts'

type World = { store: Store; faults: Faults; now: number }
type State = (world: World, params: Params) => { token: string } | void

const DAY_MS = 24 * 60 * 60 * 1000
const iso = (ms: number) => new Date(ms).toISOString()

/**
 * The provider states that contracts may name, each a short fact about the server's data on top of the seed
 * (README, "Provider states"). They can be combined; `teardown` takes back all of them.
 */
const states = {
  // People and their session
  'a user is signed in': ({ store, now }, params) => {
    const user = putUser(store, params.mobile(), now)
    return { token: mintToken(store, user, now) }
  },
  'no token is valid': ({ store }) => store.db.exec('DELETE FROM token'),
  'the mobile is unknown': ({ store }, params) => {
    // The row stays for what refers to it, under a number that nobody has.
    store.db.prepare(`UPDATE user SET mobile = 'was ' || mobile WHERE mobile = ?`).run(params.mobile())
  },
  'an OTP was requested': ({ store, now }, params) => {
    const expires = params.flag('expired') ? now - 1 : now + 120_000
    store.db
      .prepare('INSERT OR REPLACE INTO otp (mobile, code, expires_at) VALUES (?, ?, ?)')
      .run(params.mobile(), params.optionalText('otp') ?? OTP, iso(expires))
  },
  'too many OTPs were tried': ({ store, now }, params) => {
    store.db
      .prepare('INSERT OR REPLACE INTO otp (mobile, code, expires_at, tries) VALUES (?, ?, ?, 99)')
      .run(params.mobile(), OTP, iso(now + 120_000))
  },
  'the user asked for deletion': ({ store, now }, params) => {
    store.db
      .prepare('INSERT INTO deletion_request (user_id, reason, created_at) VALUES (?, ?, ?)')
      .run(putUser(store, params.mobile(), now), 'Closing the farm', iso(now))
  },

  // Their business
  'the user has no business': ({ store, now }, params) => {
    const user = putUser(store, params.mobile(), now)
    const businesses = 'SELECT id FROM business WHERE user_id = ?'
    for (const table of ['business_product', 'product_interest', 'business_purchase', 'uploaded_document']) {
      store.db.prepare(`DELETE FROM ${table} WHERE business_id IN (${businesses})`).run(user)
    }
    store.db.prepare('DELETE FROM business WHERE user_id = ?').run(user)
  },
  'the user has an incomplete business': ({ store, now }, params) => {
    const owner = putUser(store, params.mobile(), now)
    putBusiness(store, { owner, type: params.oneOf('type', businessTypes, 'farmer'), complete: false }, now)
  },
  'the user has a complete business': ({ store, now }, params) => {
    const owner = putUser(store, params.mobile(), now)
    putBusiness(store, { owner, type: params.oneOf('type', businessTypes, 'farmer'), complete: true }, now)
  },
  'the business of the user lacks a detail': ({ store, now }, params) => {
    const owner = putUser(store, params.mobile(), now)
    store.db
      .prepare(`UPDATE business SET extras = json_remove(extras, '$.' || ?) WHERE user_id = ?`)
      .run(params.text('detail'), owner)
  },

  // Premium
  'the user is premium': ({ store, now }, params) => subscribe(store, putUser(store, params.mobile(), now), now, 200),
  'the subscription has expired': ({ store, now }, params) =>
    subscribe(store, putUser(store, params.mobile(), now), now, -10),
  'the user never subscribed': ({ store, now }, params) => {
    const user = putUser(store, params.mobile(), now)
    store.db.prepare('DELETE FROM subscription WHERE user_id = ?').run(user)
    store.db.prepare('UPDATE user SET premium_until = NULL WHERE id = ?').run(user)
  },

  // Orders
  'a subscription order exists': ({ store, now }, params) => order(store, params, 'subscription', 1, 99_900, now),
  'a contact order exists': ({ store, now }, params) => {
    const kind = params.oneOf('kind', ['enquiry', 'business'])
    order(store, params, kind, params.id('target'), 1000, now)
  },

  // Enquiries
  'an enquiry exists': ({ store, now }, params) => {
    const owner = params.optionalMobile('owner')
    const id = params.id()
    putEnquiry(
      store,
      {
        id,
        type: params.oneOf('type', ['buy', 'sell'], 'sell'),
        owner: owner ? putUser(store, owner, now) : undefined,
      },
      now,
    )
    const viewer = params.optionalMobile('visible_to')
    if (!viewer) return
    store.db
      .prepare('INSERT OR IGNORE INTO interested (enquiry_id, user_id, purchased_at) VALUES (?, ?, ?)')
      .run(id, putUser(store, viewer, now), iso(now))
  },
  'an enquiry is approved': ({ store, now }, params) => {
    const id = params.id()
    store.db.prepare('UPDATE enquiry SET created_at = ? WHERE id = ?').run(iso(now - DAY_MS), id)
  },
  'an enquiry is closed': ({ store, now }, params) => {
    const id = params.id()
    putEnquiry(store, { id, type: 'sell' }, now)
    store.db.prepare(`UPDATE enquiry SET closed_at = ?, closing_remark = 'Sold' WHERE id = ?`).run(iso(now), id)
  },
  'an enquiry has an image': ({ store, now }, params) => {
    const id = params.id()
    putEnquiry(store, { id, type: 'sell' }, now)
    store.db
      .prepare(
        `INSERT OR REPLACE INTO enquiry_image (id, user_product, image, created_at)
         SELECT ?, user_product, '/media/crops/onion.svg', ? FROM enquiry WHERE id = ?`,
      )
      .run(params.id('image'), iso(now), id)
  },
  'an enquiry has tasks': ({ store, now }, params) => {
    const id = params.id()
    putEnquiry(store, { id, type: 'sell' }, now)
    store.db
      .prepare(
        `INSERT INTO task (enquiry_id, stage, title_en, title_hi, title_mr, task_created_at)
         VALUES (?, 'sampleinspection', 'Sample checked', 'नमूने की जाँच हुई', 'नमुना तपासला', ?)`,
      )
      .run(id, iso(now))
  },
  'an enquiry does not exist': ({ store }, params) => removeEnquiries(store, params.id()),
  'there are no enquiries': ({ store }) => removeEnquiries(store),

  // Directory
  'a business exists': ({ store, now }, params) => {
    const id = params.id()
    putBusiness(store, { id, type: params.oneOf('type', businessTypes), complete: true }, now)
    const viewer = params.optionalMobile('visible_to')
    if (!viewer) return
    store.db
      .prepare('INSERT OR IGNORE INTO business_purchase (business_id, user_id, purchased_at) VALUES (?, ?, ?)')
      .run(id, putUser(store, viewer, now), iso(now))
  },
  'a business has products': ({ store, now }, params) => {
    const id = params.id()
    putBusiness(store, { id, complete: true }, now)
    store.db
      .prepare(
        `INSERT INTO business_product (business_id, category_id, subcategory_id, variety_id, photo, expected_price, quantity, unit)
         SELECT ?, category_id, subcategory.id, variety.id, photo, 24.5, 40, 'quintal'
         FROM variety JOIN subcategory ON subcategory.id = subcategory_id LIMIT 1`,
      )
      .run(id)
  },
  'a business has no products': ({ store, now }, params) => {
    const id = params.id()
    putBusiness(store, { id, complete: true }, now)
    store.db.prepare('DELETE FROM business_product WHERE business_id = ?').run(id)
  },
  'there are no businesses': ({ store }) => store.db.exec('UPDATE business SET has_profile = 0'),

  // Open data: the seed has them; these name what a contract relies on.
  'the catalogue is loaded': () => undefined,
  'PIN codes are loaded': () => undefined,
  'mandi prices are loaded': () => undefined,
  'there are no mandi prices': ({ store }) => store.db.exec('DELETE FROM mandi_price'),

  // Faults
  'the server fails': ({ faults }, params) => {
    faults.switchOn({ operationId: params.text('operationId'), fault: params.oneOf('status', faultNames, '500') })
  },
} satisfies Record<string, State>

export type StateName = keyof typeof states
export const stateNames = Object.keys(states) as StateName[]

/**
 * Pact's state-change endpoint: `POST /_pact/state {state, params, action}`, where `action` is `setup` (or absent) or
 * `teardown`. Answers 200 with what the state gives back (`{"token": …}`), 404 for a state that is not known: a 5xx would
 * be tried again for two minutes. Only for a store in memory: a file has somebody's data in it.
 */
export function pactRoutes({
  store,
  turns,
  faults,
  now,
}: {
  store: Store
  turns: Turns
  faults: Faults
  now: () => number
}): Hono {
  const app = new Hono()
  let before: Uint8Array | undefined

  app.post('/state', async ({ req }) => {
    const input: unknown = await req.json().catch(() => undefined)
    const { state, params, action } = { state: '', params: {}, action: 'setup', ...(input as object | undefined) }
    const apply = (states as Record<string, State>)[Object.hasOwn(states, state) ? state : '']
    if (!apply)
      return jsonReply({ status: 404, body: { message: `There is no state "${state}".`, states: stateNames } })

    if (action === 'teardown') {
      faults.clear()
      await turns.inTurn(restore)
      return jsonReply({ status: 200, body: {} })
    }
    try {
      await turns.inTurn(() => (before ??= store.db.serialize()))
      const result = await turns.transaction(() => apply({ store, faults, now: now() }, readParams(params)))
      return jsonReply({ status: 200, body: result ?? {} })
    } catch (error) {
      return jsonReply({ status: error instanceof BadParam ? 400 : 409, body: { message: String(error) } })
    }
  })

  /** Back to how it was before the first state. */
  function restore(): void {
    if (before) store.db.deserialize(before)
    before = undefined
  }

  return app
}

function subscribe({ db }: Store, user: number, now: number, daysLeft: number): void {
  const expires = iso(now + daysLeft * DAY_MS)
  db.prepare('DELETE FROM subscription WHERE user_id = ?').run(user)
  db.prepare('INSERT INTO subscription (user_id, amount, started_at, expires_at) VALUES (?, 999, ?, ?)').run(
    user,
    iso(now + (daysLeft - 365) * DAY_MS),
    expires,
  )
  db.prepare('UPDATE user SET premium_until = ? WHERE id = ?').run(expires, user)
}

function order(store: Store, params: Params, kind: string, target: number, paise: number, now: number): void {
  store.db
    .prepare(
      `INSERT OR REPLACE INTO payment_order (order_id, user_id, kind, target_id, amount, created_at, paid_at)
       VALUES (?, ?, ?, ?, ?, ?, ?)`,
    )
    .run(
      params.text('order_id'),
      putUser(store, params.mobile(), now),
      kind,
      target,
      paise,
      iso(now),
      params.flag('paid') ? iso(now) : null,
    )
}

/** One enquiry with all that belongs to it, or every enquiry. */
function removeEnquiries({ db }: Store, id?: number): void {
  const which = id === undefined ? '' : `WHERE id = ${id}`
  db.exec(`
    DELETE FROM interested WHERE enquiry_id IN (SELECT id FROM enquiry ${which});
    DELETE FROM task WHERE enquiry_id IN (SELECT id FROM enquiry ${which});
    DELETE FROM enquiry_image WHERE user_product IN (SELECT user_product FROM enquiry ${which});
    DELETE FROM enquiry ${which};
  `)
}
