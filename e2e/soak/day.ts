import { createRandom } from '../../mock-server/store/seed/random.ts'
import type { Ledger } from './ledger.ts'
import { createPerson, type Line } from './person.ts'
import type { startWorld } from './world.ts'

/** The first turns have each kind of act and event once, however short the run is. */
const FIRST_TURNS = 8

/** Lets people act for some seconds, by a seed. Browsers and the mock are killed, releases and publishings happen. */
export async function spendDay(
  world: Awaited<ReturnType<typeof startWorld>>,
  folder: string,
  { seed, seconds }: { seed: number; seconds: number },
) {
  const random = createRandom(String(seed))
  const ledger: Ledger = { since: new Date().toISOString(), history: [], problems: [], enquiries: [], payments: [] }
  const { history, problems, enquiries, payments } = ledger
  const tried: Record<string, { tried: number; done: number }> = {}
  const tally = (what: string, isDone: boolean) => {
    const figures = (tried[what] ??= { tried: 0, done: 0 })
    figures.tried++
    if (isDone) figures.done++
  }
  const [variety] = world.rows<{ id: number }>('SELECT id FROM variety WHERE subcategory_id = 49 ORDER BY id LIMIT 1')
  const own = world.users.map(({ userId }) => userId).join()
  const forSale = world
    .rows<{ id: number }>(
      `SELECT id FROM enquiry WHERE closed_at IS NULL AND user_id NOT IN (${own}) AND created_at < ? ORDER BY id DESC`,
      new Date(Date.now() - 48 * 3_600_000).toISOString(),
    )
    .map(({ id }) => id)
  /** Of the enquiries whose contact this person hasn't tried to buy, the one that was tried least. */
  const wantedBy = (who: string) => {
    const buyers = (id: number) => payments.filter((each) => each.id === id).map((each) => each.who)
    const open = forSale.filter((id) => !buyers(id).includes(who))
    return open.reduce((least, id) => (buyers(id).length < buyers(least).length ? id : least))
  }
  const people = world.users.map((user) => createPerson(user, world.origin, folder, variety!.id))
  const events = Object.entries(world.events)

  const end = Date.now() + seconds * 1000
  for (let turn = 0; Date.now() < end || turn < FIRST_TURNS; turn++) {
    const person = random.pick(people)
    const kind = (['enquiry', 'payment', 'draft'] as const)[turn < 3 ? turn : Math.floor(random.next() * 3)]!
    const line: Line = turn < 3 ? 'good' : random.pick(['good', 'slow', 'gone for 3 s'])
    const death = turn >= 3 && (turn === 3 || random.next() < 0.2) ? 1_000 + random.next() * 5_000 : undefined
    const event = turn >= 4 && turn < 7 ? events[turn - 4] : random.next() < 0.15 ? random.pick(events) : undefined
    const who = person.user.mobile
    const text =
      kind === 'payment' ? String(wantedBy(who)) : (kind === 'enquiry' && person.kept.enquiry) || `${kind} ${turn}`
    if (kind === 'payment') payments.push({ who, id: Number(text), isDone: false })
    if (kind === 'enquiry' && !enquiries.some((each) => each.text === text))
      enquiries.push({ who, text, isDone: false, wasKilled: false })

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
    // Nothing was in its way.
    if (line === 'good' && death === undefined && event?.[0] !== 'mock killed' && failure)
      problems.push({ who, what: `${text} was not done on a good line: ${failure}` })
    const enquiry = kind === 'enquiry' && enquiries.find((each) => each.text === text)
    if (enquiry && death !== undefined) enquiry.wasKilled = true
    const record = enquiry || (kind === 'payment' && payments.at(-1))
    if (record && failure === '') record.isDone = true
  }
  return { people, ledger, tried }
}
