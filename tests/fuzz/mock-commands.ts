import { boolean, constantFrom, integer, nat, tuple, type Arbitrary, type AsyncCommand } from 'fast-check'
import { expect } from 'vitest'
import { DAY, SESSION, type Model, type Person, type World } from './mock-model.ts'
import { anEnquiryForm, PREMIUM_ORDER } from '../mock-server/client.ts'
import { LOCALES } from '../../src/i18n/locales.ts'

type Act = (person: Person, world: World, model: Model) => Promise<void>

/** An action of one of the people, possible at any time; the model tells its expected result. */
class Command implements AsyncCommand<Model, World> {
  readonly #name: string
  readonly #who: number
  readonly #act: Act

  constructor(name: string, who: number, act: Act) {
    this.#name = name
    this.#who = who
    this.#act = act
  }

  check = () => true
  run = (model: Model, world: World) => this.#act(model.people[this.#who % model.people.length]!, world, model)
  toString = () => `person ${this.#who} ${this.#name}`
}

const command = <T>(values: Arbitrary<T>, name: (value: T) => string, act: (value: T) => Act) =>
  tuple(nat(2), values).map(([who, value]) => new Command(name(value), who, act(value)))

type Page = { count: number; next: string | null; results: { id: number; status: string }[] }
type Order = { data: { order_id: string } }
type Payment = { razorpay_order_id: string; razorpay_payment_id: string; razorpay_signature: string }

/** One of the given enquiries. */
const pick = (ids: readonly number[], at: number) => ids[at % Math.max(1, ids.length)]

/** All pages of a list: as many rows as its count says, without duplicates. */
async function allPages(person: Person, world: World, path: string, pageSize: number) {
  const rows: Page['results'] = []
  for (let page = 1; ; page++) {
    const reply = await world.ask<Page>(person, 'GET', `${path}page=${page}&page_size=${pageSize}`)
    if (!reply) return undefined
    expect(reply.status).toBe(200)
    const { count, next, results } = reply.body
    rows.push(...results)
    expect(next === null, `next of page ${page}`).toBe(page * pageSize >= count)
    expect(results.length).toBe(Math.max(0, Math.min(pageSize, count - (page - 1) * pageSize)))
    if (next === null) {
      expect(rows.length).toBe(count)
      expect(new Set(rows.map(({ id }) => id)).size).toBe(count)
      return rows
    }
  }
}

const png = new File([new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])], 'x.png', { type: 'image/png' })

