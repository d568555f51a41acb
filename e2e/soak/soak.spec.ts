import { test } from '@playwright/test'
import { count } from '../../tests/figures.ts'
import { expect } from '../fixture.ts'
import { needsNginx } from '../production/fixture.ts'
import { createPerson, type Line } from './person.ts'
import { startWorld } from './world.ts'

/**
 * A day of use as one run (`npm run full -- soak`). Ten people act by a seed, on lines that change. Meanwhile browsers and the
 * mock are killed, and new releases and pages come. Afterwards every enquiry, payment and draft is there once, with its owner.
 *
 * Environment: `SOAK_SECONDS=100` makes a short run, `SOAK_SEED=7` the same plan again, `SOAK_HISTORY=1` prints all acts.
 */
const SECONDS = Number(process.env['SOAK_SECONDS'] ?? 3600)
const SEED = Number(process.env['SOAK_SEED'] ?? Date.now() % 1_000_000)
const PEOPLE = 10

needsNginx(test)

/** Numbers from 0 to 1 by a seed (mulberry32). */
function randomBy(seed: number) {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

test('ten people on bad lines: each enquiry, payment and draft is there once, with its owner @full', async () => {
  test.setTimeout((SECONDS + 900) * 1000)
  console.log(`soak: seed ${SEED}, ${SECONDS} s`)
  const random = randomBy(SEED)
  const one = <T>(of: readonly T[]) => of[Math.floor(random() * of.length)]!
  const folder = test.info().outputPath('soak')
  const mobiles = Array.from(
    { length: PEOPLE },
    (_, index) => `97${String(SEED % 1_000_000).padStart(6, '0')}${index}0`,
  )
  const world = await startWorld(folder, mobiles)
  const tried: Record<string, { tried: number; done: number }> = {}
  const tally = (what: string, isDone: boolean) => {
    const figures = (tried[what] ??= { tried: 0, done: 0 })
    figures.tried++
    if (isDone) figures.done++
  }
  /** What happened, in order; `who` is empty for the world. */
  const history: { who: string; what: string }[] = []
  const problems: { who: string; what: string }[] = []
  const enquiries: { who: string; text: string; isDone: boolean; wasKilled?: boolean }[] = []
  const payments: { who: string; id: string; isDone: boolean }[] = []
  try {
    const [variety] = world.rows<{ id: number }>('SELECT id FROM variety WHERE subcategory_id = 49 ORDER BY id LIMIT 1')
    const own = world.users.map(({ userId }) => userId).join()
    const ids = world.rows<{ id: number }>(
      `SELECT id FROM enquiry WHERE closed_at IS NULL AND user_id NOT IN (${own}) AND created_at < ? ORDER BY id DESC LIMIT 2000`,
      new Date(Date.now() - 48 * 3_600_000).toISOString(),
    )
    const people = world.users.map((user) => createPerson(user, world.origin, folder, String(variety!.id)))
    const end = Date.now() + SECONDS * 1000
    const worldEvents = Object.entries(world.events)
    for (let turn = 0; Date.now() < end || turn < 8; turn++) {
      const person = one(people)
      // Each kind comes in the first turns, however short the run is.
      const kind = (['enquiry', 'payment', 'draft'] as const)[turn < 3 ? turn : Math.floor(random() * 3)]!
      const line: Line = turn < 3 ? 'good' : one(['good', 'slow', 'gone for 3 s'])
      const death = turn >= 3 && (turn === 3 || random() < 0.2) ? 1_000 + random() * 5_000 : undefined
      const event = turn >= 4 && turn < 7 ? worldEvents[turn - 4] : random() < 0.15 ? one(worldEvents) : undefined
      const who = person.user.mobile
      const text =
        kind === 'payment' ? String(ids[turn]!.id) : (kind === 'enquiry' && person.kept.enquiry) || `${kind} ${turn}`
      if (kind === 'payment') payments.push({ who, id: text, isDone: false })
      if (kind === 'enquiry' && !enquiries.some((each) => each.text === text))
        enquiries.push({ who, text, isDone: false })
      const happening = event?.[1]().then(
        () => tally(event[0], true),
        (error: unknown) => {
          tally(event[0], false)
          problems.push({ who: '', what: `${event[0]}: ${String(error)}` })
        },
      )
      if (event) history.push({ who: '', what: event[0] })
      const failure = await person.act(kind, text, line, death).then(
        () => '',
        (error: unknown) => String(error).split('\n')[0]!,
      )
      await happening
      tally(kind, failure === '')
      if (death !== undefined) tally('browser killed', true)
      const killed = death === undefined ? '' : `, killed after ${Math.round(death)} ms`
      history.push({ who, what: `${turn}: ${text}, line ${line}${killed}: ${failure || 'done'}` })
      const record =
        kind === 'payment' ? payments.at(-1) : enquiries.find((each) => kind === 'enquiry' && each.text === text)
      if (record && failure === '') record.isDone = true
      if (record && 'text' in record && death !== undefined) record.wasKilled = true
    }

    for (const { who, text, isDone, wasKilled } of enquiries) {
      const rows = world.rows<{ mobile: string }>(
        'SELECT user.mobile FROM enquiry JOIN user ON user.id = enquiry.user_id WHERE additional_notes = ?',
        text,
      )
      if (rows.some(({ mobile }) => mobile !== who)) problems.push({ who, what: `${text} is somebody else's` })
      if (rows.length > 1) problems.push({ who, what: `${text} is there ${rows.length} times` })
      const isOpen = people.find(({ user }) => user.mobile === who)!.kept.enquiry === text
      if (rows.length === 0 && (isDone || !(isOpen || wasKilled))) problems.push({ who, what: `${text} is lost` })
    }
    const isPaid = ({ who, id }: { who: string; id: string }) => {
      const rows = world.rows<{ mobile: string }>(
        `SELECT user.mobile FROM payment_order JOIN user ON user.id = payment_order.user_id
         WHERE kind = 'enquiry' AND target_id = ? AND paid_at IS NOT NULL`,
        Number(id),
      )
      if (rows.some(({ mobile }) => mobile !== who))
        problems.push({ who, what: `enquiry ${id} is paid by somebody else` })
      if (rows.length > 1) problems.push({ who, what: `enquiry ${id} is paid ${rows.length} times` })
      return rows.length > 0
    }
    for (const payment of payments) {
      const paid = isPaid(payment)
      if (payment.isDone && !paid) problems.push({ who: payment.who, what: `enquiry ${payment.id} was never paid` })
    }
    for (const person of people) {
      const who = person.user.mobile
      const paid = payments.filter((each) => each.who === who && isPaid(each)).map(({ id }) => id)
      const { draft, enquiry, hidden } = await person.remains(paid)
      if (person.kept.draft && draft !== person.kept.draft)
        problems.push({ who, what: `${person.kept.draft} is lost: the form has "${draft}"` })
      const { enquiry: text } = person.kept
      const [isStored] = text ? world.rows('SELECT 1 FROM enquiry WHERE additional_notes = ?', text) : [true]
      if (!isStored && enquiry !== text) problems.push({ who, what: `${text} is lost: neither stored nor in the form` })
      for (const id of hidden) problems.push({ who, what: `enquiry ${id} is paid, and its contact hidden` })
    }
  } finally {
    await world.stop()
    for (const [what, figures] of Object.entries(tried)) {
      console.log(`soak: ${what}: ${figures.done} of ${figures.tried}`)
      // What a kill or a dead line stopped is no failure.
      count('soak', `${what}, done`, figures.done, figures.done)
    }
    // The history of a failure is that of its person and of the world: the shortest one is shown.
    const histories = problems.map(({ who, what }) => [
      ...history.filter((each) => each.who === '' || each.who === who).map((each) => each.what),
      `→ ${what}`,
    ])
    const [shortest] = histories.toSorted((a, b) => a.length - b.length)
    if (shortest) console.log(`soak: failed with seed ${SEED}; the shortest history:\n${shortest.join('\n')}`)
    if (process.env['SOAK_HISTORY']) console.log(history.map(({ who, what }) => `${who} ${what}`).join('\n'))
  }
  for (const what of ['enquiry', 'payment', 'draft', 'browser killed', 'mock killed', 'release', 'publishing'])
    expect(tried[what]?.done ?? 0, `${what} succeeds at least once`).toBeGreaterThan(0)
  expect(problems.map(({ what }) => what)).toEqual([])
})
