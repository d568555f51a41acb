import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, describe, expect, test } from 'vitest'
import { COMMON_CROPS } from '../../mock-server/store/seed/common-crops.ts'
import { demoToken, demoUsers } from '../../mock-server/store/seed/demo-users.ts'
import { readJsonData } from '../../mock-server/store/seed/data-files.ts'
import { isGstin, isPan } from '../../src/domain/business/tax-numbers.ts'
import { searchText } from '../../mock-server/store/search-text.ts'
import { openStore, resetStore, schemaVersion, type Store } from '../../mock-server/store/store.ts'
import { LOCALES } from '../../src/i18n/locales.ts'
import { clientOf } from './client.ts'
import { startMock } from './mock.ts'
import { full } from '../sample.ts'

const now = Date.parse('2026-11-20T06:30:00.000Z')
const at = (days: number) => new Date(now + days * 24 * 60 * 60_000).toISOString()
const dayAgo = at(-1)

const store = openStore(':memory:', { now })
afterAll(() => store.db.close())

const rows = (sql: string, from: Store = store) => from.db.prepare(sql).all()
const value = (sql: string, from: Store = store) => Object.values(from.db.prepare(sql).get() ?? {})[0]

/** Everything except the open data, which comes from the same files every time. */
function dump(from: Store) {
  const made = ['user', 'token', 'business', 'product_interest', 'business_product', 'enquiry', 'enquiry_image', 'task']
  return [...made, 'payment_order', 'subscription'].map((table) => rows(`SELECT * FROM ${table}`, from))
}

/** What no row of the seed may be. */
test.each([
  ['a row that refers to none', 'PRAGMA foreign_key_check'],
  ['subcategory without a variety', 'SELECT 1 FROM subcategory WHERE id NOT IN (SELECT subcategory_id FROM variety)'],
  [
    'a business whose PIN is not of its district and state',
    `SELECT b.id FROM business b LEFT JOIN pincode p ON p.pin = b.pin_code AND p.state = b.state AND p.district = b.district
     WHERE p.pin IS NULL OR b.city <> p.offices ->> '$[0][0]'`,
  ],
  ['an enquiry closed before it was posted', 'SELECT id FROM enquiry WHERE closed_at < created_at'],
  [
    'a task older than its enquiry',
    'SELECT t.id FROM task t JOIN enquiry e ON e.id = enquiry_id WHERE task_created_at < e.created_at',
  ],
  [
    'an enquiry of an incomplete business, or one to buy that no buyer wrote',
    `SELECT e.id FROM enquiry e LEFT JOIN business b ON b.user_id = e.user_id
     WHERE b.id IS NULL OR NOT b.has_profile OR (e.type = 'buy' AND b.business_type <> 'buyer')`,
  ],
  [
    'a variety of another subcategory, or a subcategory of another category',
    `SELECT e.id FROM enquiry e JOIN subcategory s ON s.id = e.sub_category JOIN variety v ON v.id = e.sub_sub_category
     WHERE v.subcategory_id <> s.id OR s.category_id <> e.product`,
  ],
  ...['category', 'subcategory', 'variety'].map((table) => [
    `${table} without a name in each language`,
    `SELECT * FROM ${table} WHERE '' IN (${LOCALES.map((locale) => `name_${locale}`).join()})`,
  ]),
  [
    'category with fewer than 8 approved enquiries',
    `SELECT product FROM enquiry WHERE closed_at IS NULL AND created_at <= '${dayAgo}' GROUP BY 1 HAVING count(*) < 8`,
  ],
  [
    'enquiry of more than 61 days ago, or of tomorrow',
    `SELECT id FROM enquiry WHERE created_at NOT BETWEEN '${at(-61)}' AND '${at(0)}'`,
  ],
  ['note with a placeholder', `SELECT additional_notes FROM enquiry WHERE additional_notes GLOB '*[{}]*'`],
])('there is no %s', (_, sql) => expect(rows(sql)).toEqual([]))

test.each([
  ['state with businesses', 36, 'SELECT count(DISTINCT state) FROM business'],
  [
    'type of business with more than 8',
    9,
    'SELECT count(*) FROM (SELECT 1 FROM business GROUP BY business_type HAVING sum(has_profile) > 8)',
  ],
  ['enquiry for produce that was typed', 6, 'SELECT count(*) FROM enquiry WHERE new_subcategory_name IS NOT NULL'],
  ['enquiry that waits for its approval', 11, `SELECT count(*) FROM enquiry WHERE created_at > '${dayAgo}'`],
  ['closed enquiry', 11, 'SELECT count(*) FROM enquiry WHERE closed_at IS NOT NULL'],
  ['note in Devanagari', 151, `SELECT count(*) FROM enquiry WHERE additional_notes GLOB '*[\u0900-\u097f]*'`],
  ['note of its own', 300, 'SELECT count(DISTINCT additional_notes) FROM enquiry'],
])('there are enough of each %s: %i', (_, least, sql) => expect(value(sql)).toBeGreaterThanOrEqual(least))

