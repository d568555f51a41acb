import { columns } from '../names.ts'
import type { DatabaseSync } from 'node:sqlite'
import type { Business } from './businesses.ts'
import { demoToken, demoUsers } from './demo-users.ts'
import type { Enquiry } from './enquiries.ts'
import { createRandom, type Random } from './random.ts'
import { insertRows } from './rows.ts'
import { stages } from './stages.ts'

const DAY = 24 * 60 * 60_000

/** Prices in paise: ₹10 per contact (§payments.5) and ₹999 per year (§subscription.1). */
const CONTACT_PRICE = 1_000
const PLAN_PRICE = 99_900

type Purchase = { kind: 'enquiry' | 'business'; buyer: Business; target: Enquiry | Business; age: number }

/** Inserts what happened after posting: tasks of the stages, bought contacts, premium, photos. */
export function seedProgress(
  db: DatabaseSync,
  businesses: readonly Business[],
  enquiries: readonly Enquiry[],
  now: number,
) {
  const random = createRandom('progress')
  const at = (age: number) => new Date(now - age).toISOString()
  const approved = enquiries.filter(({ age }) => age > DAY)

  insertRows(
    db,
    'task',
    approved.flatMap((enquiry) => tasksOf(random, enquiry, at)),
  )
  insertRows(
    db,
    'enquiry_image',
    enquiries.flatMap(({ row, age, categoryId, product }) => {
      if (!product || row.photo === null) return []
      // Some enquiries have a second photo.
      if (!random.chance(0.4)) return []
      const image = `/media/crops/${secondPictures[categoryId] ?? 'field'}.svg`
      return [{ user_product: row.user_product ?? null, image, created_at: at(age) }]
    }),
  )
  seedPurchases(
    db,
    [...demoPurchases(random, businesses, approved), ...strangers(random, businesses, approved)],
    random,
    at,
  )
  seedPremium(db, random, at)
  insertRows(
    db,
    'token',
    demoUsers.map(({ mobile }, index) => ({
      token: demoToken(mobile),
      user_id: index + 1,
      expires_at: at(-365 * DAY),
    })),
  )
}

/** The second photo of each category: how the goods are packed or where they grow. */
const secondPictures: Record<number, string> = {
  1: 'grain-sack',
  2: 'grain-sack',
  3: 'grain-sack',
  4: 'crate',
  5: 'crate',
  6: 'grain-sack',
}

/** Tasks of each stage that the enquiry has reached. Almost half have reached one; those over 12 days old may have reached any. */
function tasksOf(random: Random, { id, age, author }: Enquiry, at: (age: number) => string) {
  const own = author.demo !== undefined
  const reached = random.chance(own ? 0.75 : 0.45) ? random.int(1, age > 12 * DAY ? stages.length : 2) : 0
  const tasks = stages.slice(0, reached).flatMap(({ stage, tasks }) => {
    const done = new Set(random.some(tasks, random.int(1, tasks.length)))
    // The drawn tasks, in the order in which they are done.
    return tasks.filter((title) => done.has(title)).map((title) => ({ stage, title }))
  })
  return tasks.map(({ stage, title }, index) =>
    Object.assign(columns('title', title), {
      enquiry_id: id,
      stage,
      remark: '',
      task_created_at: at(Math.round(age - ((age - DAY / 24) * (index + 1)) / (tasks.length + 1))),
    }),
  )
}

function strangers(random: Random, businesses: readonly Business[], enquiries: readonly Enquiry[]): Purchase[] {
  const buyers = businesses.filter(({ type, demo }) => !demo && type !== 'farmer')
  return enquiries.flatMap((target) => {
    if (!random.chance(target.author.demo ? 0.5 : 0.22)) return []
    const others = buyers.filter((buyer) => buyer !== target.author)
    return random.some(others, random.int(1, 4)).map((buyer) => {
      return { kind: 'enquiry' as const, buyer, target, age: Math.round(target.age * (0.05 + random.next() * 0.8)) }
    })
  })
}

function demoPurchases(random: Random, businesses: readonly Business[], enquiries: readonly Enquiry[]): Purchase[] {
  return businesses.flatMap((buyer) => {
    const wanted = buyer.demo?.purchases
    if (!wanted) return []
    const foreign = enquiries.filter(({ author, closing, type }) => author !== buyer && !closing && type === 'sell')
    const directory = businesses.filter(
      ({ type, complete, demo }) => complete && !demo && (type === 'farmer' || type === 'manufacturer'),
    )
    return [
      ...random
        .some(foreign, wanted.enquiries)
        .map((target) => ({ kind: 'enquiry' as const, buyer, target, age: Math.round(target.age / 2) })),
      ...random
        .some(directory, wanted.businesses)
        .map((target) => ({ kind: 'business' as const, buyer, target, age: random.int(1, 50) * DAY })),
    ]
  })
}

function seedPurchases(
  db: DatabaseSync,
  purchases: readonly Purchase[],
  random: Random,
  at: (age: number) => string,
): void {
  insertRows(
    db,
    'payment_order',
    purchases.map(({ kind, buyer, target, age }) => ({
      order_id: orderId(random),
      user_id: buyer.userId,
      kind,
      target_id: target.id,
      amount: CONTACT_PRICE,
      created_at: at(age + 90_000),
      paid_at: at(age),
    })),
  )
}

function seedPremium(db: DatabaseSync, random: Random, at: (age: number) => string): void {
  const setPremium = db.prepare('UPDATE user SET premium_until = ? WHERE id = ?')
  for (const [index, { premiumDays }] of demoUsers.entries()) {
    if (premiumDays === undefined) continue
    const user_id = index + 1
    const expires_at = at(-premiumDays * DAY)
    const paid_at = at((365 - premiumDays) * DAY)
    const order = { order_id: orderId(random), kind: 'subscription', target_id: 1, amount: PLAN_PRICE }
    insertRows(db, 'payment_order', [{ user_id, ...order, created_at: paid_at, paid_at, verified_at: paid_at }])
    insertRows(db, 'subscription', [{ user_id, amount: PLAN_PRICE / 100, expires_at }])
    setPremium.run(expires_at, user_id)
  }
}

/** An id in the payment provider's format: 14 letters or digits. */
function orderId(random: Random): string {
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'
  return `order_${Array.from({ length: 14 }, () => letters.charAt(random.int(0, 61))).join('')}`
}
