import { test } from '@playwright/test'
import { count } from '../../tests/figures.ts'
import { expect } from '../fixture.ts'
import { needsNginx } from '../production/fixture.ts'
import { spendDay } from './day.ts'
import { shortestHistory, shown, stored, type Problem } from './ledger.ts'
import { startWorld } from './world.ts'

// Ten people act by a seed while browsers and the mock are killed and releases change; then every record is there once,
// with its owner. `SOAK_SECONDS=100` is a short run, `SOAK_SEED=7` that plan again, `SOAK_HISTORY=1` prints it.
const SECONDS = Number(process.env['SOAK_SECONDS'] ?? 3600)
const SEED = Number(process.env['SOAK_SEED'] ?? Date.now() % 1_000_000)
const PEOPLE = 10

needsNginx(test)
test.describe.configure({ mode: 'serial' })

const mobilesOf = (seed: number) =>
  Array.from({ length: PEOPLE }, (_, index) => `97${String(seed % 1_000_000).padStart(6, '0')}${index}0`)
let world: Awaited<ReturnType<typeof startWorld>> | undefined
test.afterEach(() => world?.stop())

const whatOf = (problems: Problem[]) => problems.map(({ what }) => what)

test('control: what is lost, doubled or given to another is noticed @full', async () => {
  test.setTimeout(300_000)
  const folder = test.info().outputPath('soak')
  world = await startWorld(folder, mobilesOf(7))
  const { people, ledger } = await spendDay(world, folder, { seed: 7, seconds: 0 })
  expect(whatOf([...ledger.problems, ...stored(world, people, ledger)])).toEqual([])
  const text = ledger.enquiries[0]!.text
  const { id, who } = ledger.payments[0]!
  const stranger = 1
  const enquiry = `additional_notes = '${text}'`
  const payment = `kind = 'enquiry' AND target_id = ${id}`
  const copied = (table: string, columns: string, values: string, where: string) =>
    `INSERT INTO ${table} (${columns}) SELECT ${values} FROM ${table} WHERE ${where}`
  const rows = {
    [`DELETE FROM enquiry WHERE ${enquiry}`]: [`${text} is lost`],
    [`UPDATE enquiry SET user_id = ${stranger} WHERE ${enquiry}`]: [`${text} is somebody else's`],
    [copied('enquiry', ENQUIRY, ENQUIRY.replace('user_product', '-1'), enquiry)]: [`${text} is there 2 times`],
    [`UPDATE payment_order SET paid_at = NULL WHERE ${payment}`]: [`enquiry ${id} was never paid`],
    [`UPDATE payment_order SET user_id = ${stranger} WHERE ${payment}`]: [
      `enquiry ${id} is paid by somebody else`,
      `enquiry ${id} was never paid`,
    ],
    [copied('payment_order', PAYMENT, PAYMENT.replace('order_id', `'order_2'`), payment)]: [
      `enquiry ${id} is paid 2 times`,
    ],
  }
  for (const [sql, problems] of Object.entries(rows))
    expect(whatOf(stored(world.changed(sql), people, ledger)), sql).toEqual(problems)

  const buyer = people.find(({ user }) => user.mobile === who)!
  const hidden = world.changed(`UPDATE payment_order SET target_id = 1 WHERE ${payment}`)
  const claimed = { ...ledger, payments: [{ who, id: 1, isDone: true }] }
  expect(whatOf(await shown(hidden, buyer, claimed))).toEqual(['enquiry 1 is paid, and its contact hidden'])
  const typist = people.find(({ kept }) => kept.draft)!
  expect(whatOf(await shown(world, typist, ledger))).toEqual([])
  await typist.loseDrafts()
  expect(whatOf(await shown(world, typist, ledger))).toEqual([`${typist.kept.draft} is lost: the form has ""`])
  count('soak', 'planted losses that are noticed', 8)
  const history = ['a', 'a', '', 'b', ''].map((who, index) => ({ who, what: String(index) }))
  const problems = ['a', 'b'].map((who) => ({ who, what: 'lost' }))
  expect(shortestHistory({ history, problems })).toEqual(['2', '3', '4', '→ lost'])
})
const ENQUIRY =
  'user_id, user_product, type, product, sub_category, sub_sub_category, quantity, unit, expected_price, location, additional_notes, created_at'
const PAYMENT = 'order_id, user_id, kind, target_id, amount, created_at, paid_at'

test('ten people on bad lines: each enquiry, payment and draft is there once, with its owner @full', async () => {
  test.setTimeout((SECONDS + 900) * 1000)
  console.log(`soak: seed ${SEED}, ${SECONDS} s`)
  const folder = test.info().outputPath('soak')
  world = await startWorld(folder, mobilesOf(SEED))
  const { people, ledger, tried } = await spendDay(world, folder, { seed: SEED, seconds: SECONDS })
  try {
    ledger.problems.push(...stored(world, people, ledger))
    for (const person of people) ledger.problems.push(...(await shown(world, person, ledger)))
  } finally {
    for (const [what, figures] of Object.entries(tried)) {
      console.log(`soak: ${what}: ${figures.done} of ${figures.tried}`)
      // What a kill or a dead line stopped is no failure.
      count('soak', `${what}, done`, figures.done)
    }
    const shortest = shortestHistory(ledger).join('\n')
    if (shortest) console.log(`soak: failed with seed ${SEED}; the shortest history:\n${shortest}`)
    if (process.env['SOAK_HISTORY']) console.log(ledger.history.map(({ who, what }) => `${who} ${what}`).join('\n'))
  }
  for (const what of ['enquiry', 'payment', 'draft', 'browser killed', 'mock killed', 'release', 'publishing'])
    expect(tried[what]?.done ?? 0, `${what} succeeds at least once`).toBeGreaterThan(0)
  expect(whatOf(ledger.problems)).toEqual([])
})