test('everybody in the seed has a profile, and pincodes have places', async () => {
  const mock = await startMock({ now })
  const status = async (path: string, mobile: string) =>
    (await clientOf(mock, mock.tokenOf(mobile))('GET', `/api/mobile/v1/${path}/`)).status
  const people = mock.rows('SELECT mobile FROM user').map(({ mobile }) => String(mobile))
  expect(people.length).toBeGreaterThan(300)
  for (const mobile of people) expect(await status('user-profile', mobile), mobile).toBe(200)
  for (const { pin } of mock.rows(`SELECT pin FROM pincode WHERE pin % ${full ? 20 : 200} = 0`))
    expect(await status(`location/pincode/${String(pin)}`, people[0]!), String(pin)).toBe(200)
})

test('businesses have a valid PAN and a GSTIN of their state that contains it', () => {
  type States = { states: { name: string; gst: string }[] }
  const { states } = readJsonData<States>('india-states-districts-cities.json')
  const codes = new Map(states.map(({ name, gst }) => [name, gst]))
  let checked = 0
  for (const { extras: json, state } of rows('SELECT * FROM business')) {
    const extras = JSON.parse(String(json)) as Record<string, string>
    const pan = extras.company_pan ?? extras.organization_pan
    const gstin = extras.gst_number ?? extras.organization_gst
    if (!pan || !gstin) continue
    checked += 1
    expect([isPan(pan), isGstin(gstin)]).toEqual([true, true])
    expect(gstin.slice(0, 12)).toBe(`${codes.get(String(state))}${pan}`)
  }
  expect(checked).toBeGreaterThan(180)
})

describe('the commonest crops', () => {
  const places = COMMON_CROPS.flatMap(({ id, grownIn }) => grownIn.map((where) => [id, ...where.split('/')] as const))
  test.each(places)('crop %i has buyers and sellers in %s %s', (id, state, district) => {
    const where = district ? `state = '${state}' AND district = '${district}'` : `state = '${state}'`
    const businesses = rows(
      `SELECT DISTINCT business_type AS type FROM business b JOIN product_interest p ON p.business_id = b.id
       WHERE p.subcategory_id = ${id} AND ${where}`,
    ).map(({ type }) => type)
    expect(businesses).toEqual(expect.arrayContaining(['farmer', 'buyer']))
    const offers = rows(
      `SELECT DISTINCT type FROM enquiry WHERE sub_category = ${id} AND closed_at IS NULL AND created_at < '${dayAgo}' AND ${where}`,
    ).map(({ type }) => type)
    expect(offers).toEqual(expect.arrayContaining(['buy', 'sell']))
  })
})

describe('demo users', () => {
  test('can sign in by their tokens and are what the table says', () => {
    for (const { mobile, business, ownEnquiries = 0, premiumDays } of demoUsers) {
      const user = store.db
        .prepare(
          `SELECT user.id, premium_until, business_type, has_profile,
             (SELECT count(*) FROM enquiry e WHERE e.user_id = user.id) AS enquiries
           FROM user JOIN token ON token.user_id = user.id LEFT JOIN business ON business.user_id = user.id
           WHERE mobile = ? AND token = ?`,
        )
        .get(mobile, demoToken(mobile))
      expect(user, mobile).toMatchObject({
        business_type: business?.type ?? null,
        has_profile: business ? Number(!business.incomplete) : null,
        enquiries: ownEnquiries,
      })
      const premium = user?.premium_until ? Date.parse(String(user.premium_until)) > now : false
      expect(premium, mobile).toBe((premiumDays ?? 0) > 0)
    }
  })
})

test('the search folds case, nukta, chandrabindu and punctuation', () => {
  expect(searchText('Bhindi(Ladies Finger)')).toBe('bhindi ladies finger')
  expect(searchText('सब्ज़ी')).toBe(searchText('सब्जी'))
  expect(searchText('गाँव')).toBe(searchText('गांव'))
  expect(searchText(' 100% Onion_')).toBe('100 onion')
})

describe('a store in a file', () => {
  const folder = mkdtempSync(join(tmpdir(), 'krishi-store-'))
  const file = join(folder, 'mock.db')
  afterAll(() => rmSync(folder, { recursive: true }))

  test('has the seed of its moment, survives reopening, and reset brings the seed back', { timeout: 60_000 }, () => {
    const first = openStore(file, { now: now + 60_000 })
    const newest = (from: Store) => Date.parse(String(value('SELECT max(created_at) FROM enquiry', from)))
    expect(newest(first) - newest(store)).toBe(60_000)
    first.db.prepare(`UPDATE user SET full_name = 'Changed' WHERE id = 5`).run()
    first.db.close()

    const second = openStore(file, { now: now + 1000 })
    expect(value('SELECT full_name FROM user WHERE id = 5', second)).toBe('Changed')
    resetStore(second, { now })
    expect(dump(second)).toEqual(dump(store))
    expect(value('PRAGMA foreign_keys', second)).toBe(1)
    second.db.close()
  })

  test('is rebuilt when it was made by another version', { timeout: 60_000 }, () => {
    const old = new DatabaseSync(join(folder, 'old.db'))
    old.exec('CREATE TABLE enquiry (id INTEGER); CREATE TABLE gone (id INTEGER); PRAGMA user_version = 7')
    old.close()
    const rebuilt = openStore(join(folder, 'old.db'), { now })
    expect(value('PRAGMA user_version', rebuilt)).toBe(schemaVersion)
    expect(dump(rebuilt)).toEqual(dump(store))
    expect(rows(`SELECT name FROM sqlite_schema WHERE name = 'gone'`, rebuilt)).toEqual([])
    rebuilt.db.close()
  })
})