export const allCommands: Arbitrary<AsyncCommand<Model, World>>[] = [
  command(
    constantFrom('123456', '654321'),
    (otp) => `signs in with ${otp}`,
    (otp) => async (person, world) => {
      const { mobile } = person
      const asked = await world.send('POST', '/api/auth/request-otp/', { json: { mobile } })
      if (asked.status === 429) return // after too many wrong codes
      const { status, body } = await world.send<{ token?: string }>('POST', '/api/auth/verify-otp/', {
        json: { mobile, otp },
      })
      expect(status).toBe(200)
      expect(body.token !== undefined).toBe(otp === '123456')
      if (body.token === undefined) return
      person.token = body.token
      person.tokenUntil = world.mock.now() + SESSION
    },
  ),
  command(
    constantFrom(1, 1),
    () => 'logs out',
    () => async (person) => {
      person.token = undefined
      return Promise.resolve()
    },
  ),
  command(
    constantFrom(1, 25, 31 * 24, 400 * 24),
    (hours) => `waits ${hours} h`,
    (hours) => async (_, world) => {
      world.mock.clock.advance((hours * DAY) / 24)
      return Promise.resolve()
    },
  ),
  command(
    integer({ min: 1, max: 10_000 }),
    (quantity) => `posts ${quantity} kg`,
    (quantity) => async (person, world) => {
      const form = anEnquiryForm({ quantity: String(quantity), unit: 'kg' })
      const reply = await world.ask<{ id: number; user_product: number; status: string }>(
        person,
        'POST',
        'enquiries/',
        { form },
      )
      if (!reply) return
      expect(reply).toMatchObject({ status: 201, body: { status: 'pending', quantity } })
      const { id, user_product: userProduct } = reply.body
      expect(person.own.has(id)).toBe(false)
      person.own.set(id, { userProduct, createdAt: world.mock.now(), isClosed: false, images: new Set() })
    },
  ),
  command(
    tuple(nat(), nat(2), integer({ min: 1, max: 99 })),
    ([at]) => `edits ${at}`,
    ([at, whose, quantity]) =>
      async (person, world, { people }) => {
        const owner = people[whose]!
        const id = pick([...owner.own.keys()], at)
        if (id === undefined) return
        const reply = await world.ask(person, 'PATCH', `enquiries/${id}/`, { form: { quantity: String(quantity) } })
        if (!reply) return
        expect(reply.status).toBe(owner !== person ? 404 : owner.own.get(id)!.isClosed ? 400 : 200)
        if (reply.status === 200) expect(reply.body).toMatchObject({ id, quantity })
      },
  ),
  command(
    tuple(nat(), nat(2)),
    ([at]) => `closes ${at}`,
    ([at, whose]) =>
      async (person, world, { people }) => {
        const owner = people[whose]!
        const id = pick([...owner.own.keys()], at)
        if (id === undefined) return
        const enquiry = owner.own.get(id)!
        const reply = await world.ask(person, 'DELETE', `enquiries/${id}/`, { json: { closing_remark: 'बिक गया' } })
        if (!reply) return
        expect(reply.status).toBe(owner !== person ? 404 : enquiry.isClosed ? 400 : 204)
        if (reply.status === 204) enquiry.isClosed = true
      },
  ),
  command(
    tuple(nat(), boolean()),
    ([, add]) => (add ? 'adds an image' : 'deletes an image'),
    ([at, add]) =>
      async (person, world) => {
        const id = pick([...person.own.keys()], at)
        if (id === undefined) return
        const { images, userProduct } = person.own.get(id)!
        const gone = [...images][0]
        if (add) {
          const reply = await world.ask<{ id: number }>(person, 'POST', `product-images/${userProduct}/`, {
            form: { image: png },
          })
          if (!reply) return
          expect(reply.status).toBe(201)
          images.add(reply.body.id)
        } else {
          const reply = await world.ask(person, 'DELETE', `product-images/${userProduct}/${gone ?? 999_999}/`)
          if (!reply) return
          expect(reply.status).toBe(gone === undefined ? 404 : 204)
          if (gone !== undefined) images.delete(gone)
        }
        const reply = await world.ask<{ images: { id: number }[] }>(person, 'GET', `enquiries/${id}/`)
        expect(new Set(reply!.body.images.map((image) => image.id))).toEqual(images)
      },
  ),
  command(
    integer({ min: 3, max: 100 }),
    (size) => `lists own, ${size} a page`,
    (size) => async (person, world) => {
      const rows = await allPages(person, world, 'enquiries/?', size)
      if (!rows) return
      const status = (id: number) => {
        const enquiry = person.own.get(id)!
        return enquiry.isClosed ? 'closed' : world.isOnBoard(enquiry) ? 'approved' : 'pending'
      }
      expect(new Set(rows.map(({ id }) => id))).toEqual(new Set(person.own.keys()))
      for (const row of rows) expect(row.status, `of ${row.id}`).toBe(status(row.id))
    },
  ),
  command(
    constantFrom('', 'type=sell&', 'search=nashik&'),
    (filter) => `lists the board ${filter}`,
    (filter) =>
      async (person, world, { people }) => {
        const rows = await allPages(person, world, `global-enquiries/?${filter}`, 100)
        if (!rows) return
        const ids = new Set(rows.map(({ id }) => id))
        for (const row of rows) expect(row.status).toBe('approved')
        for (const { own } of people)
          for (const [id, enquiry] of own) {
            if (!world.isOnBoard(enquiry)) expect(ids.has(id), `${id} on the board`).toBe(false)
            else if (filter === '') expect(ids.has(id), `${id} on the board`).toBe(true)
          }
      },
  ),
  command(
    tuple(nat(), nat(2)),
    ([at]) => `looks at another's ${at}`,
    ([at, whose]) =>
      async (person, world, { people }) => {
        const owner = people[whose]!
        const id = pick([...owner.own.keys()], at)
        if (id === undefined) return
        const reply = await world.ask<{ data: { can_view_contact: boolean } }>(person, 'GET', `enquiries/${id}/detail/`)
        if (!reply) return
        expect(reply.status).toBe(owner === person || world.isOnBoard(owner.own.get(id)!) ? 200 : 404)
        if (reply.status === 404 || owner === person) return
        expect(reply.body.data.can_view_contact).toBe(world.isPremium(person))
        expect(reply.text.includes(owner.mobile)).toBe(world.isPremium(person))
      },
  ),
  command(
    nat(),
    (at) => `looks for the contact of ${at}`,
    (at) => async (person, world) => {
      const target = world.targets[at % world.targets.length]!
      const reply = await world.ask<{ can_view_contact: boolean }>(person, 'GET', target.path)
      if (!reply) return
      expect(reply.status).toBe(200)
      expect(reply.text.includes('"can_view_contact":true')).toBe(world.maySee(person, target))
      expect(reply.text.includes(target.owner), `${target.owner} in the reply`).toBe(world.maySee(person, target))
    },
  ),
  command(
    tuple(nat(), boolean()),
    ([at, pays]) => `buys ${at}${pays ? '' : ' and does not pay'}`,
    ([at, pays]) =>
      async (person, world) => {
        const target = world.targets[at % world.targets.length]!
        const order = () =>
          target.kind === 'enquiry'
            ? world.ask<Order>(person, 'POST', `enquiries/${target.id}/purchase/`)
            : world.ask<Order>(person, 'POST', 'purchase-business-info/', {
                json: { business_id: target.id, business_type: target.path.replace(/s\/.*/, '') },
              })
        const reply = await order()
        if (!reply) return
        expect(reply.status).toBe(world.maySee(person, target) ? 400 : 200)
        if (reply.status === 400) return
        // Pressing the button twice doesn't order twice.
        const { order_id } = reply.body.data
        expect((await order())!.body.data.order_id).toBe(order_id)
        if (!pays) return
        expect((await world.send('POST', '/_mock/pay', { json: { order_id } })).status).toBe(200)
        expect((await world.send('POST', '/_mock/pay', { json: { order_id } })).status).toBe(400)
        person.bought.add(`${target.kind} ${target.id}`)
      },
  ),
  command(
    constantFrom('pays', 'forges', 'leaves'),
    (how) => `subscribes and ${how}`,
    (how) => async (person, world) => {
      const sent = { json: PREMIUM_ORDER }
      const order = await world.send<{ order_id: string }>('POST', '/api/payment/create/', sent, person.token)
      expect(order.status).toBe(world.isIn(person) ? 201 : 401)
      if (order.status === 401 || how === 'leaves') return
      const { order_id } = order.body
      const payment: Payment =
        how === 'pays'
          ? (await world.send<Payment>('POST', '/_mock/pay', { json: { order_id } })).body
          : { razorpay_order_id: order_id, razorpay_payment_id: 'pay_forged', razorpay_signature: 'f'.repeat(64) }
      const now = world.mock.now()
      // The app verifies again after a crash; an order still buys one year.
      for (const _ of [1, 2]) {
        const verified = await world.send<{ status: string }>(
          'POST',
          '/api/payment/verify/',
          { json: payment },
          person.token,
        )
        expect(verified.status).toBe(how === 'pays' ? 200 : 400)
      }
      if (how !== 'pays') return
      const end = new Date(Math.max(now, person.premiumUntil))
      end.setUTCFullYear(end.getUTCFullYear() + 1)
      person.premiumUntil = end.getTime()
    },
  ),
  command(
    constantFrom(...LOCALES),
    (lang) => `reads the profile in ${lang}`,
    (lang) => async (person, world) => {
      const reply = await world.send<{ is_premium: boolean; user: { mobile: string } }>(
        'GET',
        '/api/mobile/v1/user-profile/',
        { lang },
        person.token,
      )
      expect(reply.status).toBe(world.isIn(person) ? 200 : 401)
      if (reply.status === 200)
        expect(reply.body).toMatchObject({ is_premium: world.isPremium(person), user: { mobile: person.mobile } })
    },
  ),
]
